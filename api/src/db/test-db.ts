import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
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

const cache = fileURLToPath(new URL('../../../node_modules/.cache/foothold', import.meta.url));

function templatePath(filling?: Filling): string {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'));
  for (const name of readdirSync(migrations, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(join(migrations, name)));
  const kind = filling ? `${filling.key}-` : 'migrated-';
  return join(cache, `${kind}${hash.digest('hex').slice(0, 16)}.tar`);
}

async function makeTemplate(path: string, filling?: Filling): Promise<void> {
  const fresh = await PGlite.create(filling ? { loadDataDir: await template() } : {});
  if (filling)
    await filling.fill({
      ...queryableOver({ query: (sql, params = []) => fresh.query(sql, [...params]) }),
      transaction: (run) =>
        fresh.transaction((tx) =>
          run(queryableOver({ query: (sql, params = []) => tx.query(sql, [...params]) })),
        ),
    });
  else await migrate(drizzle({ client: fresh }), { migrationsFolder: migrations });
  const dump = await fresh.dumpDataDir('none');
  await fresh.close();
  mkdirSync(cache, { recursive: true });
  // Several test files may make it at once; the last one wins whole.
  const mine = `${path}.${process.pid}`;
  await writeFile(mine, Buffer.from(await dump.arrayBuffer()));
  await rename(mine, path);
}

async function template(filling?: Filling): Promise<Blob> {
  const path = templatePath(filling);
  const bytes = await readFile(path).catch(async () => {
    await makeTemplate(path, filling);
    return readFile(path);
  });
  return new Blob([bytes]);
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
