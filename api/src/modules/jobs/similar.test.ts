import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from '../../ingest/import/import.ts';
import { smallGeocoder } from '../../ingest/import/import-test-kit.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { similarPostings } from './similar.ts';

const now = new Date('2026-08-25T12:00:00Z');
const day = 86_400_000;

let db: Db;
let postings: PostingSearch;
let numbers = 0;
const one = (title: string, companyName: string, place = '', age = 5, more: object = {}) => {
  numbers += 1;
  const postedAt = now.getTime() - age * day;
  return {
    source: 'test',
    externalId: `${numbers}`,
    title,
    companyName,
    locations: place ? [place] : [],
    postedAt,
    ...more,
  };
};
const put = (all: readonly object[]) =>
  importPostings({ db, geocoder: smallGeocoder(), now, records: all.map((ok, n) => ({ row: n + 1, ok })) });

const idOf = async (title: string, company: string) => {
  const [row] = await db.query<{ id: string }>(
    `SELECT posting_id::text AS id FROM posting_text WHERE title = $1 AND company_name = $2 ORDER BY posting_id LIMIT 1`,
    [title, company],
  );
  if (!row) throw new Error(`There is no ${title} at ${company}.`);
  return row.id;
};
const like = async (title: string, company: string) =>
  ((await similarPostings({ db, postings }, await idOf(title, company), now)) ?? []).map(
    (row) => `${row.jobTitle} @ ${row.companyName}${row.location && `, ${row.location}`}`,
  );

beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  await put([
    one('Senior Pediatric Nurse', 'Mercy', 'Columbus, OH'),
    one('Pediatric Nurse', 'Lakeside', 'Columbus, OH'),
    one('Pediatric Nurse', 'Hillside', 'Boise, ID'),
    one('Pediatric Nurses', 'Bay Clinic', 'Austin, TX', 40),
    one('Pediatric Nurse', 'Ferry Clinic', 'Munich, Germany'),
    one('Pediatric Nurse', 'Mercy', 'Columbus, OH'),
    one('Pediatric Nurse', 'Gone Clinic', 'Columbus, OH', 5, { closedAt: now.getTime() - day }),
    one('Night Nurse', 'Owl Care', 'Columbus, OH'),
    one('Senior Welder', 'Steel Works', 'Columbus, OH'),
    ...Array.from({ length: 30 }, (_, n) => one('Staff Nurse', `Clinic ${n}`, 'Austin, TX')),
    ...Array.from({ length: 12 }, (_, n) =>
      one('Store Manager', 'Big Mart', n === 0 ? 'Austin, TX' : `Mall ${n}`, n),
    ),
    one('Store Manager', 'Small Mart', 'Boise, ID'),
    one('Senior Data Engineer', 'Remote One', '', 5, { remote: true }),
    one('Data Engineer', 'Remote Two', '', 5, { remote: true }),
    one('Data Engineer', 'Office Three', 'Boise, ID'),
    one('Senior Data Engineer', 'Remote Four', '', 30, { remote: true }),
    one('Data Engineer Intern', 'Remote Five', '', 5, { remote: true }),
    one('!!!', 'Nobody'),
    one('Zookeeper', 'Zoo'),
  ]);
}, 60_000);
afterAll(() => db.close());

describe('postings like one', () => {
  test('the words of the title decide, then place, then company; closed ones and other trades are not among them', async () => {
    const found = await like('Pediatric Nurse', 'Lakeside');
    expect(found.slice(0, 2)).toEqual([
      'Pediatric Nurse @ Mercy, Columbus, OH',
      'Senior Pediatric Nurse @ Mercy, Columbus, OH',
    ]);
    const rest = found.slice(2);
    expect(rest).toContain('Pediatric Nurse @ Hillside, Boise, ID');
    expect(rest).toContain('Pediatric Nurses @ Bay Clinic, Austin, TX');
    // The rare word tells more than the common one, and abroad comes after everything at home.
    expect(found.findIndex((row) => row.includes('Ferry'))).toBeGreaterThan(
      found.findIndex((row) => row.includes('Bay Clinic')),
    );
    expect(found.join()).not.toMatch(/Gone|Welder|Lakeside|Zoo/);
    expect(found.length).toBeLessThanOrEqual(10);
  });

  test('another company comes before the same one where all else is equal', async () => {
    const found = await like('Pediatric Nurse', 'Mercy');
    expect(found.slice(0, 2)).toEqual([
      'Pediatric Nurse @ Lakeside, Columbus, OH',
      'Senior Pediatric Nurse @ Mercy, Columbus, OH',
    ]);
  });

  test('remote goes with remote, rank with rank, new before old', async () => {
    const found = await like('Senior Data Engineer', 'Remote One');
    expect(found.map((row) => row.replace(/,.*/, ''))).toEqual([
      'Senior Data Engineer @ Remote Four',
      'Data Engineer @ Remote Two',
      'Data Engineer @ Office Three',
      'Data Engineer Intern @ Remote Five',
    ]);
  });

  test('an employer with one title everywhere takes two rows first, then what is left', async () => {
    const found = await like('Store Manager', 'Big Mart');
    expect(found[0]).toBe('Store Manager @ Small Mart, Boise, ID');
    expect(found.slice(1).every((row) => row.startsWith('Store Manager @ Big Mart'))).toBe(true);
    expect(found).toHaveLength(10);
  });

  test('one row of each job, and none of its own', async () => {
    const other = await idOf('Pediatric Nurse', 'Hillside');
    const bay = await idOf('Pediatric Nurses', 'Bay Clinic');
    const own = await idOf('Pediatric Nurse', 'Lakeside');
    const mercy = await idOf('Pediatric Nurse', 'Mercy');
    const set = (cluster: string | null, ids: string[]) =>
      db.query('UPDATE posting SET cluster_id = $1::bigint WHERE id = ANY ($2::bigint[])', [cluster, ids]);
    await set(other, [other, bay]);
    await set(own, [own, mercy]);
    const found = await like('Pediatric Nurse', 'Lakeside');
    expect(found).not.toContain('Pediatric Nurse @ Mercy, Columbus, OH');
    expect(found.filter((row) => /Hillside|Bay Clinic/.test(row))).toHaveLength(1);
    await set(null, [other, bay, own, mercy]);
  });

  test('a closed posting has likes, too; a title without words or without likes has none', async () => {
    expect((await like('Pediatric Nurse', 'Gone Clinic'))[0]).toMatch(/Pediatric Nurse @ (Lakeside|Mercy)/);
    expect(await like('!!!', 'Nobody')).toEqual([]);
    expect(await like('Zookeeper', 'Zoo')).toEqual([]);
    expect(await similarPostings({ db, postings }, '999999999', now)).toBeNull();
  });
});
