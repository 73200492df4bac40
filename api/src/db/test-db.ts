import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from './db.ts';
import { migrationsFolder as migrations } from './migrations-folder.ts';
import { openMemoryDb } from './pglite.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/foothold', import.meta.url));

function templatePath(): string {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  return join(cache, `migrated-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(path: string): Promise<void> {
  const fresh = await PGlite.create();
  await migrate(drizzle({ client: fresh }), { migrationsFolder: migrations });
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(cache, { recursive: true });
  // Several test files may make it at once; the last one wins whole.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()));
  await rename(mine, path);
}

/**
 * An empty, migrated database for one test file, from a template: PGlite in memory (about 0.3 s instead of 3 s), or a
 * real PostgreSQL where the run says TEST_DATABASE=postgres.
 */
export async function openTestDb(): Promise<Db> {
  if (process.env.TEST_DATABASE === 'postgres')
    return (await import('./test-postgres.ts')).openTestPostgres();
  const path = templatePath();
  const bytes = await readFile(path).catch(async () => {
    await makeTemplate(path);
    return readFile(path);
  });
  return openMemoryDb(new Blob([bytes]));
}
