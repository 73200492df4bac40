import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { checkSpace, spaceLimits } from '../disk/disk-space.ts';
import { loadSampleSet } from '../ingest/import/sample-set.ts';
import { createGeocoder } from '../providers/geocoder/offline.ts';
import type { Geocoder, PlaceFinder } from '../providers/geocoder/port.ts';
import { finderOptions } from '../reference/geography-reference.ts';
import { type LoadedTables, loadedTables } from '../reference/reference-tables.ts';
import { NoDataError, openChecked } from './open-checked.ts';

/** The data of one server, open and up to date. */
export type Data = { db: Db; geocoder: Geocoder & PlaceFinder; tables: LoadedTables };

type Where = { folder: string; databaseUrl?: string | undefined; replicaUrl?: string | undefined };

/**
 * PostgreSQL where its address is given, else PGlite in the folder, checked for damage; only the one that is used is
 * loaded. `mustExist`: a folder without a database is refused instead of being given one.
 */
export async function openDb({
  folder,
  databaseUrl,
  replicaUrl,
  mustExist,
}: Where & { mustExist?: boolean }): Promise<Db> {
  if (!databaseUrl) {
    const isFirst = !existsSync(join(folder, 'postgres'));
    if (isFirst && mustExist) throw new NoDataError(`There is no data in ${folder} yet.`);
    await checkSpace(folder, { needed: isFirst ? spaceLimits.firstStart : spaceLimits.stop });
    const { openPgliteDb } = await import('../db/pglite.ts');
    return isFirst ? openPgliteDb(folder) : openChecked(folder, () => openPgliteDb(folder));
  }
  const { openPostgresDb } = await import('../db/postgres.ts');
  return openPostgresDb({ url: databaseUrl, ...(replicaUrl && { replicaUrl }) });
}

/**
 * Opens the data of a server whose folder's lock the caller holds: migrates, loads cities, and the sample set where
 * nothing else is; of several processes that start at once, one does it and the others wait.
 */
export async function openData({ now, ...where }: Where & { now: () => Date }): Promise<Data> {
  const db = await openDb(where);
  try {
    return await db.alone(async () => {
      await db.migrate();
      const tables = loadedTables(db);
      await tables.refresh();
      const geocoder = await createGeocoder(db, finderOptions(tables));
      await loadSampleSet({ db, geocoder, now: now() });
      return { db, geocoder, tables };
    });
  } catch (cause) {
    await db.close().catch(() => undefined);
    throw cause;
  }
}
