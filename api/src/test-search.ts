import { openTestDb } from './db/test-db.ts';
import { loadSampleSet } from './modules/postings/sample-set.ts';
import { createGeocoder } from './providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** A test server with cities and the sample set, as a first start makes it (about 4 s). */
export async function openTestSearch(): Promise<TestApp> {
  const db = await openTestDb();
  const geocoder = await createGeocoder(db);
  await loadSampleSet({ db, geocoder, now: new Date() });
  return openTestApp({ db, geocoder });
}
