import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFiles } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configs = ['no-bare-text.grit', '.gitignore', 'knip.json', 'package.json'];
const packages = ['core', 'web', 'api', 'e2e', 'extension'];

/** What a check said of a file: its path from the root of the project, whether it stops the build, its words. */
export type Finding = { path: string; isError: boolean; message: string };

/** A folder outside the project that holds its configuration and none of its code. */
export type Skeleton = {
  plant: (files: Readonly<Record<string, string>>) => void;
  /** What Biome says of everything planted. */
  lint: () => Finding[];
  /** What knip calls an unused file or export, as `path` or `path name`. */
  unused: () => string[];
  remove: () => void;
};

type KnipReport = {
  issues: { file: string; files?: unknown[]; exports?: { name: string }[] }[];
};

function run(folder: string, file: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout + stderr;
}

/** Reads what a person would read: the report for machines leaves the advice out. */
function findings(output: string): Finding[] {
  const head = /^(\S+?)(?::\d+:\d+)? (?:lint\/|plugin\b).*━/;
  const found: Finding[] = [];
  for (const line of output.split('\n')) {
    const path = head.exec(line)?.[1];
    if (path) found.push({ path: path.replaceAll('\\', '/'), isError: false, message: '' });
    const last = found.at(-1);
    if (!last) continue;
    if (line.startsWith('  × ')) last.isError = true;
    last.message += `${line}\n`;
  }
  return found;
}

/** Makes such a folder in the temporary files of the machine; the working tree is never written to. */
export function skeleton(): Skeleton {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-fence-'));
  const plant: Skeleton['plant'] = (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  for (const name of configs) copyFileSync(join(root, name), join(folder, name));
  for (const name of packages)
    plant({ [`${name}/package.json`]: readFileSync(join(root, name, 'package.json'), 'utf8') });
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as object;
  plant({ 'biome.json': JSON.stringify({ ...config, $schema: undefined }) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    plant,
    lint: () =>
      findings(
        run(folder, 'node_modules/@biomejs/biome/bin/biome', [
          'lint',
          '--colors=off',
          '--max-diagnostics=none',
        ]),
      ),
    unused: () =>
      (
        JSON.parse(
          run(folder, 'node_modules/knip/bin/knip.js', [
            '--no-progress',
            '--reporter=json',
            '--include=files,exports',
          ]),
        ) as KnipReport
      ).issues.flatMap(({ file, files = [], exports = [] }) => [
        ...files.map(() => file),
        ...exports.map(({ name }) => `${file} ${name}`),
      ]),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Whether the project is in a git checkout; an unpacked archive of it does not. */
export function isGitHere(): boolean {
  return existsSync(join(root, '.git'));
}

/** The code files that git lists and that still stand, or all there are where git is not. */
export function committedFiles(): string[] {
  if (!isGitHere()) return sourceFiles();
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** How many files Biome says it checked in the working tree. */
export function filesBiomeReads(): number {
  const output = run(root, 'node_modules/@biomejs/biome/bin/biome', [
    'format',
    '--colors=off',
    '--max-diagnostics=1',
  ]);
  return Number(/Checked (\d+) files/.exec(output)?.[1] ?? 0);
}
