import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { storeListings } from '../../modules/companies/store-listings.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { foreignTexts } from '../foreign-texts.ts';
import { locationReader } from '../import/import-places.ts';
import { importFiles } from '../import-files.ts';
import { withPlaces } from './import-lists.ts';
import { judgedJoins } from './judged-joins.data.ts';
import { readList } from './read-list.ts';

const folder = fileURLToPath(realFile(''));
const postings = [
  'open_jobs_data_new_union.json',
  'tech_salary_radar_ats_2026-07.jsonl',
  'themuse_jobs_union.json',
  'weworkremotely_union.json',
  'remotejobs_org_union.json',
  'linkedin_richmond_va_2025.csv',
  'simplify_newgrad_2024.json',
  'zshah_internships_ats_2026.json',
  'yanmsong_indeed-ds-0407.csv',
  'nyc_gov_jobs_full.jsonl',
].map((name) => `${folder}postings/${name}`);
const lists = ['sp500_constituents.csv', 'yc_companies.csv', 'remoteintech_companies.json'].map(
  (name) => `${folder}companies/${name}`,
);
const isThere = [...postings, ...lists].every((file) => existsSync(file));
/** Takes minutes: `npm run prove -- companies`. */
const isAsked = process.env.EVERY_JOIN !== undefined;
const now = new Date('2026-11-20T12:00:00Z');
const batchRows = 200;

let db: Db;
let geocoder: Geocoder;
beforeAll(async () => {
  if (!isThere || !isAsked) return;
  db = await openTestCities();
  geocoder = await createGeocoder(db);
  const texts = foreignTexts();
  await importFiles({ db, geocoder, reading: texts.postings, now: () => now })(
    { files: postings, format: 'auto', sameIds: 'apart' },
    { signal: new AbortController().signal, tell: () => undefined },
  );
  await texts.close();
}, 900_000);
afterAll(() => db?.close());

test.skipIf(!isThere || !isAsked)(
  'of 100 joins of three public lists with public postings, 98 or more are of one employer',
  async () => {
    const locate = locationReader(geocoder);
    const joined: string[] = [];
    for (const file of lists) {
      const { format, rows, refused } = await readList(file);
      const sums = { joined: 0, added: 0 };
      for (let from = 0; from < rows.length; from += batchRows) {
        const batch = await withPlaces(locate, rows.slice(from, from + batchRows));
        const stored = await storeListings(db, format.list, batch, now);
        sums.joined += stored.joined.length;
        sums.added += stored.added;
        joined.push(...stored.joined.map(({ name }) => `${format.list} | ${name}`));
      }
      process.stdout.write(
        `${format.list}: ${rows.length + refused.length} rows read, ${sums.joined} joined, ${sums.added} new, ${refused.length} refused\n`,
      );
    }
    const verdicts = new Map(judgedJoins.map(([list, name, , verdict]) => [`${list} | ${name}`, verdict]));
    const drawn = sampleRandom('company joins').draw(joined.sort(), judgedJoins.length);
    const unjudged = drawn.filter((one) => !verdicts.has(one));
    // Other rules draw other joins: these want a label before the figure means anything.
    expect(unjudged).toEqual([]);
    const same = drawn.filter((one) => verdicts.get(one) === 'same').length;
    process.stdout.write(`${same} of ${drawn.length} joins are of one employer\n`);
    expect(same / drawn.length).toBeGreaterThanOrEqual(0.98);
  },
  600_000,
);
