import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from './db.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openPostgresDb } from './postgres.ts';
import type { Filling } from './test-filling.ts';

/** Any number; two test files must not make the template at once. */
const templateLock = 4_660_018;

function templateName(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((one) => one.endsWith('.sql')))
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

/** The address of another database of the test server; throws when there is no server. */
export function testPostgresUrl(database: string): string {
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL)
    throw new Error('TEST_DATABASE_URL is not set: run vitest with TEST_DATABASE=postgres.');
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(run: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(testPostgresUrl('postgres'));
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}

async function makeTemplate(admin: pg.Client, filling?: Filling): Promise<string> {
  const empty = templateName();
  if (filling) await makeTemplate(admin);
  const name = filling ? `${empty}_${filling.key}` : empty;
  await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) {
    await admin.query(`CREATE DATABASE ${name}_new${filling ? ` TEMPLATE ${empty}` : ''}`);
    const db = await openPostgresDb({ url: testPostgresUrl(`${name}_new`) });
    await (filling ? filling.fill(db) : db.migrate()).finally(() => db.close());
    await admin.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`);
  }
  await admin.query('SELECT pg_advisory_unlock($1)', [templateLock]);
  return name;
}

type NewDatabase = { isEmpty?: boolean; filling?: Filling | undefined };

/** A database of its own on the test server, migrated (or empty) and gone after `drop`. */
export async function newTestDatabase({ isEmpty, filling }: NewDatabase = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(async (admin) => {
    const from = isEmpty ? '' : ` TEMPLATE ${await makeTemplate(admin, filling)}`;
    await admin.query(`CREATE DATABASE ${name}${from}`);
  });
  return {
    url: testPostgresUrl(name),
    drop: () => asAdmin(async (admin) => void (await admin.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/** A migrated database on the test server for one test file, empty or filled; closing it drops it. */
export async function openTestPostgres(filling?: Filling): Promise<Db> {
  const { url, drop } = await newTestDatabase({ filling });
  const db = await openPostgresDb({ url });
  let closing: Promise<void> | undefined;
  return {
    ...db,
    close() {
      closing ??= db.close().then(drop);
      return closing;
    },
  };
}
