import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { Filling } from '../db/test-filling.ts';
import { citiesEdition, loadCities } from '../providers/geocoder/offline-load.ts';

/** What fills a test database with the cities, as a first start does. */
export const citiesFilling = (): Filling => ({
  key: citiesEdition().replace(/\W+/g, '_'),
  fill: loadCities,
});

/** A migrated database for one test file that holds the cities, as after a first start. */
export function openTestCities(): Promise<Db> {
  return openTestDb(citiesFilling());
}
