import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { citiesEdition, loadCities } from '../providers/geocoder/offline-load.ts';

/** A migrated database for one test file that holds the cities, as after a first start. */
export function openTestCities(): Promise<Db> {
  return openTestDb({ key: citiesEdition().replace(/\W+/g, '_'), fill: loadCities });
}
