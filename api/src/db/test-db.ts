import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from './db.ts';
import { queryableOver } from './db-over.ts';
import { migrationsFolder as migrations } from './migrations-folder.ts';
import { openMemoryDb } from './pglite.ts';
import type { Filling } from './test-filling.ts';
import { makeOnce } from './test-turns.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/foothold', import.meta.url));

/**
 * Every test file opens its own copy, so what a cluster makes room for costs them all: 128 MB of buffers to set up,
 * segments of 16 MB for the log, spare ones kept. Reading a table that is large for the buffers may begin in its
 * middle; the tables of tests are not large for those of production.
 */
const settings = ['shared_buffers=16MB', 'synchronize_seqscans=off', 'wal_recycle=off'];
const initDbStartParams = ['--wal-segsize=1', ...settings.flatMap((setting) => ['--set', setting])];

/** Nobody makes databases in PGlite: its two patterns for new ones are half of the files. */
const withoutPatterns = [
  'UPDATE pg_database SET datistemplate = false',
  'DROP DATABASE template0',
  'DROP DATABASE template1',
];

function templatePath(filling?: Filling): string {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  hash.update(JSON.stringify([initDbStartParams, withoutPatterns]));
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  const kind = filling ? `${filling.key}-` : 'migrated-';
  return join(cache, `${kind}${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeEmpty(): Promise<PGlite> {
  const fresh = await PGlite.create({ initDbStartParams });
  await migrate(drizzle({ client: fresh }), { migrationsFolder: migrations });
  for (const sql of withoutPatterns) await fresh.query(sql);
  return fresh;
}

async function makeFilled({ fill }: Filling): Promise<PGlite> {
  const fresh = await PGlite.create({ loadDataDir: await template() });
  await fill({
    ...queryableOver({ query: (sql, params = []) => fresh.query(sql, [...params]) }),
    transaction: (run) =>
      fresh.transaction((tx) =>
        run(queryableOver({ query: (sql, params = []) => tx.query(sql, [...params]) })),
      ),
  });
  return fresh;
}

async function makeTemplate(path: string, filling?: Filling): Promise<void> {
  const fresh = await (filling ? makeFilled(filling) : makeEmpty());
  // What is in the log alone would be written again by each that opens the template.
  await fresh.query('CHECKPOINT');
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(cache, { recursive: true });
  // Whoever reads it reads all of it.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()));
  await rename(mine, path);
}

async function readTemplate(filling?: Filling): Promise<Blob> {
  const path = templatePath(filling);
  await makeOnce(join(cache, `making-${filling?.key ?? 'migrated'}`), {
    isThere: () => existsSync(path),
    make: () => makeTemplate(path, filling),
  });
  return new Blob([await readFile(path)]);
}

const read = new Map<string, Promise<Blob>>();

/** Test files share a process; a Blob is handed to the database's thread without a copy. */
function template(filling?: Filling): Promise<Blob> {
  const key = filling?.key ?? '';
  const blob = read.get(key) ?? readTemplate(filling);
  read.set(key, blob);
  return blob;
}

/**
 * A migrated database for one test file, empty or filled, from a template: PGlite in memory (about 0.3 s instead of
 * 3 s), or a real PostgreSQL where the run says TEST_DATABASE=postgres.
 */
export async function openTestDb(filling?: Filling): Promise<Db> {
  if (process.env.TEST_DATABASE === 'postgres')
    return (await import('./test-postgres.ts')).openTestPostgres(filling);
  return openMemoryDb(await template(filling));
}
