import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.ts';

/** A PostgreSQL of its own on this machine: where it answers, and its end, with everything in it. */
export type LocalPostgres = { url: string; stop(): Promise<void> };

/** Seconds to come up, and to live at most. */
const patience = 30;
const longest = 3600;

/** PostgreSQL refuses to run as root: there it runs as its own user, else as nobody. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: idOf('-u', name) ?? 65_534, gid: idOf('-g', name) ?? 65_534 };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

// Ends with us, however we end: its third input closes, and `read` returns. The folder goes with it.
const supervise = `folder=$0; "$@" & server=$!
trap 'kill -INT $server' TERM INT
{ read -r _; kill -INT $server; } <&3 >/dev/null 2>&1 &
while kill -0 $server 2>/dev/null; do wait $server; done
cd / && rm -rf -- "$folder"`;

/** Makes an empty PostgreSQL in a temporary folder on a free loopback port and starts it (about 2 s). Throws a sentence when it cannot. */
export async function startPostgres(): Promise<LocalPostgres> {
  const found = findPostgres();
  if (!found.ok) throw new Error(found.sentence);
  const folder = mkdtempSync(join(tmpdir(), 'foothold-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const runAs = owner();
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  for (const path of runAs ? [folder, passwordFile] : []) chownSync(path, runAs?.uid ?? 0, runAs?.gid ?? 0);
  const data = join(folder, 'data');
  // Another order of letters than PGlite's: a query that relies on one is found out.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];
  const access = ['--username=foothold', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(join(found.bin, 'initdb'), ['-D', data, '--no-sync', ...locale, ...access], {
    ...runAs,
    cwd: folder,
    encoding: 'utf8',
    timeout: patience * 1000,
  });
  if (made.status !== 0) {
    remove();
    throw new Error(`PostgreSQL's initdb failed: ${made.stderr ?? made.error?.message}`);
  }
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('sh', ['-c', supervise, folder, join(found.bin, 'postgres'), '-D', data, ...flags], {
    ...runAs,
    cwd: folder,
    // A Ctrl-C reaches us only; what to do with it is ours to say.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const isUp = new Promise<boolean>((done) => {
    server.stderr?.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
      if (output.includes('ready to accept connections')) done(true);
    });
    ended.then(() => done(false));
    setTimeout(() => done(false), patience * 1000).unref();
  });
  const stop = async () => {
    (server.stdio[3] as NodeJS.WritableStream).end();
    await ended;
    remove();
  };
  setTimeout(stop, longest * 1000).unref();
  if (await isUp) return { url: `postgres://foothold:${password}@127.0.0.1:${port}/postgres`, stop };
  await stop();
  throw new Error(`PostgreSQL did not start: ${output}`);
}

if (import.meta.main) {
  const { url, stop } = await startPostgres();
  console.log(`PostgreSQL runs until Ctrl-C, then everything in it is gone:\nDATABASE_URL=${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
