import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openPostgresDb } from '../db/postgres.ts';
import { newTestDatabase } from '../db/test-postgres.ts';
import { loadSampleSet } from '../ingest/import/sample-set.ts';
import { type TestBrowser, testSecret } from '../testing/auth-test-kit.ts';
import { email, look, openOn, type Seen } from '../testing/backup-test-kit.ts';
import { type Manifest, readManifest, writeBackupFile } from './backup-file.ts';
import { backupMaker } from './backup-make.ts';
import { restoreDatabase } from './backup-restore.ts';
import { findPostgresTools, splitPassword } from './postgres-tools.ts';

const now = () => new Date('2026-11-25T03:04:05.000Z');
const environment = { PATH: process.env.PATH };
let home: string;
let database: Awaited<ReturnType<typeof newTestDatabase>>;
let db: Db;
let browser: TestBrowser;
let before: Seen;
let copy: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foothold-backup-'));
  database = await newTestDatabase();
  db = await openPostgresDb({ url: database.url });
  const nowhere = { resolve: async (places: readonly unknown[]) => places.map(() => null) };
  await loadSampleSet({ db, geocoder: nowhere as never, now: new Date() });
  const opened = await openOn(db, testSecret);
  browser = opened.browser;
  await browser.signIn(email);
  await opened.server.app.close();
  before = await look(db, testSecret, browser);
}, 180_000);
afterAll(async () => {
  await db.close();
  await database.drop();
  await rm(home, { recursive: true });
});

const counts = async () =>
  (
    await db.query(
      'SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM posting) AS postings, (SELECT count(*)::int FROM posting_name) AS names',
    )
  )[0];
const restore = (path: string, confirm: (question: string) => Promise<boolean> = async () => true) =>
  restoreDatabase({ db, path, databaseUrl: database.url, environment, confirm, tell: () => undefined });

test('a copy of PostgreSQL is one file without a password in it', async () => {
  const maker = backupMaker({
    db,
    folder: home,
    copies: join(home, 'copies'),
    version: '1.2.3',
    now,
    databaseUrl: database.url,
    environment,
  });
  copy = (await maker.make()).path;
  expect(await readdir(join(home, 'copies'))).toEqual(['foothold-2026-11-25T030405Z.tar']);
  expect(await readManifest(copy)).toMatchObject({ kind: 'postgres', version: '1.2.3' });
  const { url, password } = splitPassword(database.url);
  expect(password).not.toBe('');
  expect(url).not.toContain(password);
  expect((await readFile(copy)).includes(password)).toBe(false);
}, 180_000);

test('a restore that is not confirmed, or while a server is connected, changes nothing', async () => {
  const held = await counts();
  await expect(restore(copy, async () => false)).rejects.toThrow(
    /holds \d+ tables, all of which are replaced/,
  );
  const server = await openPostgresDb({ url: database.url });
  await server.query('SELECT 1');
  await expect(restore(copy)).rejects.toThrow('Stop every server that uses it first');
  await server.close();
  expect(await counts()).toEqual(held);
}, 180_000);

test('a restore that fails in its middle leaves the database as it was', async () => {
  const held = await counts();
  const manifest = await readManifest(copy);
  const whole = (await readFile(copy)).subarray(5120, 5120 + manifest.content.bytes);
  const { version, madeAt, kind, postgres, migrations }: Manifest = manifest;
  for (const part of [0.5, 0.9, 0.99]) {
    const path = join(home, `part-${part}.tar`);
    async function* bytes() {
      yield whole.subarray(0, Math.floor(whole.length * part));
    }
    await writeBackupFile(path, {
      head: { version, madeAt, kind, postgres, migrations },
      content: { name: 'postgres.dump', bytes: bytes(), restoredBytes: () => 0 },
    });
    await expect(restore(path)).rejects.toThrow(/pg_restore failed: .* The database is as it was\./s);
    expect(await counts()).toEqual(held);
  }
}, 180_000);

test('a restore brings account, sign-ins and postings back, over what later versions added too', async () => {
  await db.exec(
    `DELETE FROM users; DELETE FROM posting; CREATE TABLE later (user_id text REFERENCES users (id))`,
  );
  expect(await counts()).toMatchObject({ users: 0, postings: 0 });
  await restore(copy);
  expect(await look(db, testSecret, browser)).toEqual({ ...before, isStillSignedIn: true });
  const [later] = await db.query(`SELECT to_regclass('public.later')::text AS later`);
  expect(later).toEqual({ later: null });
}, 180_000);

test('a restore into an empty database needs no confirmation', async () => {
  const empty = await newTestDatabase({ isEmpty: true });
  const other = await openPostgresDb({ url: empty.url });
  await restoreDatabase({
    db: other,
    path: copy,
    databaseUrl: empty.url,
    environment,
    confirm: async () => false,
    tell: () => undefined,
  });
  expect(await other.query('SELECT count(*)::int AS users FROM users')).toEqual([{ users: 1 }]);
  await other.close();
  await empty.drop();
}, 180_000);

test('a copy of another kind, and programs that are too old, are refused with what to do', async () => {
  const folderCopy = join(home, 'folder.tar');
  await writeFile(
    folderCopy,
    (await readFile(copy)).toString('latin1').replace('"kind": "postgres",\n', '"kind": "pglite",  \n'),
    'latin1',
  );
  await expect(restore(folderCopy)).rejects.toThrow('which cannot go into the database of DATABASE_URL');
  expect(() => findPostgresTools(99, environment)).toThrow(
    /are of PostgreSQL \d+, but the server of DATABASE_URL is PostgreSQL 99\. Install postgresql-client-99/,
  );
});
