import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { fillColumns } from './fill-columns.ts';
import { importPostings } from './import.ts';

const now = new Date('2026-08-25T12:00:00Z');
const geocoder: Geocoder = { resolve: async (places) => places.map(() => null), search: async () => [] };
const ranks = ['Senior', 'Lead', ''];
const pays = ['$31 - $36 an hour', '', 'Competitive'];

let db: Db;
beforeAll(async () => {
  db = await openTestDb();
  const records = Array.from({ length: 250 }, (_, n) => ({
    row: n,
    ok: {
      source: 'test',
      externalId: `${n}`,
      title: `${ranks[n % 3]} Cook ${n}`,
      companyName: n % 2 ? 'Acme, Inc.' : 'Bolt GmbH',
      locations: n % 5 ? ['Austin, TX'] : ['Remote'],
      employmentType: n % 2 ? 'Full-time' : '',
      payText: pays[n % 3] ?? '',
      category: n % 4 ? 'Kitchen' : '',
      description: n % 6 === 5 ? '<p>This is an entry-level role.</p>' : '',
    },
  }));
  await importPostings({ db, geocoder, now, records });
}, 60_000);
afterAll(() => db.close());

const columns = () =>
  db.query(
    `SELECT id::int AS id, workplace, seniority, job_type, category, company_key, pay_year, pay_currency
     FROM posting ORDER BY id`,
  );

/** The state of a database whose postings were stored before there were the columns. */
const forget = () =>
  db.query(`UPDATE posting SET workplace = 'unknown', seniority = 'unknown', job_type = '', category = '',
    company_key = NULL, pay_year = NULL, pay_currency = NULL`);

test('postings from before come to the same columns as an import of today gives them', async () => {
  const imported = await columns();
  const distinct = (name: string) => new Set(imported.map((row) => row[name])).size;
  expect(['workplace', 'seniority', 'job_type', 'category', 'company_key', 'pay_year'].map(distinct)).toEqual(
    [2, 4, 2, 2, 2, 2],
  );
  await forget();
  expect(await columns()).not.toEqual(imported);
  expect(await fillColumns(db)).toBe(250);
  expect(await columns()).toEqual(imported);
  expect(await fillColumns(db)).toBe(0);
});

test('stopped in between it goes on where it was, and two at once do each row once', async () => {
  const imported = await columns();
  await forget();
  expect(await fillColumns(db, { signal: AbortSignal.abort() })).toBe(0);
  const [one, other] = await Promise.all([fillColumns(db), fillColumns(db)]);
  expect(one + other).toBe(250);
  expect(await columns()).toEqual(imported);
});

test('a feed without pay and text takes neither the pay nor the rank away', async () => {
  const own = { source: 'test', externalId: 'kept', title: 'Cook', companyName: 'Dune' };
  const description = '<p>This is an entry-level role. The pay is $52,000 a year.</p>';
  const put = (ok: object) =>
    importPostings({ db, geocoder, now, records: [{ row: 1, ok: { ...own, ...ok } }] });
  const read = async () =>
    (
      await db.query(
        `SELECT seniority, pay_year, pay_currency, job_type FROM posting WHERE external_id = 'kept'`,
      )
    )[0];
  await put({ description });
  expect(await read()).toEqual({ seniority: 'entry', pay_year: 52_000, pay_currency: 'USD', job_type: '' });
  await put({ employmentType: 'Full-time' });
  expect(await read()).toMatchObject({ seniority: 'entry', pay_year: 52_000, job_type: 'fulltime' });
  await put({ description: '<p>Nothing is said.</p>', payText: 'Competitive' });
  expect(await read()).toMatchObject({ seniority: 'unknown', pay_year: null, pay_currency: '' });
});
