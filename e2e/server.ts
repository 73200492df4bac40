import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cookie } from '@playwright/test';

/** Who has signed in on a server, and may come again in a new browser. */
export type Guest = {
  identity: { userId: string; email: string; name: string; isKept: boolean };
  cookies: Cookie[];
};

const root = fileURLToPath(new URL('..', import.meta.url));

/** A built Foothold of its own: own folder, own port, stoppable and startable again. */
export class Server {
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  /** Address it answers at; the port stays the same over restarts. */
  url = '';
  /** Everything the process has written. */
  output = '';
  /** How many sign-in links were asked for here. */
  signIns = 0;
  /** Who signs in where a test does not care who it is. */
  guest: Guest | undefined;

  private constructor(dataDir: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<Server> {
    const dataDir = await mkdtemp(join(tmpdir(), 'foothold-e2e-'));
    const { E2E_TEMPLATE: template } = process.env;
    // Three times as fast as a copy that is waited for; a worker has nothing else to do meanwhile.
    if (template) cpSync(template, dataDir, { recursive: true });
    const server = new Server(dataDir, env);
    await server.#launch('0');
    return server;
  }

  async #launch(port: string): Promise<void> {
    const child = spawn(process.execPath, ['api/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        BACKUP_DAYS: '0',
        PORT: port,
        DATA_DIR: this.dataDir,
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    let output = '';
    const keep = (chunk: Buffer) => {
      this.output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    this.url = await new Promise<string>((resolve, reject) => {
      const heard = (chunk: Buffer) => {
        output += chunk;
        const ready = /Foothold is ready at (http:\/\/localhost:\d+)/.exec(output);
        if (ready?.[1]) resolve(ready[1]);
      };
      child.stdout?.on('data', heard);
      child.stderr?.on('data', heard);
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
    });
  }

  /** Ends the process by signal and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Stops and starts on the same folder and port. */
  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const port = new URL(this.url).port;
    await this.stop(signal);
    await this.#launch(port);
  }

  /** Runs `work` on the folder while no server has it; then continues at the same address. */
  async whileStopped<T>(work: () => Promise<T>): Promise<T> {
    const port = new URL(this.url).port;
    await this.stop();
    const answer = await work();
    await this.#launch(port);
    return answer;
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** Runs one of the project's commands on this server's folder; resolves with what it printed. */
export async function runCommand(
  server: Server,
  file: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
  return { code, output };
}
