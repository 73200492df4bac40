import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { openMemoryDb } from './pglite.ts';
import { PgliteProxy } from './pglite-proxy.ts';

let db: Db;
beforeAll(async () => {
  db = await openMemoryDb();
  await db.exec('CREATE TABLE note (id int PRIMARY KEY, text text NOT NULL)');
});
afterAll(() => db.close());

const idsOf = async () =>
  (await db.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map((row) => row.id);

test('nothing of another caller slips into an open transaction', async () => {
  const seen: string[] = [];
  const first = db.transaction(async (tx) => {
    await tx.query("INSERT INTO note VALUES (10, 'a')");
    await new Promise((done) => setTimeout(done, 100));
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
