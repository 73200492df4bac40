import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from './import.ts';
import { smallGeocoder } from './import-test-kit.ts';
import { indexStored } from './index-stored.ts';

const now = new Date('2026-08-25T12:00:00Z');

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  const records = Array.from({ length: 250 }, (_, n) => ({
    row: n,
    ok: {
      source: n % 2 ? 'one' : 'other',
      externalId: `${n}`,
      title: `${n % 3 ? 'Registered Nurses' : 'Massör'} ${n % 40}`,
      companyName: 'Acme, Inc.',
      locations: n % 5 ? ['Austin, TX'] : ['Remote'],
      employmentType: n % 2 ? 'Part-time' : '',
      category: n % 4 ? 'devops' : '',
      description: n % 6 ? '<p>You help <b>patients</b>.</p><p>Night shift.</p>' : '',
    },
  }));
  await importPostings({ db, geocoder: smallGeocoder(), now, records });
}, 120_000);
afterAll(() => db.close());

const stored = () =>
  db.query(`SELECT id::int AS id, head_tsv::text AS head, tsv::text AS whole, category, job_key::float8 AS job,
    group_id::float8 AS "group", facts, index_edition AS edition FROM posting ORDER BY id`);

/** The state of a database whose postings were indexed by an earlier edition. */
const forget = () =>
  db.query(`UPDATE posting SET head_tsv = 'nurs:1A', tsv = 'nurs:1A', category = lower(category), job_key = 0,
    group_id = NULL, facts = '{}', index_edition = 0`);

test('postings of an earlier edition are indexed as an import of today does', async () => {
  const imported = await stored();
  expect(new Set(imported.map((row) => row.group)).size).toBeGreaterThan(5);
  await forget();
  expect(await indexStored(db)).toBe(250);
  expect(await stored()).toEqual(imported);
  expect(await indexStored(db)).toBe(0);
}, 60_000);

test('stopped in between it goes on where it was', async () => {
  const imported = await stored();
  await forget();
  const stop = new AbortController();
  const transaction: Db['transaction'] = async (run) => {
    const result = await db.transaction(run);
    stop.abort();
    return result;
  };
  expect(await indexStored({ ...db, transaction }, { signal: stop.signal })).toBe(100);
  expect(await indexStored(db)).toBe(150);
  expect(await stored()).toEqual(imported);
}, 60_000);

test('what has title, company and place in common is one group, remote work wherever it is', async () => {
  const job = (externalId: string, title: string, locations: string[], more = {}) => ({
    ...{ source: 'group', externalId, title, companyName: 'Grouped', locations },
    ...more,
  });
  const all = [
    job('1', 'Welder', ['Austin, TX']),
    job('2', 'WELDERS', ['Austin, TX']),
    job('3', 'Welder', ['Boise, ID']),
    job('4', 'Writer', ['Remote - US']),
    job('5', 'Writer', ['Remote, Germany']),
    job('6', 'Writer', ['Boise, ID']),
  ];
  const records = all.map((ok, row) => ({ row, ok }));
  await importPostings({ db, geocoder: smallGeocoder(), now, records });
  const groups = await db.query<{ ids: string }>(
    `SELECT string_agg(external_id, ' ' ORDER BY external_id) AS ids FROM posting
     WHERE source = 'group' AND group_id IS NOT NULL GROUP BY group_id ORDER BY 1`,
  );
  expect(groups.map(({ ids }) => ids)).toEqual(['1 2', '4 5']);
});
