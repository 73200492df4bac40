import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from './db.ts';
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

  test('what the work throws is what the caller gets', async () => {
    class Refusal extends Error {}
    const refusal = new Refusal('no');
    await expect(db.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(db.alone(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  test('another caller neither sees nor joins an open transaction', async () => {
    const seen: number[][] = [];
    const begun = Promise.withResolvers<void>();
    const first = db.transaction(async (tx) => {
      await tx.query("INSERT INTO note VALUES (10, 'a')");
      begun.resolve();
      // Room enough for the other's statement.
      for (let turn = 0; turn < 20; turn += 1) await tx.query('SELECT 1');
      throw new Error('rolled back');
    });
    await begun.promise;
    const second = db.query("INSERT INTO note VALUES (11, 'b')").then(async () => seen.push(await idsOf()));
    await expect(first).rejects.toThrow('rolled back');
    await second;
    expect([...seen, await idsOf()]).toEqual([[11], [11]]);
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

describe('values', () => {
  test('are the same on both databases', async () => {
    const [row] = await db.query(
      `SELECT 7::bigint AS long, 9007199254740993::bigint AS longer, 1.50::numeric AS exact, 0.1::float8 AS float,
         true AS yes, '{"a":[1,null]}'::jsonb AS json, ARRAY['x', NULL, 'y,"z'] AS texts, ARRAY[1, 2]::int[] AS numbers,
         '2026-08-01 12:34:56.789+02'::timestamptz AS instant, '2026-08-01'::date AS day, '1 day 02:00'::interval AS span,
         current_setting('TimeZone') IN ('UTC', 'GMT') AS is_utc, NULL AS nothing`,
    );
    expect(row).toEqual({
      long: 7,
      longer: 9_007_199_254_740_993n,
      exact: '1.50',
      float: 0.1,
      yes: true,
      json: { a: [1, null] },
      texts: ['x', null, 'y,"z'],
      numbers: [1, 2],
      instant: new Date('2026-08-01T10:34:56.789Z'),
      day: new Date('2026-08-01'),
      span: '1 day 02:00:00',
      is_utc: true,
      nothing: null,
    });
  });

  test('given as arrays arrive whole', async () => {
    const texts = ['plain', 'a,b', '"quoted"', 'back\\slash', '{brace}', '', 'NULL', null, 'ü 😀\n'];
    const rows = await db.query<{ text: string | null; n: number; at: Date | null; yes: boolean }>(
      `SELECT * FROM unnest($1::text[], $2::float8[], $3::timestamptz[], $4::bool[]) AS g (text, n, at, yes)`,
      [
        texts,
        texts.map((_text, at) => at / 2),
        texts.map((text) => (text === null ? null : '2026-08-01T00:00:00.000Z')),
        texts.map((_text, at) => at % 2 === 0),
      ],
    );
    expect(rows.map(({ text }) => text)).toEqual(texts);
    expect(rows[3]).toMatchObject({ n: 1.5, at: new Date('2026-08-01'), yes: false });
    expect(rows[7]?.at).toBeNull();
  });

  test('one statement at a time, many only without values', async () => {
    await expect(db.query('SELECT 1; SELECT 2')).rejects.toMatchObject({ code: '42601' });
    await db.exec('CREATE TEMP TABLE one (n int); DROP TABLE one;');
  });
});

test('start-up work of one process runs and is answered', async () => {
  expect(await db.alone(async () => db.query('SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  await expect(db.alone(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await db.reader(new AbortController().signal).query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
  await db.migrate();
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

  test('a statement that nobody waited for is in the transaction or nowhere', async () => {
    await db.query('DELETE FROM note');
    await db.transaction(async (tx) => {
      void tx.query("INSERT INTO note VALUES (40, 'sent')");
    });
    expect(await idsOf()).toEqual([40]);
  });

  test('a closed database says so and closes twice', async () => {
    const other = await openTestDb();
    const waiting = [other.query('SELECT pg_sleep(0.1)'), other.close(), other.close()];
    const late = other.query('SELECT 1');
    await expect(late).rejects.toMatchObject({ code: 'DATABASE_CLOSED' });
    await Promise.all(waiting);
    await expect(other.transaction(async (tx) => tx.query('SELECT 1'))).rejects.toMatchObject({
      code: 'DATABASE_CLOSED',
    });
  });
});
