import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from './import.ts';
import { asRecords, rawPosting, smallGeocoder } from './import-test-kit.ts';

const now = new Date('2026-08-25T12:00:00Z');
const dayMs = 86_400_000;

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE; TRUNCATE reference_edition'));
afterAll(() => db.close());

const run = (postings: readonly unknown[], more: Partial<Parameters<typeof importPostings>[0]> = {}) =>
  importPostings({ db, geocoder: smallGeocoder(), records: asRecords(postings), now, ...more });

const count = async (table: string) =>
  (await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

type Stored = {
  title: string;
  description_html: string;
  posted: Date | null;
  posted_kind: string;
  areas: string[];
  url: string;
  salary: string;
  location: string;
  is_remote: boolean;
};
const stored = (externalId: string) =>
  db.query<Stored>(
    'SELECT * FROM posting p JOIN posting_text t ON t.posting_id = p.id WHERE external_id = $1',
    [externalId],
  );

describe('what comes in', () => {
  test('new, unchanged, changed and repeated postings are told apart', async () => {
    const postings = [
      rawPosting(),
      rawPosting({ externalId: '2' }),
      rawPosting({ externalId: '2', title: 'Other' }),
    ];
    expect(await run(postings)).toMatchObject({
      rows: 3,
      accepted: 2,
      updated: 0,
      duplicates: 1,
      rejected: 0,
    });
    expect(await run(postings)).toMatchObject({
      rows: 3,
      accepted: 0,
      updated: 0,
      duplicates: 3,
      rejected: 0,
    });
    const changed = [rawPosting({ title: 'Head nurse' }), rawPosting({ externalId: '2' })];
    expect(await run(changed)).toMatchObject({ accepted: 0, updated: 1, duplicates: 1 });
    expect(await count('posting')).toBe(2);
    expect(await count('posting_text')).toBe(2);
    expect(await stored('1')).toMatchObject([{ title: 'Head nurse' }]);
    expect(await stored('2')).toMatchObject([{ title: 'Nurse' }]);
  });

  test('the same number at another source is another posting', async () => {
    await run([rawPosting(), rawPosting({ source: 'other' })]);
    expect(await count('posting')).toBe(2);
  });

  test('a later look at “3 days ago” is no change', async () => {
    await run([rawPosting({ postedAt: now.getTime() - 3 * dayMs })]);
    const later = [rawPosting({ postedAt: now.getTime() - 3 * dayMs + 60_000, seenAt: now.getTime() })];
    expect(await run(later)).toMatchObject({ duplicates: 1, updated: 0 });
  });

  test('places become points, each once, replaced when the posting changes', async () => {
    const geocoder = smallGeocoder();
    const locations = ['Austin, TX', 'Boise, ID; Austin, TX', 'Smallville, KS'];
    await run([rawPosting({ locations }), rawPosting({ externalId: '2', locations: ['Austin, TX'] })], {
      geocoder,
    });
    expect(geocoder.asked).toBe(1);
    expect(await count('posting_location')).toBe(3);
    expect(await stored('1')).toMatchObject([
      {
        location: 'Austin, TX; Boise, ID; Smallville, KS',
        areas: ['US', 'US-TX', 'US-ID', 'US-KS'],
        is_remote: false,
      },
    ]);
    await run([rawPosting({ locations: ['Columbus, OH'] })]);
    expect(await db.query('SELECT city_id FROM posting_location ORDER BY 1')).toEqual([
      { city_id: 1 },
      { city_id: 3 },
    ]);
  });

  test('remote, unknown and placeholder places', async () => {
    await run([
      rawPosting({ externalId: 'remote', locations: ['Remote - US'] }),
      rawPosting({ externalId: 'flag', remote: true }),
      rawPosting({ externalId: 'unknown', locations: ['Planet Express HQ'] }),
      rawPosting({ externalId: 'two', locations: ['2 Locations', 'Austin, TX'] }),
    ]);
    expect(await stored('remote')).toMatchObject([{ is_remote: true, areas: ['US'] }]);
    expect(await stored('flag')).toMatchObject([{ is_remote: true, areas: ['ZZ'], location: 'Remote' }]);
    expect(await stored('unknown')).toMatchObject([
      { is_remote: false, areas: ['ZZ'], location: 'Planet Express HQ' },
    ]);
    expect(await stored('two')).toMatchObject([{ location: 'Austin, TX' }]);
  });

  test('a poorer feed does not take text and pay away', async () => {
    await run([rawPosting({ description: '<p>Wound care at night.</p>', payText: '$31 - $36 an hour' })]);
    expect(await run([rawPosting({ title: 'Night nurse' })])).toMatchObject({ updated: 1 });
    expect(await stored('1')).toMatchObject([
      { title: 'Night nurse', description_html: '<p>Wound care at night.</p>', salary: '$31 - $36 an hour' },
    ]);
    const hit = (word: string) =>
      db.query(`SELECT 1 FROM posting WHERE tsv @@ to_tsquery('simple', $1)`, [word]);
    expect(await hit('wound')).toHaveLength(1);
    expect(await hit('night:A')).toHaveLength(1);
  });
});

describe('bad input', () => {
  test.each([
    ['no object', 'text', 'not a posting'],
    ['nothing', null, 'not a posting'],
    ['no title', rawPosting({ title: '' }), 'title is missing'],
    ['blank title', rawPosting({ title: ' \0\n ' }), 'title is missing'],
    ['a number for a title', { ...rawPosting(), title: 5 }, 'title is missing or of the wrong kind'],
    [
      'no company',
      { ...rawPosting(), companyName: undefined },
      'companyName is missing or of the wrong kind',
    ],
    ['a long title', rawPosting({ title: 'x'.repeat(501) }), 'title is longer than 500 characters'],
    ['no id', rawPosting({ externalId: '' }), 'externalId is missing'],
    ['NaN as a date', rawPosting({ postedAt: Number.NaN }), 'postedAt is missing or of the wrong kind'],
    [
      'the name of the sample set',
      rawPosting({ source: 'sample' }),
      'source: “sample” is the name of the sample set',
    ],
  ])('%s is rejected with its row', async (_name, posting, reason) => {
    const done = await run([rawPosting({ externalId: 'good' }), posting]);
    expect(done).toMatchObject({ rows: 2, accepted: 1, rejected: 1, reasons: [{ row: 2, reason }] });
  });

  test('strange but readable postings come in clean', async () => {
    const strange = [
      rawPosting({ externalId: 'nul\0', title: 'A\0B', description: 'x\0y\ud800' }),
      rawPosting({ externalId: "quote'); DROP TABLE posting; --", title: '🙂 مهندس "C++" {a,b} \\ NULL' }),
      rawPosting({ externalId: 'long', description: `<p>${'lorem ipsum '.repeat(90_000)}</p>` }),
      rawPosting({ externalId: 'han', description: '東京'.repeat(100_000) }),
      rawPosting({ externalId: 'word', description: 'x'.repeat(1_000_000) }),
      rawPosting({ externalId: 'year 1', postedAt: Date.UTC(1, 0, 1), seenAt: -62_135_596_800_000 }),
      rawPosting({
        externalId: 'year 9999',
        postedAt: Date.UTC(9999, 11, 31),
        seenAt: now.getTime() - dayMs,
        closedAt: 8.6e15,
      }),
      rawPosting({ externalId: 'link', url: 'javascript:alert(1)' }),
      rawPosting({ externalId: 'script', description: '<p onclick="x">Hi<script>alert(1)</script></p>' }),
    ];
    expect(await run(strange)).toMatchObject({ accepted: strange.length, rejected: 0 });
    expect(await stored('nul')).toMatchObject([{ title: 'AB', description_html: '<p>xy\ufffd</p>' }]);
    expect(await stored("quote'); DROP TABLE posting; --")).toMatchObject([
      { title: '🙂 مهندس "C++" {a,b} \\ NULL' },
    ]);
    expect(await stored('year 1')).toMatchObject([{ posted: null, posted_kind: 'unknown' }]);
    expect(await stored('year 9999')).toMatchObject([{ posted_kind: 'seen', closed_at: null }]);
    expect(await stored('link')).toMatchObject([{ url: '' }]);
    expect(await stored('script')).toMatchObject([{ description_html: '<p>Hi</p>' }]);
    expect(await run(strange)).toMatchObject({ accepted: 0, updated: 0, duplicates: strange.length });
  }, 60_000);

  test('only the first ten reasons are kept, all are counted', async () => {
    const done = await run(Array.from({ length: 25 }, () => rawPosting({ title: '' })));
    expect(done).toMatchObject({ rows: 25, accepted: 0, rejected: 25 });
    expect(done.reasons.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await count('posting')).toBe(0);
  });

  test('a point outside the world, which the database refuses, costs one row and not its batch', async () => {
    const geocoder = smallGeocoder();
    const honest = geocoder.resolve;
    geocoder.resolve = async (places) =>
      (await honest.call(geocoder, places)).map((city) =>
        city?.name === 'Boise' ? { ...city, lat: 95 } : city,
      );
    const postings = ['Austin, TX', 'Boise, ID', 'Columbus, OH'].map((text, n) =>
      rawPosting({ externalId: String(n), locations: [text] }),
    );
    const done = await run(postings, { geocoder });
    expect(done).toMatchObject({ accepted: 2, rejected: 1, reasons: [{ row: 2 }] });
    expect(done.reasons[0]?.reason).toContain('the database refused it');
    expect(await count('posting')).toBe(2);
    expect(await count('posting_location')).toBe(2);
  });
});

describe('batches', () => {
  const many = Array.from({ length: 1200 }, (_, n) =>
    rawPosting({ externalId: String(n), locations: ['Austin, TX'] }),
  );

  test('a batch that fails leaves nothing of it behind, and earlier ones whole', async () => {
    const failing: Db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          let statements = 0;
          const before = await tx.query<{ n: number }>('SELECT count(*)::int AS n FROM posting');
          return work({
            query: (sql, params) => {
              statements += 1;
              // The third statement of the second batch: posting and text are written, points are not.
              if (before[0]?.n === 500 && statements === 3) throw new Error('power cut');
              return tx.query(sql, params);
            },
          });
        }),
    };
    await expect(run(many, { db: failing })).rejects.toThrow('power cut');
    expect(await count('posting')).toBe(500);
    expect(await count('posting_text')).toBe(500);
    expect(await count('posting_location')).toBe(500);
    expect(await run(many)).toMatchObject({ accepted: 700, duplicates: 500 });
  });

  test('others are answered between batches, and progress counts up', async () => {
    const seen: number[] = [];
    const answers: Promise<unknown>[] = [];
    const done = await run(many, {
      onProgress: ({ rows, accepted, rowsPerSecond }) => {
        expect(rowsPerSecond).toBeGreaterThan(0);
        expect(accepted).toBe(rows);
        seen.push(rows);
        answers.push(
          db.query<{ n: number }>('SELECT count(*)::int AS n FROM posting').then(([row]) => row?.n),
        );
      },
    });
    expect(seen).toEqual([500, 1000, 1200]);
    expect(await Promise.all(answers)).toEqual([500, 1000, 1200]);
    expect(done.cancelled).toBe(false);
  });

  test('stopping keeps whole batches and says so', async () => {
    const stop = new AbortController();
    const done = await run(many, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(done).toMatchObject({ cancelled: true, accepted: 500, rows: 500 });
    expect(await count('posting')).toBe(500);
  });

  test('what the reader throws comes through', async () => {
    async function* broken() {
      yield { row: 1, ok: rawPosting() };
      throw new Error('Line 2 is not valid JSON');
    }
    await expect(run([], { records: broken() })).rejects.toThrow('Line 2 is not valid JSON');
  });
});
