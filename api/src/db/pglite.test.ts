import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPgliteDb } from './pglite.ts';

let folder: string;
let child: ChildProcess | undefined;
// One for all: to make a database is most of what this takes, and what the first test made is the second one's.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-kill-'));
});
afterEach(() => void child?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true }));

/** A process that opens the folder's database and runs `code` with `db`. */
function start(code: string): ChildProcess & { stdin: NodeJS.WritableStream; stdout: NodeJS.ReadableStream } {
  const module = JSON.stringify(new URL('./pglite.ts', import.meta.url).href);
  const script = `const { openPgliteDb } = await import(${module});
    console.log('opening');
    const db = await openPgliteDb(${JSON.stringify(folder)});
    ${code}`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child = started;
  return started;
}

async function killed(victim: ChildProcess): Promise<void> {
  const gone = new Promise((done) => victim.once('exit', done));
  victim.kill('SIGKILL');
  await gone;
}

test('kill -9 while the database is made leaves nothing half behind', async () => {
  const victim = start('');
  const begun = async () => (await readdir(folder)).some((name) => name.startsWith('postgres.new'));
  while (!(await begun()) && victim.exitCode === null) await new Promise((done) => setTimeout(done, 20));
  expect(victim.exitCode).toBeNull();
  await killed(victim);
  expect(await readdir(folder)).not.toContain('postgres');
  const db = await openPgliteDb(folder);
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await db.close();
  expect(await readdir(folder)).toEqual(['postgres']);
}, 60_000);

/** Writes numbered rows in pairs and prints a number once it is acknowledged, until it is killed. */
const writer = `
  await db.exec('CREATE TABLE IF NOT EXISTS fact (id int PRIMARY KEY, pair int, text text)');
  let [{ next }] = await db.query('SELECT coalesce(max(pair), 0)::int + 1 AS next FROM fact');
  for (;; next += 1) {
    await db.transaction(async (tx) => {
      for (const half of [0, 1])
        await tx.query('INSERT INTO fact VALUES ($1, $2, $3)', [next * 2 + half, next, 'x'.repeat(2000)]);
    });
    console.log('ack ' + next);
  }`;

test('kill -9 in the middle of writing: the database opens, every acknowledged write is there, none is half', async () => {
  let last = 0;
  for (const enough of [5, 40]) {
    const victim = start(writer);
    let output = '';
    await new Promise<void>((done, reject) => {
      victim.once('exit', (code) => reject(new Error(`The writer ended with ${code}.`)));
      victim.stdout.on('data', (chunk) => {
        output += chunk;
        if ((output.match(/ack/g) ?? []).length >= enough) done();
      });
    });
    await killed(victim);
    last = Number([...output.matchAll(/ack (\d+)\n/g)].at(-1)?.[1]);
    expect(last).toBeGreaterThanOrEqual(enough);
    const db = await openPgliteDb(folder);
    const rows = await db.query<{ pair: number; halves: number }>(
      'SELECT pair, count(*)::int AS halves FROM fact GROUP BY pair ORDER BY pair',
    );
    const lost = Array.from({ length: last }, (_, at) => at + 1).filter(
      (pair) => rows[pair - 1]?.pair !== pair,
    );
    expect(lost).toEqual([]);
    expect(rows.filter((row) => row.halves !== 2)).toEqual([]);
    await db.close();
  }
}, 60_000);

/** Makes the kernel refuse files that grow, as a full disk does, for one process and without any right to mount. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0;

/** Does what it is told on its standard input and prints the outcome. */
const orderly = `
  const { createInterface } = await import('node:readline');
  await db.exec('CREATE TABLE IF NOT EXISTS note (id int PRIMARY KEY, text text)');
  let id = 0;
  const write = () => db.query('INSERT INTO note VALUES ($1, $2)', [id + 1, 'x'.repeat(2000)]).then(() => { id += 1; });
  const orders = {
    async fill() {
      try {
        for (;;) { await write(); await db.query("SELECT pg_logical_emit_message(false, '', repeat('x', 1000000))"); }
      } catch { return { id }; }
    },
    async write() { await write(); return { id }; },
    async read() { return (await db.query('SELECT count(*)::int AS rows FROM note'))[0]; },
    async transaction() {
      return db.transaction(async (tx) => {
        await tx.query('INSERT INTO note VALUES (0, $1)', ['lost']);
        for (;;) await tx.query("SELECT pg_logical_emit_message(false, '', repeat('x', 1000000))").catch(() => tx.query('SELECT 1'));
      }).catch((cause) => ({ refused: cause.message }));
    },
    async close() { await db.close(); process.exit(0); },
  };
  console.log('open');
  for await (const order of createInterface(process.stdin))
    console.log(JSON.stringify(await orders[order]().catch((cause) => ({ code: cause.code }))));`;

test.skipIf(!canLimit)(
  'a log that cannot grow breaks no more than its statement: the database is opened again by itself, with every acknowledged row',
  async () => {
    const started = start(orderly);
    const { stdin, stdout, pid } = started;
    const lines = createInterface(stdout)[Symbol.asyncIterator]();
    const answer = async () => JSON.parse((await lines.next()).value ?? 'null');
    const ask = async (order: string) => {
      stdin.write(`${order}\n`);
      return answer();
    };
    const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
    while ((await lines.next()).value !== 'open');
    for (let rows = 1; rows <= 3; rows += 1) expect(await ask('write')).toEqual({ id: rows });
    limit('4000000');
    const { id } = await ask('fill');
    limit('unlimited');
    expect(id).toBeGreaterThanOrEqual(3);
    // A failed reopening is not tried again for two seconds.
    let read = await ask('read');
    while (read.code === '57P03') read = await ask('read');
    expect(read).toEqual({ rows: id });
    expect(await ask('write')).toEqual({ id: id + 1 });

    limit('4000000');
    const refused = ask('transaction');
    expect((await refused).refused).toBeTruthy();
    limit('unlimited');
    read = await ask('read');
    while (read.code === '57P03') read = await ask('read');
    expect(read).toEqual({ rows: id + 1 });
    const ended = new Promise((done) => started.once('exit', done));
    stdin.write('close\n');
    expect(await ended).toBe(0);
  },
  120_000,
);
