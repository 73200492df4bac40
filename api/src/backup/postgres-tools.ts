import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BackupError } from './backup-file.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const debian = '/usr/lib/postgresql';
const elsewhere = ['/opt/homebrew/opt/libpq/bin', '/usr/local/opt/libpq/bin', '/usr/local/pgsql/bin'];
const suffix = process.platform === 'win32' ? '.exe' : '';

function foldersOf({ PATH = '' }: Environment): string[] {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...PATH.split(delimiter), ...elsewhere];
}

/** Major version of a program of PostgreSQL, null where it does not run. */
function majorOf(program: string): number | null {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 ? Number(/(\d+)(?:\.\d+)?/.exec(stdout)?.[1]) : null;
}

/**
 * The folder of pg_dump, pg_restore and psql of at least the server's major version. Throws BackupError with what to
 * install where there is none, or only an older one.
 */
export function findPostgresTools(server: number, environment: Environment): string {
  let newest = 0;
  for (const folder of foldersOf(environment)) {
    const programs = (['pg_dump', 'pg_restore', 'psql'] as const).map((name) => join(folder, name + suffix));
    if (folder === '' || !programs.every((program) => existsSync(program))) continue;
    const major = majorOf(programs[0] as string) ?? 0;
    if (major >= server) return folder;
    newest = Math.max(newest, major);
  }
  throw new BackupError(
    newest > 0
      ? `The programs pg_dump and pg_restore on this machine are of PostgreSQL ${newest}, but the server of DATABASE_URL is PostgreSQL ${server}. Install postgresql-client-${server} or newer.`
      : `Copies of the database of DATABASE_URL need pg_dump, pg_restore and psql of PostgreSQL ${server} or newer. Install postgresql-client-${server}, or put their folder on the PATH.`,
  );
}

/** The address without its password, which would be in the list of processes, and the password apart. */
export function splitPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const inQuery = url.searchParams.get('password');
  url.searchParams.delete('password');
  return { url: url.href, password: inQuery ?? password };
}

/** A running program: its pipes, and its end, which rejects with BackupError and what it said when it fails. */
export type RunningTool = { stdin: Writable; stdout: Readable; ended: Promise<void>; kill(): void };

/** Starts one of the programs; the password goes through its environment alone. */
export function runPostgresTool(
  program: string,
  args: readonly string[],
  { password, environment }: { password: string; environment: Environment },
): RunningTool {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...environment,
      ...(password && { PGPASSWORD: password }),
      PGCONNECT_TIMEOUT: '10',
      LC_MESSAGES: 'C',
    },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-2000);
  });
  // Unheard, a program that ended early would end this one.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new BackupError(`${program} could not be started: ${cause.message}.`)),
    );
    child.once('close', (code) => {
      const line = said.trim().split('\n').at(-1) ?? '';
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed: ${line || `it ended with ${code}`}.`));
    });
  });
  ended.catch(() => undefined);
  return { stdin: child.stdin, stdout: child.stdout, ended, kill: () => void child.kill('SIGKILL') };
}
