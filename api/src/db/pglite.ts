import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './db.ts';
import { dbOver } from './db-over.ts';
import { migrateTables } from './migrate.ts';
import { PgliteProxy } from './pglite-proxy.ts';

function asDb(proxy: PgliteProxy): Db {
  return dbOver(proxy, {
    kind: 'pglite',
    // The folder's lock has seen to it that there is no other process.
    alone: (run) => run(),
    migrate: () => migrateTables(proxy.unhurried()),
  });
}

/**
 * PGlite in memory: for tests, and for trying SQL.
 */
export async function openMemoryDb(
  loadDataDir?: Blob,
  limits: { statementSeconds?: number } = {},
): Promise<Db> {
  return asDb(await PgliteProxy.open({ ...limits, ...(loadDataDir ? { loadDataDir } : { isNew: true }) }));
}

/**
 * PGlite in `folder`/postgres. A new database is made beside it and renamed into place, so that a stop in the
 * middle of the first start never leaves half a database behind. The caller holds the folder's lock. A statement over
 * `statementSeconds` (25 where absent) is ended.
 */
export async function openPgliteDb(folder: string, limits: { statementSeconds?: number } = {}): Promise<Db> {
  const dataDir = join(folder, 'postgres');
  if (!existsSync(dataDir)) {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder))
      if (name.startsWith('postgres.new')) await rm(join(folder, name), { recursive: true });
    const fresh = join(folder, `postgres.new-${process.pid}`);
    await (await PgliteProxy.open({ dataDir: fresh, isNew: true })).close();
    await rename(fresh, dataDir);
  }
  return asDb(await PgliteProxy.open({ ...limits, dataDir }));
}
