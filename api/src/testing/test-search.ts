import type { Deps } from '../app.ts';
import type { Db } from '../db/db.ts';
import { loadSampleSet } from '../ingest/import/sample-set.ts';
import { createGeocoder } from '../providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { openTestCities } from './test-cities.ts';

/** A test server with cities and the sample set, as a first start makes it (about 2 s). */
export async function openTestSearch(over: Partial<Deps> = {}): Promise<TestApp> {
  const db = await openTestCities();
  const geocoder = await createGeocoder(db);
  await loadSampleSet({ db, geocoder, now: new Date() });
  return openTestApp({ db, geocoder, ...over });
}

/** How many rows the tables hold that calls write, by table; the counts of limits move with every call and are not among them. */
export async function ownRows(db: Db): Promise<Record<string, number>> {
  const tables = [
    'users',
    'sessions',
    'accounts',
    'email_changes',
    'sign_in_links',
    'posting',
    'posting_text',
    'employer',
    'employer_location',
    'employer_change',
    'billing_customers',
    'billing_subscriptions',
    'billing_orders',
    'billing_checkouts',
    'billing_history',
    'use_counts',
    'held_uses',
  ];
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await db.query<Record<string, number>>(`SELECT ${counts.join(', ')}`);
  return row ?? {};
}
