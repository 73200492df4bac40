import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db, Drizzle } from './db.ts';
import { PgliteProxy } from './pglite-proxy.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

function asDb(proxy: PgliteProxy): Db {
  // Drizzle asks for PGlite's class but uses only query, exec and transaction, which the proxy answers alike.
  const orm = drizzle({ client: proxy as never, schema });
  return {
    kind: 'pglite',
    drizzle: orm as unknown as Drizzle,
    query: async <Row>(sql: string, params?: readonly unknown[]) =>
      (await proxy.query(sql, params)).rows as Row[],
    exec: (sql) => proxy.exec(sql),
    transaction: (run) =>
      proxy.transaction((tx) =>
        run({
          query: async <Row>(sql: string, params?: readonly unknown[]) =>
            (await tx.query(sql, params)).rows as Row[],
        }),
      ),
    migrate: () => migrate(orm, { migrationsFolder }),
    close: () => proxy.close(),
  };
}

/** PGlite in memory: for tests, and for trying SQL. */
export async function openMemoryDb(loadDataDir?: Blob): Promise<Db> {
  return asDb(await PgliteProxy.open(loadDataDir ? { loadDataDir } : {}));
}

/**
 * PGlite in `folder`/postgres. A new database is made beside it and renamed into place, so that a stop in the
 * middle of the first start never leaves half a database behind. The caller holds the folder's lock.
 */
export async function openPgliteDb(folder: string): Promise<Db> {
  const dataDir = join(folder, 'postgres');
  if (!existsSync(dataDir)) {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder))
      if (name.startsWith('postgres.new')) await rm(join(folder, name), { recursive: true });
    const fresh = join(folder, `postgres.new-${process.pid}`);
    await (await PgliteProxy.open({ dataDir: fresh })).close();
    await rename(fresh, dataDir);
  }
  return asDb(await PgliteProxy.open({ dataDir }));
}
