import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from './import.ts';
import { asRecords, rawPosting, smallGeocoder } from './import-test-kit.ts';
import { loadSampleSet } from './sample-set.ts';

const now = new Date('2026-08-25T12:00:00Z');
const dayMs = 86_400_000;

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition'));
afterAll(() => db.close());

const run = (postings: readonly unknown[]) =>
  importPostings({ db, geocoder: smallGeocoder(), records: asRecords(postings), now });
const count = async (table: string) =>
  (await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

describe('the sample set', () => {
  const load = (at: Date) => loadSampleSet({ db, geocoder: smallGeocoder(), now: at });
  const samples = async () =>
    (await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM posting WHERE source = 'sample'`))[0]?.n;

  test('fills an empty index once, follows the days, keeps its numbers', async () => {
    expect(await load(now)).toBe('loaded');
    expect(await samples()).toBeGreaterThanOrEqual(400);
    expect(await load(now)).toBe('kept');
    const before = await db.query('SELECT id, external_id FROM posting ORDER BY id');
    const newest = async () =>
      (
        await db.query<{ ms: number }>(
          'SELECT (extract(epoch FROM max(posted)) * 1000)::float8 AS ms FROM posting',
        )
      )[0]?.ms ?? 0;
    const first = await newest();
    expect(await load(new Date(now.getTime() + 3 * dayMs))).toBe('re-dated');
    expect((await newest()) - first).toBeCloseTo(3 * dayMs, -3);
    expect(await db.query('SELECT id, external_id FROM posting ORDER BY id')).toEqual(before);
  }, 60_000);

  test('goes with the first real posting and does not come back', async () => {
    await load(now);
    expect(await run([rawPosting({ title: '' })])).toMatchObject({ rejected: 1 });
    expect(await samples()).toBeGreaterThanOrEqual(400);
    await run([rawPosting()]);
    expect(await samples()).toBe(0);
    expect(await count('posting_text')).toBe(1);
    expect(await load(now)).toBe('not-needed');
    expect(await count('posting')).toBe(1);
  }, 60_000);
});
