import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const children: ChildProcess[] = [];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

/** Starts one half of the development server; when it ends, the other one does too. */
function run(args: string[], cwd: string): void {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  children.push(child);
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

console.log('Web with reload: http://localhost:5173 (the API behind it restarts with every change).');
run(['--watch-path=api/src', '--watch-path=core/src', '--watch-preserve-output', 'api/src/main.ts'], root);
run([`${root}node_modules/vite/bin/vite.js`], `${root}web`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
