import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FuzzedState } from './fuzz-app.ts';

/** A running server of a fuzz run. */
export type FuzzServer = {
  url: string;
  /** Rows, memory and the errors logged since the last time; null where the process is gone. */
  state(): Promise<FuzzedState | null>;
  /** Ends it and answers its exit code; one that does not end within half a minute is killed (-1). */
  stop(): Promise<number>;
};

const patience = 30_000;

/** Starts fuzz-app.ts on a free port; throws when it ends before it listens. */
export async function startFuzzServer(folder: string, databaseUrl?: string): Promise<FuzzServer> {
  const path = fileURLToPath(new URL('./fuzz-app.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [path, folder, ...(databaseUrl ? [databaseUrl] : [])], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  const ended = new Promise<number>((done) => child.once('exit', (code) => done(code ?? -1)));
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) done(said.trim());
    });
    ended.then((code) => fail(new Error(`The server ended with ${code} before it listened.`)));
  });
  return {
    url,
    state: async () => {
      if (!child.connected) return null;
      const answer = new Promise<FuzzedState>((done) => child.once('message', done));
      child.send('state');
      return Promise.race([answer, ended.then(() => null)]);
    },
    stop: async () => {
      child.stdin?.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}
