import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { watchDatabase } from '../db/database-condition.ts';
import { DatabaseError } from '../db/database-error.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type DiskGuard, reserveFile, startDiskGuard } from './disk-guard.ts';
import { checkSpace, DiskFullError, spaceLimits } from './disk-space.ts';

const never = 2_000_000_000;
let folder: string;
let left: number;
let said: string[];
let server: TestApp;
let guard: DiskGuard;
beforeAll(async () => {
  const full = { isFull: () => guard.isFull(), isDamaged: () => false };
  server = await openTestApp({ condition: full });
}, 180_000);
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-guard-'));
  left = spaceLimits.resume;
  said = [];
  guard = startDiskGuard({
    db: server.deps.db,
    folder,
    say: (line) => said.push(line),
    free: async () => left,
    lookEvery: never,
  });
});
afterEach(async () => {
  await guard.stop();
  await rm(folder, { recursive: true });
});

const signIn = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/magic-link',
    payload: { email: 'maya@example.com' },
  });
const search = () => server.app.inject({ method: 'POST', url: '/api/jobs/search', payload: {} });

// PostgreSQL's disk is another machine's: it has no guard here.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

describe.skipIf(isPostgres)('a disk that fills while the server runs', () => {
  test('refuses changes with 503 and a sentence without details, searches go on, and all works again with space', async () => {
    left = spaceLimits.stop - 1;
    await guard.look();
    const refused = await signIn();
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '60',
    ]);
    expect(refused.json().message).toBe(
      'The server cannot save anything at the moment. What was saved before is safe; try again later.',
    );
    expect(refused.body).not.toContain(folder);
    expect((await search()).statusCode).toBe(200);
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
    const health = (await server.app.inject('/api/health')).json().data;
    expect([health.status, health.database]).toEqual(['degraded', 'full']);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(
      `The disk of the data folder ${folder} is full: 63 MB are free, 64 MB are needed`,
    );
    expect(said[0]).toContain('Everything that was saved is safe');

    left = spaceLimits.resume - 1;
    await guard.look();
    expect((await signIn()).statusCode).toBe(503);
    left = spaceLimits.resume;
    await guard.look();
    expect((await signIn()).statusCode).toBe(200);
    expect((await server.app.inject('/api/health')).json().data.database).toBe('ok');
    expect(said).toHaveLength(2);
  });

  test('keeps a reserve while there is room, and gives it up when the database cannot be opened again', async () => {
    left = 1_000_000_000;
    await guard.look();
    expect(await readdir(folder)).toEqual([reserveFile]);
    left = 0;
    await guard.look();
    expect(await readdir(folder)).toEqual([reserveFile]);
    // As PGlite fails where its log cannot grow.
    await server.deps.db
      .query(`DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END $$`)
      .catch(() => undefined);
    await guard.look();
    await guard.look();
    expect(await readdir(folder)).toEqual([]);
    left = spaceLimits.resume;
    await guard.look();
  });
});

test.skipIf(isPostgres)('the log of the database stays small without a restart', async () => {
  const { db } = server.deps;
  const logSql =
    'SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()';
  await db.query(
    "SELECT count(pg_logical_emit_message(false, '', repeat('x', 1000000))) FROM generate_series(1, 70)",
  );
  expect((await db.query<{ bytes: number }>(logSql))[0]?.bytes).toBeGreaterThan(64_000_000);
  await guard.look();
  expect((await db.query<{ bytes: number }>(logSql))[0]?.bytes).toBeLessThan(1_000_000);
});

test('a start without the space it needs names the folder, the space and what is safe', async () => {
  const refusal = await checkSpace(folder, { needed: spaceLimits.stop, free: async () => 3_500_000 }).catch(
    (cause) => cause,
  );
  expect(refusal).toBeInstanceOf(DiskFullError);
  expect(refusal.message).toMatch(
    new RegExp(`^The disk of the data folder ${folder} is full: 3 MB are free, 64 MB are needed to start\\.`),
  );
  expect(refusal.message).toContain('everything that was saved is there');
});

test.each(['XX001', 'XX002', '58P01'])(
  'damage found while serving (%s) makes ready false and is told once with what to do',
  async (code) => {
    const lines: string[] = [];
    const condition = watchDatabase({ db: server.deps.db, say: (line) => lines.push(line) });
    const own = await openTestApp({ db: server.deps.db, condition });
    const fail = `DO $$ BEGIN RAISE EXCEPTION 'invalid page' USING ERRCODE = '${code}'; END $$`;
    for (let times = 0; times < 2; times += 1)
      await expect(own.deps.db.query(fail)).rejects.toBeInstanceOf(DatabaseError);
    const ready = await own.app.inject('/api/ready');
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'unavailable']);
    const health = (await own.app.inject('/api/health')).json().data;
    expect([health.status, health.database]).toEqual(['degraded', 'damaged']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('npm run backup -- restore');
    condition.stop();
    await own.app.close();
  },
);

test('ready is false while a table of the search index is missing or empty beside its postings', async () => {
  const { db } = server.deps;
  const status = async () => (await server.app.inject('/api/ready')).statusCode;
  expect(await status()).toBe(200);
  await db.exec('ALTER TABLE posting_text RENAME TO posting_text_lost');
  expect(await status()).toBe(503);
  await db.exec('ALTER TABLE posting_text_lost RENAME TO posting_text');
  expect(await status()).toBe(200);
});
