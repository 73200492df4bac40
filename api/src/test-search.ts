import { loadSampleSet } from './modules/postings/sample-set.ts';
import { createGeocoder } from './providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { openTestCities } from './test-cities.ts';

/** A test server with cities and the sample set, as a first start makes it (about 2 s). */
export async function openTestSearch(): Promise<TestApp> {
  const db = await openTestCities();
  const geocoder = await createGeocoder(db);
  await loadSampleSet({ db, geocoder, now: new Date() });
  return openTestApp({ db, geocoder });
}
