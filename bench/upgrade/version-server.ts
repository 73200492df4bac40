import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnv } from '@foothold/api/src/testing/process-test-kit.ts';

/** Where one version keeps its data: a folder, and a PostgreSQL where there is an address. */
export type VersionData = { folder: string; databaseUrl: string | null };

/** A running server of some version. */
export type VersionServer = {
  url: string;
  /** The end of what it wrote so far. */
  log(): string;
  stop(): Promise<number | null>;
};

/** Milliseconds to start, to import and to stop. */
const patience = 120_000;

/** How many postings the file of `writePostings` holds, and a word that only they have. */
export const madePostings = { count: 40, word: 'glassblower' };

/** Writes the file of postings that each version imports; answers its path. */
export function writePostings(folder: string): string {
  const path = join(folder, 'jobs.csv');
  const cities = ['Columbus, OH', 'Dayton, OH', 'Austin, TX', 'Remote'];
  const rows = Array.from(
    { length: madePostings.count },
    (_, index) =>
      `Glassblower ${index},Studio ${index % 7} Ltd,"${cities[index % cities.length]}",https://jobs.example/${index},"Blow glass, number ${index}.",2026-11-${String(1 + (index % 20)).padStart(2, '0')}`,
  );
  writeFileSync(path, `title,company,location,url,description,date_posted\n${rows.join('\n')}\n`);
  return path;
}

function environment({ folder, databaseUrl }: VersionData, port: number): Record<string, string> {
  const web = join(folder, '..', 'web');
  mkdirSync(web, { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Foothold</title>');
  return {
    ...bareEnv(process.env),
    DATA_DIR: folder,
    PORT: String(port),
    WEB_DIR: web,
    BACKUP_DAYS: '0',
    WIKIDATA_BASE_URL: 'none',
    ...(databaseUrl && { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret of the upgrade proof, 32 long' }),
  };
}

/** The line that names the error, and the end of what was written. */
const reasonOf = (output: string) => `${/^.*Error.*$/m.exec(output)?.[0] ?? ''} … ${output.slice(-400)}`;

/** Ends a process that takes too long; answers its exit code, null where it was killed. */
function ended(child: ChildProcess): Promise<number | null> {
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  return new Promise((done) =>
    child.once('close', (code) => {
      clearTimeout(timer);
      done(code);
    }),
  );
}

/** Runs a program of the version in `code`; answers its exit code and all that it wrote. */
async function run(args: readonly string[], data: VersionData) {
  const child = spawn(process.execPath, args, {
    env: environment(data, 0),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
  return { code: await ended(child), output };
}

/** Imports the file with the command of the version in `code`; throws what it wrote. */
export async function importPostings(code: string, data: VersionData, file: string): Promise<void> {
  const command = ['api/src/cli/postings-command.ts', 'api/src/postings-command.ts']
    .map((path) => join(code, path))
    .find(existsSync);
  if (!command) throw new Error('It has no command that imports postings.');
  const { code: exit, output } = await run([command, 'import', file], data);
  if (exit !== 0) throw new Error(`The import ended with ${exit}: ${reasonOf(output)}`);
}

/** What the server of `code` says when it does not start; throws where it does not end by itself. */
export async function refusalOf(code: string, data: VersionData): Promise<string> {
  const { code: exit, output } = await run([join(code, 'api/src/main.ts')], data);
  if (exit !== 1) throw new Error(`It ended with ${exit}: ${output.slice(-400)}`);
  return output.trim();
}

/** Starts the server of the version in `code`; throws what it wrote where it ends before it is ready. */
export async function startVersion(code: string, data: VersionData): Promise<VersionServer> {
  const child = spawn(process.execPath, [join(code, 'api/src/main.ts')], {
    env: environment(data, 0),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const end = new Promise<number | null>((done) => child.once('close', done));
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  const url = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
        const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (port) done(`http://localhost:${port}`);
      });
    end.then((code) => fail(new Error(`The server ended with ${code}: ${reasonOf(output)}`)));
  });
  clearTimeout(timer);
  return {
    url,
    log: () => output.slice(-1500),
    stop() {
      const kill = setTimeout(() => child.kill('SIGKILL'), patience);
      child.kill('SIGTERM');
      return end.finally(() => clearTimeout(kill));
    },
  };
}
