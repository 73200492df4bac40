// Runs FILE on the pinned Node, installing first when the lock file changed. Built-ins only: any Node from 18 runs this.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runtimeProblem } from './runtime-integrity.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
const pinned = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.installed');
// npm must not delete the Node it runs on, so the project's own bin folder leaves the PATH while installing.
const outsidePath = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(root));
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) {
  console.log('Installing dependencies (once, about a minute) …');
  const install = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: outsidePath.join(delimiter) },
  });
  if (install.status !== 0)
    fail(
      'The dependencies could not be installed: check the network connection and that this folder can be written, then run the command again.',
    );
  const problem = runtimeProblem(root);
  if (problem) fail(problem);
  try {
    writeFileSync(stamp, lockHash);
  } catch {
    fail(`This folder cannot be written: ${root}`);
  }
}

const major = Number(process.versions.node.split('.')[0]);
const runtime = existsSync(pinned) ? pinned : major >= 24 ? process.execPath : undefined;
if (!runtime)
  fail(`Node 24 or later is needed; this is ${process.version} and the pinned one could not be installed.`);

const [file, ...args] = process.argv.slice(2);
const child = spawn(runtime, [resolve(root, file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // What Node has compiled and stripped of types is kept for the next start, which is half a second shorter for it.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    // For every process below this one as well.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${new URL('module-formats.mjs', import.meta.url)}`]
      .filter(Boolean)
      .join(' '),
    PATH: [bin, ...outsidePath].join(delimiter),
  },
});
// npm passes a signal on to its shell, which dies without telling: an orphan stops too instead of keeping the port.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 500).unref();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
