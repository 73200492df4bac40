import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { searchPostings } from '../modules/jobs/search.ts';
import { filledPostingSearch } from '../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../posting-search/posting-search.ts';
import type { Geocoder } from '../providers/geocoder/port.ts';
import { importPostings } from './import/import.ts';
import { asRecords, rawPosting, smallGeocoder } from './import/import-test-kit.ts';
import { markStale, type StaleDays } from './mark-stale.ts';

const start = new Date('2026-08-25T12:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
const days: StaleDays = { usual: 90, bySource: { quick: 30, forever: 0 } };
let db: Db;
let postings: PostingSearch;
const geocoder: Geocoder = {
  ...smallGeocoder(),
  search: async (text) => {
    const [city] = await smallGeocoder().resolve([{ city: 'Austin', state: 'TX', country: 'US' }]);
    if (!city || !text.startsWith('Austin')) return [];
    return [{ kind: 'city', name: 'Austin, TX', lat: city.lat, lng: city.lng, city, rival: '' }];
  },
};

const job = (companyName: string, fields: Partial<RawPostingInput> = {}) =>
  rawPosting({
    ...{ externalId: companyName, title: 'Plumber', companyName, locations: ['Austin, TX'] },
    ...{ postedAt: start.getTime() - 5 * 86_400_000, description: 'You mend pipes.', ...fields },
  });
const all = [
  job('Seen Again'),
  job('Unseen'),
  job('Closes', { closedAt: '2027-08-25' as RawPostingInput['closedAt'] }),
  job('Quick', { source: 'quick' }),
  job('Forever', { source: 'forever' }),
  job('Weak', { title: 'Night Plumber for Large Yards and Depots' }),
  job('Text Only', { title: 'Clerk', description: 'You call the plumber.' }),
];
const bring = (postings: readonly RawPostingInput[], now: Date) =>
  importPostings({ db, geocoder, records: asRecords(postings), now });
const stale = async () =>
  (await db.query<{ id: string }>('SELECT external_id AS id FROM posting WHERE is_stale ORDER BY 1')).map(
    ({ id }) => id,
  );
const find = (now: Date, request: Partial<JobSearchRequest>) =>
  searchPostings({ db, postings, geocoder }, JobSearchRequest.parse({ pageSize: 50, ...request }), now);

beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  expect(await bring(all, start)).toMatchObject({ accepted: all.length });
}, 120_000);
afterAll(() => db.close());

describe('a posting that nobody saw again', () => {
  test('is old after the days of its source, never with a closing day or where that is 0', async () => {
    await markStale(db, { now: after(29.9), days });
    expect(await stale()).toEqual([]);
    expect(await markStale(db, { now: after(30.1), days })).toBe(1);
    expect(await stale()).toEqual(['Quick']);
    // The same row of a later import is a sighting, whether anything of it changed or not.
    expect(
      await bring(
        [job('Seen Again'), job('Weak', { title: 'Plumber, Night, Large Yards, Depots' })],
        after(60),
      ),
    ).toMatchObject({
      duplicates: 1,
      updated: 1,
    });
    await bring([job('Text Only', { title: 'Clerk', description: 'You call the plumber.' })], after(60));
    await markStale(db, { now: after(90), days });
    expect(await stale()).toEqual(['Quick']);
    expect(await markStale(db, { now: after(90.1), days })).toBe(1);
    expect(await stale()).toEqual(['Quick', 'Unseen']);
    expect(await markStale(db, { now: after(90.1), days })).toBe(0);
  });

  test('comes after every other answer in title and company, and says since when', async () => {
    const { results } = await find(after(91), { searchTerm: 'plumber' });
    const found = results.map(({ companyName }) => companyName);
    expect(found.indexOf('Weak')).toBeLessThan(found.indexOf('Unseen'));
    expect(found.indexOf('Unseen')).toBeLessThan(found.indexOf('Text Only'));
    expect(new Set(found.slice(-3, -1))).toEqual(new Set(['Quick', 'Unseen']));
    const of = (name: string) => results.find(({ companyName }) => companyName === name);
    expect(of('Unseen')).toMatchObject({ isOld: true, unseenSince: start.toISOString() });
    expect(of('Weak')).toMatchObject({ isOld: false });
    expect(of('Weak')).not.toHaveProperty('unseenSince');
  });

  test.each([
    ['by words', { searchTerm: 'plumber' }, 6, 2],
    ['around a place', { location: 'Austin, TX', distance: 25 }, 7, 2],
    ['without anything', {}, 7, 2],
    ['by words around a place', { searchTerm: 'plumber', location: 'Austin, TX', distance: 25 }, 6, 2],
  ])('is folded away and counted with what was posted a year ago: %s', async (_, request, total, old) => {
    const whole = await find(after(91), request);
    const folded = await find(after(91), { ...request, withOld: false });
    expect(whole.totalResults - folded.totalResults).toBe(old);
    expect([folded.oldCount, whole.oldCount]).toEqual([old, 0]);
    expect(whole.totalResults).toBeGreaterThanOrEqual(total);
    expect(folded.results.map(({ companyName }) => companyName)).not.toContain('Unseen');
  });

  test('is not old any more once it is seen, or where more days are given', async () => {
    await bring([job('Unseen')], after(92));
    expect(await stale()).toEqual(['Quick']);
    await markStale(db, { now: after(92), days: { usual: 90, bySource: {} } });
    expect(await stale()).toEqual(['Forever', 'Quick']);
    await markStale(db, { now: after(92), days: { usual: 0, bySource: {} } });
    expect(await stale()).toEqual([]);
  });
});

test('a database from before has what it knows: the last list that had a posting, else when it came', async () => {
  await db.query('DELETE FROM posting_seen');
  await db.query(
    `INSERT INTO posting_board_row (source, board, row_id, external_id, seen_at) VALUES ('test', 'b', '1', 'Unseen', $1)`,
    [after(40).toISOString()],
  );
  await db.exec(
    `INSERT INTO posting_seen (posting_id, seen_at)
     SELECT p.id, greatest(p.added_at, (
       SELECT max(r.seen_at) FROM posting_board_row r WHERE r.source = p.source AND r.external_id = p.external_id))
     FROM posting p`,
  );
  await markStale(db, { now: after(100), days: { usual: 90, bySource: {} } });
  expect(await stale()).not.toContain('Unseen');
  expect(await stale()).toContain('Weak');
});
