import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { importPostings } from '../../ingest/import/import.ts';
import type { ImportRecord } from '../../ingest/import/import-record.ts';
import { detectFormat } from '../../ingest/read/detect-format.ts';
import { readPosting } from '../../ingest/read/formats.ts';
import { readRecords } from '../../ingest/read/read-file.ts';
import { readHead } from '../../ingest/read/read-text.ts';
import { samplePostings } from '../../ingest/sample/sample.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { askKnownItems, drawKnownItems } from './known-items-kit.ts';
import { searchPostings } from './search.ts';

const folder = fileURLToPath(realFile('postings/'));
const now = new Date('2026-08-25T12:00:00Z');

/** The files with how many rows each holds (their MANIFEST) and the fewest that have to come in. */
const files = [
  ['open_jobs_data_new_union.json', 16_081, 16_000],
  ['simplify_newgrad_2024.json', 1288, 1200],
  ['tech_salary_radar_ats_2026-07.jsonl', 8313, 8000],
  ['themuse_jobs_union.json', 236, 230],
  ['weworkremotely_union.json', 410, 400],
  ['remotejobs_org_union.json', 475, 470],
  ['nyc_gov_jobs_full.jsonl', 1380, 700],
] as const;
const isReal = existsSync(folder + files[0][0]);

let db: Db;
let postings: PostingSearch;
let geocoder: Geocoder;
beforeAll(async () => {
  db = await openTestCities();
  postings = filledPostingSearch(db);
  geocoder = await createGeocoder(db);
}, 60_000);
afterAll(() => db.close());

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function* fileRecords(name: string): AsyncGenerator<ImportRecord> {
  const format = detectFormat(name, await readHead(folder + name));
  for await (const { row, record } of readRecords(folder + name, format))
    yield { row, ...readPosting(format.name, record, { now: now.getTime() }) };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
/** `npm run bench -- known FILE` asks a thousand, and of the published postings 200 are asked for. */
const count = isReal ? 200 : 60;

/** The stand-in: our own sample set under another source name. */
function standIn(): ImportRecord[] {
  return samplePostings(now).map((posting, index) => ({
    row: index + 1,
    ok: { ...posting, source: 'stand-in' },
  }));
}

const importRun = (records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>) =>
  importPostings({ db, geocoder, records, now });

/** Numbers below 1 from a seed (mulberry32), so that a failure can be looked at again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the import of the first file said, which the known items are drawn from. */
let first: Awaited<ReturnType<typeof importRun>>;

describe(`known items (${isReal ? 'open_jobs_data, 16,081 real postings' : 'stand-in: the sample set'})`, () => {
  beforeAll(async () => {
    first = await importRun(isReal ? fileRecords(files[0][0]) : standIn());
    say(`known items: ${first.accepted} postings, ${first.rejected} rejected, ${first.rowsPerSecond} rows/s`);
    expect(first.accepted).toBeGreaterThan(isReal ? files[0][2] : 400);
  }, 90_000);

  test('“title company” finds a random posting among the first three', async () => {
    const items = await drawKnownItems(db, { count, random: seeded(20260825), typo: false });
    const found = await askKnownItems({ db, postings, geocoder, now }, items);
    say(
      `known items: of ${found.asked}, ${percent(found.firstThree)} in the first three by title and company, ` +
        `${percent(found.itself)} as the very posting (employers post one title in hundreds of places)`,
    );
    expect(found.asked).toBe(count);
    expect(found.firstThree).toBeGreaterThanOrEqual(0.97);
  }, 90_000);

  test('with one typing mistake it is among the first ten', async () => {
    const items = await drawKnownItems(db, { count, random: seeded(20261121), typo: true });
    const found = await askKnownItems({ db, postings, geocoder, now }, items);
    say(
      `known items with a mistake: of ${found.asked}, ${percent(found.firstTen)} in the first ten, ` +
        `${percent(found.corrected)} by a corrected question`,
    );
    expect(found.asked).toBe(count);
    expect(found.firstTen).toBeGreaterThanOrEqual(0.9);
  }, 90_000);

  test('with the place, the very posting is found unless it is posted twice there', async () => {
    const all = await db.query<{
      id: number;
      title: string;
      company: string;
      city: string;
      state: string;
      location: string;
    }>(
      `SELECT posting_id::float8 AS id, title, company_name AS company, places->0->>'city' AS city,
         places->0->>'state' AS state, location
       FROM posting_text
       WHERE jsonb_array_length(places) = 1 AND places->0->>'lat' IS NOT NULL AND places->0->>'country' = 'US'
       ORDER BY posting_id`,
    );
    const random = seeded(7);
    let found = 0;
    const tries = isReal ? 100 : 40;
    for (let n = 0; n < tries; n += 1) {
      const one = all[Math.floor(random() * all.length)];
      if (!one) continue;
      const request = JobSearchRequest.parse({
        searchTerm: `${one.title} ${one.company}`.slice(0, 500),
        location: `${one.city}, ${one.state}`,
        distance: 1,
        pageSize: 3,
      });
      const { results } = await searchPostings({ db, postings, geocoder }, request, now);
      const isSame = (row: JobSearchResult) =>
        row.jobTitle === one.title && row.companyName === one.company && row.location === one.location;
      if (results.some((row) => row.id === one.id || isSame(row))) found += 1;
    }
    say(`known items: ${found} of ${tries} found with their place`);
    expect(found / tries).toBeGreaterThanOrEqual(0.95);
  }, 90_000);
});

describe.skipIf(!isReal)('real files', () => {
  test.each(files)(
    '%s',
    async (name, rows, fewest) => {
      if (name !== files[0][0]) {
        await db.exec('TRUNCATE posting CASCADE');
        first = await importRun(fileRecords(name));
      }
      say(
        `${name}: ${first.rows} rows, ${first.accepted} accepted, ${first.duplicates} duplicates, ${first.rejected} rejected, ` +
          `${first.rowsPerSecond} rows/s`,
      );
      expect(first.rows).toBe(rows);
      expect(first.accepted).toBeGreaterThanOrEqual(fewest);
      expect(first.accepted + first.updated + first.duplicates + first.rejected).toBe(rows);
      const again = await importRun(fileRecords(name));
      expect(again).toMatchObject({ accepted: 0, updated: 0, rejected: first.rejected });
    },
    60_000,
  );
});

test.skipIf(isReal)('the stand-in imports whole, and twice adds nothing', async () => {
  say('real files are absent; ran on the sample set');
  expect(first).toMatchObject({ rejected: 0, duplicates: 0 });
  expect(first.accepted).toBeGreaterThanOrEqual(400);
  expect(await importRun(standIn())).toMatchObject({ accepted: 0, updated: 0, duplicates: first.accepted });
});
