import { JobPointsRequest } from '@foothold/core/contract/jobs.ts';
import { greatCircleKm } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { searchPoints } from './search-points.ts';

const now = new Date('2026-08-25T12:00:00Z');
const many = 12_000;

/** A posting of the test: its words, its day and its points. */
type Made = { id: number; title: string; days: number; at: { lat: number; lng: number }[] };

const random = sampleRandom('points of postings');
const between = (low: number, high: number) => Math.round((low + random.next() * (high - low)) * 1e4) / 1e4;
const made: Made[] = Array.from({ length: many }, (_, index) => ({
  id: index + 1,
  title: random.pick(['welder', 'nurse', 'rare bird']),
  days: Math.floor(random.next() * 90),
  // Some without a place, some with two, a few on both sides of the 180th meridian.
  at: Array.from({ length: random.pick([0, 1, 1, 1, 1, 1, 1, 2]) }, () => ({
    lat: between(-60, 70),
    lng: between(-180, 180),
  })),
}));

const centre = { lat: 40, lng: -83 };
const city = { cityId: 1, name: 'Columbus', state: 'OH', country: 'US', population: 1, ...centre };
const geocoder: Geocoder = {
  resolve: async (places) => places.map(() => null),
  search: async () => [{ kind: 'city', name: 'Columbus, OH', ...centre, city, rival: '' }],
};

let db: Db;
let postings: PostingSearch;
beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  const columns = made.map((row) => ({ ...row, posted: new Date(now.getTime() - row.days * 86_400_000) }));
  await db.query(
    `INSERT INTO posting (id, source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas,
       is_remote, posted, posted_kind, added_at)
     OVERRIDING SYSTEM VALUE
     SELECT id, 'test', id::text, '', title, '', to_tsvector('simple', title), to_tsvector('simple', title), '{US}',
       false, posted, 'posted', $4 FROM unnest($1::bigint[], $2::text[], $3::timestamptz[]) AS r (id, title, posted)`,
    [
      columns.map(({ id }) => id),
      columns.map(({ title }) => title),
      columns.map(({ posted }) => posted.toISOString()),
      now.toISOString(),
    ],
  );
  await db.query(
    `INSERT INTO posting_text (posting_id, title, company_name, url, job_type, category, location, places, salary,
       snippet, description_html)
     SELECT id, title, company, '', '', '', '', '[]', '', '', ''
     FROM unnest($1::bigint[], $2::text[], $3::text[]) AS t (id, title, company)`,
    [
      columns.map(({ id }) => id),
      columns.map(({ title }) => title),
      columns.map(({ id }) => `Company ${id}`),
    ],
  );
  const spots = columns.flatMap(({ id, posted, at }) => at.map((spot) => ({ id, posted, ...spot })));
  await db.query(
    `INSERT INTO posting_location (posting_id, lat, lng, posted)
     SELECT * FROM unnest($1::bigint[], $2::float8[], $3::float8[], $4::timestamptz[])`,
    [
      spots.map(({ id }) => id),
      spots.map(({ lat }) => lat),
      spots.map(({ lng }) => lng),
      spots.map(({ posted }) => posted.toISOString()),
    ],
  );
  await db.exec('ANALYZE posting; ANALYZE posting_location');
}, 60_000);
afterAll(() => db.close());

const ask = (request: Partial<JobPointsRequest>) =>
  searchPoints({ db, postings, geocoder }, JobPointsRequest.parse(request), now);

function isIn({ west, south, east, north }: SearchBox, { lat, lng }: { lat: number; lng: number }): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return lat >= south && lat <= north && isBetween;
}

/** What the search says it means, without a database. */
function reference(request: { searchTerm?: string; age?: number; bbox?: SearchBox; distance?: number }) {
  const isNear = (at: { lat: number; lng: number }) =>
    !request.distance || greatCircleKm(centre, at) / kmPerMile <= request.distance;
  const found = made
    .filter(({ title }) => !request.searchTerm || title.includes(request.searchTerm))
    .filter(({ days }) => !request.age || days <= request.age)
    .filter(({ at }) => !request.distance || at.some(isNear))
    .filter(({ at }) => !request.bbox || at.some((spot) => isIn(request.bbox as SearchBox, spot)));
  const points = found.flatMap(({ id, at }) =>
    at
      .filter((spot) => isNear(spot) && (!request.bbox || isIn(request.bbox, spot)))
      .map((spot) => ({ id, ...spot })),
  );
  return { total: found.length, points };
}

const sorted = (points: readonly { id: number; lat: number; lng: number }[]) =>
  points.map(({ id, lat, lng }) => `${id} ${lat} ${lng}`).toSorted();

describe('against a search without a database', () => {
  const questions = Array.from({ length: 36 }, () => {
    const south = between(-60, 60);
    const bbox = { west: between(-180, 180), east: between(-180, 180), south, north: between(south, 70) };
    return {
      ...(random.next() < 0.6 && { searchTerm: random.pick(['welder', 'nurse', 'bird']) }),
      ...(random.next() < 0.5 && { age: random.pick([7, 30, 60]) }),
      ...(random.next() < 0.7 && { bbox }),
      ...(random.next() < 0.3 && { location: 'Columbus', distance: random.pick([100, 300, 500]) }),
    };
  }).filter((question) => Object.keys(question).length > 0);

  test(`${questions.length} random questions have the same total and the same points`, async () => {
    let drawn = 0;
    for (const question of questions) {
      const answer = await ask(question);
      const { total, points } = reference(question);
      expect(answer.totalResults, JSON.stringify(question)).toBe(Math.min(total, 10_000));
      if (answer.clusters.length > 0) continue;
      drawn += answer.points.length;
      const answered = answer.points.map(([id = 0, lat = 0, lng = 0]) => ({ id, lat, lng }));
      expect(sorted(answered), JSON.stringify(question)).toEqual(sorted(points));
    }
    expect(drawn).toBeGreaterThan(5000);
  }, 60_000);
});

describe('more than 10,000', () => {
  test('are groups that hold every point, and the rest is said', async () => {
    const answer = await ask({});
    const { points } = reference({});
    expect(answer).toMatchObject({ totalResults: 10_000, totalIsCapped: true, points: [] });
    expect(answer.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
    expect(answer.withoutPlace).toBe(made.filter(({ at }) => at.length === 0).length);
    expect(answer.clusters.length).toBeGreaterThan(500);
    expect(answer.clusters.length).toBeLessThan(5000);
    const counts = answer.clusters.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('a box of many has finer groups, all of them inside it', async () => {
    const bbox = { west: -178, south: -59, east: 178, north: 69.5 };
    const answer = await ask({ bbox });
    expect(answer.totalIsCapped).toBe(true);
    for (const group of answer.clusters) expect(isIn(bbox, group)).toBe(true);
    expect(answer.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(
      reference({ bbox }).points.length,
    );
  });
});
