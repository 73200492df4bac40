import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
function start(code: string): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const module = JSON.stringify(new URL('./pglite.ts', import.meta.url).href);
  const script = `const { openPgliteDb } = await import(${module});
    console.log('opening');
    const db = await openPgliteDb(${JSON.stringify(folder)});
    ${code}`;
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
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
