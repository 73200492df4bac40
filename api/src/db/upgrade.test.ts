import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillTables } from '../testing/test-fill-tables.ts';
import { compareRows, storedRows, tableLayout } from '../testing/test-stored-rows.ts';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openTestDb } from './test-db.ts';

type Entry = { idx: number; tag: string; when: number };
const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: Entry[];
};
const { entries } = journal;

let db: Db;
let folder: string;
beforeAll(async () => {
  db = await openTestDb();
  folder = mkdtempSync(join(tmpdir(), 'foothold-migrations-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.close();
});
beforeEach(() =>
  db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS drizzle CASCADE'),
);

/** Applies migrations as a former version with this journal did. */
async function migrateAs(former: readonly Entry[], edit?: { tag: string; sql: string }): Promise<void> {
  const copy = mkdtempSync(join(folder, 'former-'));
  cpSync(migrationsFolder, copy, { recursive: true });
  writeFileSync(join(copy, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: former }));
  if (edit) writeFileSync(join(copy, `${edit.tag}.sql`), edit.sql);
  await migrate(db.drizzle as never, { migrationsFolder: copy });
}

const tablesNow = () => tableLayout(db);

const filled = async () => {
  expect((await fillTables(db)).refused).toEqual([]);
  return storedRows(db);
};

test('rows of each version survive every later migration', async () => {
  let rows = 0;
  for (const number of entries.keys()) {
    const before = await storedRows(db);
    await migrateAs(entries.slice(0, number + 1));
    const comparison = compareRows(before, await storedRows(db));
    expect([entries[number]?.tag, comparison.problems]).toEqual([entries[number]?.tag, []]);
    rows = comparison.rows;
    await filled();
  }
  expect(rows).toBeGreaterThan(100);
});

test('a database of the first 12 migrations is brought up to date with its rows', async () => {
  await migrateAs(entries.slice(0, 12));
  const before = await filled();
  await db.migrate();
  const comparison = compareRows(before, await storedRows(db));
  expect(comparison.problems).toEqual([]);
  expect(comparison.same + comparison.documented).toBe(comparison.rows);
  expect(comparison.rows).toBeGreaterThan(20);
});

describe('a database of a version between two releases', () => {
  const [search] = entries.filter(({ tag }) => tag === '0014_search_index');
  const upTo = (tag: string) =>
    entries.slice(
      0,
      entries.findIndex((one) => one.tag === tag),
    );
  const hashes = () =>
    db.query('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at');

  test('gets the migration that took the number of one it has', async () => {
    await db.migrate();
    const [tables, applied] = [await tablesNow(), await hashes()];
    await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE');
    const before = upTo('0013_chosen_sources');
    if (!search) throw new Error('0014_search_index is not in the journal.');
    await migrateAs([...before, { ...search, idx: 13, when: search.when - 1000 }]);
    const rows = await filled();
    await db.migrate();
    expect(compareRows(rows, await storedRows(db)).problems).toEqual([]);
    expect(await tablesNow()).toEqual(tables);
    expect(await hashes()).toEqual(applied);
  });

  test('gets the migration whose number came later than that of one it has', async () => {
    await db.migrate();
    const [tables, applied] = [await tablesNow(), await hashes()];
    await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE');
    const former = entries.slice(0, 5).filter(({ tag }) => tag !== '0003_account');
    expect(former).toHaveLength(4);
    await migrateAs(former);
    const rows = await filled();
    await db.migrate();
    expect(compareRows(rows, await storedRows(db)).problems).toEqual([]);
    expect(await tablesNow()).toEqual(tables);
    expect(await hashes()).toEqual(applied);
  });

  test('gets what was edited before its release', async () => {
    await db.migrate();
    const tables = await tablesNow();
    await db.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle CASCADE');
    const tag = '0017_companies';
    const sql = formerCompanies(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'));
    await migrateAs(upTo('0018_names_of_people'), { tag, sql });
    const rows = await filled();
    await db.migrate();
    expect(compareRows(rows, await storedRows(db)).problems).toEqual([]);
    expect(await tablesNow()).toEqual(tables);
  });

  test('that is not known is refused in one sentence and stays as it was', async () => {
    const [first] = entries;
    await migrateAs([first as Entry], { tag: first?.tag ?? '', sql: 'CREATE TABLE users (id text)' });
    await expect(db.migrate()).rejects.toThrow(/between two releases, .* Nothing was changed\./);
    expect((await tablesNow()).length).toBe(1);
  });
});

/** 0017_companies.sql as it was for a quarter of an hour. */
const formerCompanies = (sql: string) =>
  sql
    .replace(
      / {2}-- The name folded as postings have it[\s\S]*?name_key text NOT NULL/,
      '  -- The name folded as postings have it (`posting.company_key`). Of several employers of one key one takes the postings.\n  name_key text COLLATE "C" NOT NULL',
    )
    .replace(
      '  key text NOT NULL,\n  text text NOT NULL,',
      '  key text COLLATE "C" NOT NULL,\n  text text NOT NULL,',
    );

test('a database of a later version is refused and stays as it was', async () => {
  const [last] = entries.slice(-1);
  if (!last) throw new Error('There are no migrations.');
  const later = {
    idx: last.idx + 1,
    tag: `${String(last.idx + 1).padStart(4, '0')}_later`,
    when: last.when + 1,
  };
  await migrateAs([...entries, later], { tag: later.tag, sql: 'CREATE TABLE later (id text)' });
  await expect(db.migrate()).rejects.toThrow(/by a later version of Foothold\. Start that version/);
});

test('a checkout with Windows line ends wrote the same tables', async () => {
  const [first] = entries;
  const text = readFileSync(join(migrationsFolder, `${first?.tag}.sql`), 'utf8');
  await migrateAs([first as Entry], { tag: first?.tag ?? '', sql: text.replaceAll('\n', '\r\n') });
  await db.migrate();
  expect(await db.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations')).toEqual([
    { count: readdirSync(migrationsFolder).length - 1 },
  ]);
});
