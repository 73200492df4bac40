import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
