import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { bareEnv } from './process-test-kit.ts';

type Variables = Record<string, string>;

/** A process whose output is read as one text. */
export type Launched = ChildProcess & { text: () => string };

/** The exit code, once the process has ended. */
export function codeOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('close', (code) => done(code)));
}

/** Ends a process and waits until it has. */
export async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  const ended = codeOf(child);
  child.kill(signal);
  await ended;
}

/** A folder of its own with a data folder, for one command and servers beside it; `variables` hold for all of them. */
export async function openCommandFolder(command: string, variables: Variables = {}) {
  const folder = await mkdtemp(join(tmpdir(), `${command}-`));
  const children: ChildProcess[] = [];

  function launch(file: string, args: readonly string[], more: Variables): Launched {
    const child = spawn(process.execPath, [fileURLToPath(new URL(`../${file}`, import.meta.url)), ...args], {
      cwd: folder,
      env: {
        ...bareEnv(process.env),
        ...{ PORT: '0', DATA_DIR: join(folder, 'data'), WEB_DIR: folder },
        ...variables,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        text += chunk;
      });
    return Object.assign(child, { text: () => text });
  }
  const begin = (args: readonly string[], more: Variables = {}) => launch(`cli/${command}.ts`, args, more);
  const beginServer = (more: Variables = {}) => launch('main.ts', [], more);

  return {
    folder,
    begin,
    beginServer,
    /** Runs the command to its end. */
    async run(args: readonly string[], more: Variables = {}) {
      const child = begin(args, more);
      return { code: await codeOf(child), text: child.text() };
    },
    /** Starts a server and waits until it is ready. */
    async startServer(more: Variables = {}) {
      const child = beginServer(more);
      await expect
        .poll(child.text, { timeout: 120_000, interval: 50 })
        .toMatch(/ready at http:\/\/localhost:\d+\n/);
      return { child, url: /http:\/\/localhost:\d+/.exec(child.text())?.[0] ?? '' };
    },
    /** Ends what still runs and removes the folder. */
    async close() {
      const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(running.map((child) => stop(child, 'SIGKILL')));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type CommandFolder = Awaited<ReturnType<typeof openCommandFolder>>;
