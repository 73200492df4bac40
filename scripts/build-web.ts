import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'web/dist');
const stamp = join(dist, '.sources');
const sources = [
  'web',
  'scripts/prerender.ts',
  'scripts/extract-styles.ts',
  'core/src',
  'package-lock.json',
  'package.json',
];
const leftOut = /(^|\/)(node_modules|dist[^/]*|\.[^/]+)(\/|$)|\.test\.tsx?$/;

function filesBelow(path: string): string[] {
  if (leftOut.test(path) || !existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(`${path}/${name}`));
}

/** One text that changes whenever anything the web pages are built from does. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(filesBelow).sort())
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const packable = /\.(js|mjs|css|html|svg|json|txt|webmanifest|wasm|aff|dic)$/;

/** Writes .br and .gz beside every file that shrinks, so that the server never compresses a page twice. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => packable.test(one))) {
    const content = await readFile(join(folder, name));
    if (content.length < 1024) continue;
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      zip(content, { level: 9 }),
    ]);
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), gz);
  }
}

/** Runs a program of Node's as a build does; resolves with its exit code. */
function run(args: string[], cwd: string): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((done) => child.once('close', done));
}

/** Builds web/dist unless it already stands for the present sources. Answers false when the build failed; its output says why. */
export async function buildWeb(): Promise<boolean> {
  const hash = sourcesHash();
  if (existsSync(stamp) && existsSync(join(dist, 'index.html')) && readFileSync(stamp, 'utf8') === hash)
    return true;
  console.log('Building the web pages (a few seconds) …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = await run([vite, 'build', '--logLevel', 'warn', '--emptyOutDir'], join(root, 'web'));
  if (built !== 0 || (await run([join(root, 'scripts/prerender.ts')], root)) !== 0) return false;
  await precompress(dist);
  // Only now: a start whose pages stand needs no parser of sources.
  console.log((await import('./measure-routes.ts')).measureRoutes().table);
  // Written last: a build that was stopped in the middle is made again.
  writeFileSync(stamp, hash);
  return true;
}
