import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { openMemoryDb, openPgliteDb } from './pglite.ts';
import { PgliteProxy } from './pglite-proxy.ts';

let db: Db;
beforeAll(async () => {
  db = await openMemoryDb();
  await db.exec('CREATE TABLE note (id int PRIMARY KEY, text text NOT NULL)');
}, 60_000);
afterAll(() => db.close());

const idsOf = async () =>
  (await db.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map((row) => row.id);

test('nothing of another caller slips into an open transaction', async () => {
  const seen: string[] = [];
  const first = db.transaction(async (tx) => {
    await tx.query("INSERT INTO note VALUES (10, 'a')");
    // Room enough for the other's statement, which waits by now.
    for (let turn = 0; turn < 20; turn += 1) await tx.query('SELECT 1');
    seen.push('transaction');
    throw new Error('rolled back');
  });
  const second = db.query("INSERT INTO note VALUES (11, 'b')").then(() => seen.push('statement'));
  await expect(first).rejects.toThrow('rolled back');
  await second;
  expect(seen).toEqual(['transaction', 'statement']);
  expect(await idsOf()).toEqual([11]);
  await db.query('DELETE FROM note');
});

test('a folder that is no database is refused', async () => {
  await expect(PgliteProxy.open({ dataDir: '/dev/null/nowhere' })).rejects.toThrow();
});

test('compiled code that threads share is never freed while the process runs', async () => {
  const script = `const { openMemoryDb } = await import(${JSON.stringify(new URL('./pglite.ts', import.meta.url).href)});
    const db = await openMemoryDb();
    await db.exec('CREATE TABLE hash AS SELECT md5(g::text) FROM generate_series(1, 20000) g');
    console.log(await db.query('SELECT count(*)::int FROM hash'));
    await db.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--trace-wasm-code-gc',
    '--input-type=module',
    '-e',
    script,
  ]);
  // It has used its code enough for V8 to replace most of it with faster code.
  expect(stdout).toContain('count: 20000');
  expect(stdout).not.toContain('[wasm-gc]');
}, 60_000);

describe('a statement that takes too long', () => {
  const endless = 'SELECT count(*) FROM generate_series(1, 2000000000) AS g WHERE g % 7 = 3';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foothold-limit-'));
    await (await openPgliteDb(folder)).close();
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  test('is ended like on PostgreSQL, alone or in a transaction; what was acknowledged is kept', async () => {
    const hasty = await openPgliteDb(folder, { statementSeconds: 1 });
    await hasty.exec('CREATE TABLE fact (id int PRIMARY KEY)');
    await hasty.query('INSERT INTO fact VALUES (1)');
    const tooLong = { name: 'DatabaseError', code: '57014' };
    await expect(hasty.query(endless)).rejects.toMatchObject(tooLong);
    await hasty.query('INSERT INTO fact VALUES (2)');
    const rolledBack = hasty.transaction(async (tx) => {
      await tx.query('INSERT INTO fact VALUES (3)');
      await tx.query(endless);
    });
    await expect(rolledBack).rejects.toMatchObject(tooLong);
    await expect(
      hasty.query(`INSERT INTO fact SELECT g FROM generate_series(10, 2000000000) AS g WHERE g % 7 = -1`),
    ).rejects.toMatchObject(tooLong);
    await hasty.query('INSERT INTO fact VALUES (4)');
    await hasty.close();
    const again = await openPgliteDb(folder);
    expect(await again.query('SELECT id FROM fact ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
    await again.close();
  }, 60_000);

  test('words are still looked up in dictionaries, and memory still grows, where threads share it', async () => {
    const db = await openPgliteDb(folder);
    const [row] = await db.query<{ nurses: string; letters: number }>(
      `SELECT to_tsvector('english', 'nurses')::text AS nurses, length(repeat('x', 200000000)) AS letters`,
    );
    expect(row).toEqual({ nurses: "'nurs':1", letters: 200_000_000 });
    await db.query('DO $$ BEGIN PERFORM gen_random_uuid(); END $$');
    await db.close();
  }, 60_000);
});
