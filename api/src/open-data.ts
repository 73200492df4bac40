import type { Db } from './db/db.ts';
import { openPgliteDb } from './db/pglite.ts';
import { loadSampleSet } from './modules/postings/sample-set.ts';
import { createGeocoder } from './providers/geocoder/offline.ts';
import type { Geocoder } from './providers/geocoder/port.ts';

/** The data of one folder, open and up to date. */
export type Data = { db: Db; geocoder: Geocoder };

/** Opens a data folder whose lock the caller holds: migrates, loads cities, and the sample set where nothing else is. */
export async function openData(folder: string, { now }: { now: () => Date }): Promise<Data> {
  const db = await openPgliteDb(folder);
  try {
    await db.migrate();
    const geocoder = await createGeocoder(db);
    await loadSampleSet({ db, geocoder, now: now() });
    return { db, geocoder };
  } catch (cause) {
    await db.close().catch(() => undefined);
    throw cause;
  }
}
