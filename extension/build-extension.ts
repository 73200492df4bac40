import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Zippable, zipSync } from 'fflate';
import { build } from 'vite';
import { manifest, type Target, targets } from './manifest.ts';

const own = fileURLToPath(new URL('.', import.meta.url));
const root = join(own, '..');

/** One file each, without imports: an injected script cannot be a module, and one form serves both browsers. */
const scripts = {
  background: 'src/background.ts',
  popup: 'src/popup/popup.ts',
  options: 'src/options/options.ts',
  page: 'src/page/page.ts',
  bridge: 'src/site/bridge.ts',
  offer: 'src/site/offer.ts',
};

/** The same sources give the same bytes: the oldest day that a zip file can state, whatever the machine's zone. */
const epoch = new Date(1980, 0, 1);

/** A built extension: its folder to load, its zip to hand in. */
export type Built = { target: Target; folder: string; zip: string };

/** Builds the extension for both browsers below `out`, and a zip beside each folder. */
export async function buildExtension(out = join(own, 'dist')): Promise<Built[]> {
  const shared = join(out, '.shared');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(shared, { recursive: true });
  for (const [name, entry] of Object.entries(scripts)) await bundle(name, join(own, entry), shared);
  cpSync(join(own, 'pages'), shared, { recursive: true });
  cpSync(join(own, 'icons'), join(shared, 'icons'), { recursive: true });
  writeFileSync(
    join(shared, 'licenses.txt'),
    `zod\n\n${readFileSync(join(root, 'node_modules/zod/LICENSE'), 'utf8')}`,
  );
  const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { version: string };
  const built = targets.map((target) => {
    const folder = join(out, target);
    cpSync(shared, folder, { recursive: true });
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest(target, version), null, 2)}\n`);
    const zip = join(out, `foothold-${target}-${version}.zip`);
    writeFileSync(zip, zipOf(folder));
    return { target, folder, zip };
  });
  rmSync(shared, { recursive: true });
  return built;
}

async function bundle(name: string, entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: own,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: ['chrome120', 'firefox142'],
      modulePreload: false,
      // Reviewers of the stores read what they get.
      minify: false,
      lib: { entry, formats: ['iife'], name: `foothold_${name}`, fileName: () => `${name}.js` },
    },
  });
}

function zipOf(folder: string): Uint8Array {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
  const files: Zippable = {};
  for (const path of names)
    files[path.slice(folder.length + 1).replaceAll('\\', '/')] = [
      new Uint8Array(readFileSync(path)),
      { mtime: epoch, level: 9, os: 0, attrs: 0 },
    ];
  return zipSync(files);
}

if (import.meta.main) {
  for (const { target, folder, zip } of await buildExtension())
    process.stdout.write(`${target}: load ${folder}, or take ${zip}\n`);
}
