import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import type { Db } from './db.ts';
import { openPostgresDb } from './postgres.ts';
import { PostgresClient } from './postgres-client.ts';
import { type Gate, gateTo } from './test-gate.ts';
import { newTestDatabase, testPostgresUrl } from './test-postgres.ts';

let database: Awaited<ReturnType<typeof newTestDatabase>>;
let db: Db;
beforeAll(async () => {
  database = await newTestDatabase();
  db = await openPostgresDb({ url: database.url });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Nobody leaves. */
const never = new AbortController().signal;
const gone = { name: 'DatabaseError', code: '08006' };

describe('opening', () => {
  test('says in its connections who it is and what their limits are', async () => {
    const [row] = await db.query(
      `SELECT current_setting('application_name') AS name, current_setting('statement_timeout') AS statement,
         current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('TimeZone') AS zone`,
    );
    expect(row).toEqual({ name: 'foothold', statement: '25s', idle: '25s', zone: 'UTC' });
    expect(db.kind).toBe('postgres');
  });

  test('a server that is not there, a wrong password, an unknown database', async () => {
    await expect(openPostgresDb({ url: 'postgres://u:secret@127.0.0.1:1/x' })).rejects.toMatchObject({
      ...gone,
      message: expect.stringContaining('ECONNREFUSED'),
    });
    const wrong = new URL(database.url);
    wrong.password = 'wrong';
    await expect(openPostgresDb({ url: wrong.href })).rejects.toMatchObject({ code: '28P01' });
    const unknown = testPostgresUrl('no_such_database');
    await expect(openPostgresDb({ url: unknown })).rejects.toMatchObject({ code: '3D000' });
  });

  test('a database that does not store UTF-8 is refused in a sentence', async () => {
    const admin = new pg.Client(database.url);
    await admin.connect();
    await admin.query(
      "CREATE DATABASE latin TEMPLATE template0 ENCODING LATIN1 LOCALE 'C' LOCALE_PROVIDER libc",
    );
    await expect(openPostgresDb({ url: testPostgresUrl('latin') })).rejects.toThrow(
      'The database of DATABASE_URL stores text as LATIN1; create one with the encoding UTF8.',
    );
    await admin.query('DROP DATABASE latin');
    await admin.end();
  });

  test('five processes that start at once on an empty database migrate it once, one after the other', async () => {
    const empty = await newTestDatabase({ isEmpty: true });
    const starting = await Promise.all([1, 2, 3, 4, 5].map(() => openPostgresDb({ url: empty.url })));
    let inside = 0;
    let most = 0;
    await Promise.all(
      starting.map((one) =>
        one.alone(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await one.migrate();
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    const [row] = await (starting[0] as Db).query('SELECT count(*)::int AS tables FROM posting');
    expect(row).toEqual({ tables: 0 });
    await Promise.all(starting.map((one) => one.close()));
    await empty.drop();
  });
});

describe('limits', () => {
  test('a statement that takes too long is ended', async () => {
    const impatient = new PostgresClient({ url: database.url, size: 1, statementSeconds: 1 });
    await expect(impatient.query('SELECT pg_sleep(10)')).rejects.toMatchObject({ code: '57014' });
    expect((await impatient.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await impatient.close();
  });

  test('a call whose statement takes too long is answered 503, and the next one works', async () => {
    const impatient = await openPostgresDb({ url: database.url, statementSeconds: 1 });
    const server = await openTestApp({ db: impatient });
    const search = async () => {
      const answer = await server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: {} });
      return [answer.statusCode, answer.json().code, answer.headers['retry-after']];
    };
    const [row] = await db.transaction(async (tx) => {
      // Whoever reads postings waits for as long as this lasts.
      await tx.query('LOCK TABLE posting IN ACCESS EXCLUSIVE MODE');
      expect(await search()).toEqual([503, 'unavailable', '10']);
      return db.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
    });
    expect(row).toEqual({ waiting: 0 });
    expect(await search()).toEqual([200, undefined, undefined]);
    await server.close();
  });

  test('no more connections than the pool is large, and every caller gets an answer', async () => {
    const small = new PostgresClient({ url: database.url, size: 2 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        small.query(
          `SELECT pg_sleep(0.05), (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'foothold'
             AND datname = current_database() AND query LIKE '%pg_sleep(0.05)%' AND state = 'active') AS busy`,
        ),
      ),
    );
    const busy = answers.map(({ rows }) => (rows[0] as { busy: number }).busy);
    expect(busy).toHaveLength(12);
    expect(Math.max(...busy)).toBe(2);
    await small.close();
  });
});

describe('a database that goes away and comes back', () => {
  let gate: Gate;
  let gated: Db;
  beforeAll(async () => {
    gate = await gateTo(database.url);
    gated = await openPostgresDb({ url: gate.url });
  });
  afterAll(async () => {
    await gate.open().catch(() => undefined);
    await gated.close();
    await gate.shut();
  });

  test('is told by /api/ready, and taken up again without a restart', async () => {
    const server = await openTestApp({ db: gated });
    const ready = async () => (await server.app.inject('/api/ready')).statusCode;
    expect(await ready()).toBe(200);
    await gate.shut();
    expect(await ready()).toBe(503);
    expect((await server.app.inject('/api/health')).json().data.database).toBe('unreachable');
    const search = await server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: {} });
    expect([search.statusCode, search.json().code]).toEqual([503, 'unavailable']);
    await gate.open();
    expect(await ready()).toBe(200);
    await server.app.close();
  });

  test('in the middle of a transaction: nothing of it stays, the failure is told, the next one works', async () => {
    await gated.exec('CREATE TABLE IF NOT EXISTS half (n int)');
    const cut = gated.transaction(async (tx) => {
      await tx.query('INSERT INTO half VALUES (1)');
      await gate.shut();
      await tx.query('INSERT INTO half VALUES (2)');
    });
    await expect(cut).rejects.toMatchObject(gone);
    await gate.open();
    expect(await gated.query('SELECT * FROM half')).toEqual([]);
    await gated.transaction(async (tx) => tx.query('INSERT INTO half VALUES (3)'));
    expect(await gated.query('SELECT * FROM half')).toEqual([{ n: 3 }]);
  });

  test('a statement that the server ends by itself is a failure of that statement only', async () => {
    const [own] = await gated.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await db.query('SELECT pg_terminate_backend($1)', [own?.pid]);
    await expect.poll(() => gated.query('SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }]);
  });
});

describe('the replica', () => {
  test('answers what is read for searches, and nothing else; the primary says what changed', async () => {
    const copy = await newTestDatabase();
    const both = await openPostgresDb({ url: database.url, replicaUrl: copy.url });
    const name = 'SELECT current_database() AS name';
    const nameOf = (url: string) => [{ name: new URL(url).pathname.slice(1) }];
    expect(await both.reader(never).query(name)).toEqual(nameOf(copy.url));
    expect(await both.query(name)).toEqual(nameOf(database.url));
    expect(await both.transaction((tx) => tx.query(name))).toEqual(nameOf(database.url));
    const statements = { primary: [] as string[], replica: [] as string[] };
    const noting = (which: keyof typeof statements, { query }: Pick<Db, 'query'>): Pick<Db, 'query'> => ({
      query: (sql, params) => {
        statements[which].push(sql);
        return query(sql, params);
      },
    });
    const server = await openTestApp({
      db: { ...both, ...noting('primary', both), reader: (signal) => noting('replica', both.reader(signal)) },
    });
    const search = () =>
      server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: { searchTerm: 'nurse' } });
    // The first search fills the index.
    await search();
    statements.primary = [];
    await search();
    await server.app.inject('/api/jobs/1');
    expect(statements.replica.length).toBeGreaterThan(0);
    expect(statements.primary.filter((sql) => !sql.includes('FROM posting_change'))).toEqual([]);
    await server.app.close();
    await expect(both.reader(never).query("SELECT 'x'::int")).rejects.toMatchObject({ code: '22P02' });
    await both.close();
    await copy.drop();
  });

  test('that is gone, or has not our tables yet, is stood in for by the primary', async () => {
    const copy = await newTestDatabase({ isEmpty: true });
    const gate = await gateTo(copy.url);
    const both = await openPostgresDb({ url: database.url, replicaUrl: gate.url });
    const count = () => both.reader(never).query('SELECT count(*)::int AS postings FROM posting');
    expect(await count()).toEqual([{ postings: 0 }]);
    await gate.shut();
    expect(await count()).toEqual([{ postings: 0 }]);
    await both.close();
    await copy.drop();
  });

  test('that was never there does not keep the server from starting', async () => {
    const both = await openPostgresDb({ url: database.url, replicaUrl: 'postgres://u:p@127.0.0.1:1/x' });
    expect(await both.reader(never).query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await both.close();
  });
});
