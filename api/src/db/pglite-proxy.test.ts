import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './db.ts';
import { openMemoryDb } from './pglite.ts';
import { PgliteProxy } from './pglite-proxy.ts';
import * as schema from './schema.ts';
import { openTestDb } from './test-db.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  await db.exec('CREATE TABLE note (id int PRIMARY KEY, text text NOT NULL)');
});
afterAll(() => db.close());

const idsOf = async () =>
  (await db.query<{ id: number }>('SELECT id FROM note ORDER BY id')).map((row) => row.id);

describe('transactions', () => {
  test('a failure rolls everything back and is told as it was', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.query('INSERT INTO note VALUES (1, $1)', ['kept?']);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await idsOf()).toEqual([]);
  });

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

  test('twenty at once leave each its own row', async () => {
    const work = Array.from({ length: 20 }, (_, at) =>
      db.transaction(async (tx) => {
        await tx.query('INSERT INTO note VALUES ($1, $2)', [at, 'x']);
        if (at % 2) throw new Error('odd');
      }),
    );
    await Promise.allSettled(work);
    expect(await idsOf()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
    await db.query('DELETE FROM note');
  });

  test('a statement sent after its transaction ended is refused, not run outside it', async () => {
    let late = async (): Promise<unknown> => undefined;
    await db.transaction(async (tx) => {
      late = () => tx.query("INSERT INTO note VALUES (30, 'late')");
    });
    await expect(late()).rejects.toThrow('The transaction is over.');
    expect(await idsOf()).toEqual([]);
  });

  test('drizzle: nested transactions roll back to their own start, instants are dates', async () => {
    const at = new Date('2026-08-01T12:34:56.789Z');
    const user = { id: 'u1', name: 'Maya', email: 'maya@example.com', emailVerified: true };
    await db.drizzle.transaction(async (tx) => {
      await tx.insert(schema.users).values({ ...user, createdAt: at, updatedAt: at });
      await tx
        .transaction(async (inner) => {
          await inner.update(schema.users).set({ name: 'Other' });
          throw new Error('inner');
        })
        .catch(() => undefined);
    });
    const [kept] = await db.drizzle.select().from(schema.users);
    expect(kept).toMatchObject({ name: 'Maya', createdAt: at });
  });
});

describe('failures', () => {
  test('keep SQLSTATE and the names a caller may look at', async () => {
    await db.query("INSERT INTO note VALUES (1, 'one')");
    await expect(db.query("INSERT INTO note VALUES (1, 'again')")).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23505',
      constraint: 'note_pkey',
      table: 'note',
    });
    await expect(db.query('INSERT INTO note VALUES (2, NULL)')).rejects.toMatchObject({
      code: '23502',
      column: 'text',
    });
    await expect(db.query('SELECT nonsense')).rejects.toMatchObject({ code: '42703' });
    await expect(db.query('SELECT $1::text', ['a\u0000b'])).rejects.toMatchObject({ code: '22021' });
    expect(await idsOf()).toEqual([1]);
  });

  test('a closed database says so at once, also to who was waiting, and closes twice', async () => {
    const other = await openMemoryDb();
    const waiting = [other.query('SELECT pg_sleep(0.1)'), other.close(), other.close()];
    const late = other.query('SELECT 1');
    await Promise.all(waiting);
    await expect(late).rejects.toMatchObject({ code: 'DATABASE_CLOSED' });
    await expect(other.transaction(async (tx) => tx.query('SELECT 1'))).rejects.toMatchObject({
      code: 'DATABASE_CLOSED',
    });
  });

  test('a folder that is no database is refused', async () => {
    await expect(PgliteProxy.open({ dataDir: '/dev/null/nowhere' })).rejects.toThrow();
  });
});
