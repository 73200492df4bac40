import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPostings } from '../../ingest/import/import.ts';
import { day, now, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
let row = 0;

type Job = [title: string, company: string, place?: string, days?: number, more?: object];

const jobs: Job[] = [
  // What is in the title, under which name, or in the text alone.
  ['Plumber', 'Exact'],
  ['Night Plumber, Depot', 'Holds'],
  ['Plumber Helper Shop Yard Assistant', 'Long'],
  ['Depot Clerk', 'Text Only', 'Austin, TX', 1, { description: 'You call the plumber.' }],
  ['Attorney', 'Own Name', 'Austin, TX', 20],
  ['Lawyer', 'Other Name', 'Austin, TX', 1],
  ['Lawyer (Attorney)', 'Both Names', 'Austin, TX', 40],
  ['Massör', 'Written So', 'Austin, TX', 30],
  ['Massor', 'Folded', 'Austin, TX', 1],
  ['Accountant', 'Books', 'Austin, TX', 300],
  ['Account Executive', 'Sales', 'Austin, TX', 1],
  ['Intern', 'School', 'Austin, TX', 60],
  ['Internal Auditor', 'Firm', 'Austin, TX', 1],
  // A company that is a word.
  ['Barista', 'Gap', 'Austin, TX', 90],
  ['Gap Analyst', 'Analysts', 'Austin, TX', 1],
  // Words that few have.
  ['Baker, Pastry Counter', 'Two Of Three', 'Austin, TX', 60],
  ['Baker, Sundays', 'One Of Three', 'Austin, TX', 1],
  ['Baker', 'None Of Three', 'Austin, TX', 1],
  // Pay.
  ['Saddler', 'Pays Enough', 'Austin, TX', 60, { payText: '$30 an hour' }],
  ['Saddler', 'Pays Less', 'Austin, TX', 1, { payText: '$12 an hour' }],
  ['Saddler', 'Says Nothing', 'Austin, TX', 1],
  // Age: new and longer before old and short.
  ['Glazier', 'Old Glass', 'Austin, TX', 200],
  ['Glazier for Large Windows', 'New Glass', 'Austin, TX', 1],
  // Countries.
  ['Potter', 'Home', 'Austin, TX', 60],
  ['Potter', 'Open', 'Remote - US', 61],
  ['Potter', 'Anywhere', 'Remote', 1],
  ['Potter', 'Abroad', 'Munich, Germany', 1],
  ['Potter', 'Abroad Remote', 'Remote, Germany', 1],
  // Rank.
  ['Senior Weaver', 'Loom One', 'Austin, TX', 60],
  ['Weaver', 'Loom Two', 'Austin, TX', 1, { description: 'You work with senior weavers.' }],
  ['Junior Weaver', 'Loom Three', 'Austin, TX', 1, { description: 'You help a senior weaver.' }],
  // Trades next to each other that nobody may take for one another, and one whose words a company has.
  ['Physician', 'Clinic North'],
  ['Auto Technician', 'Garage'],
  ['Life Scientist', 'Lab'],
  ['Data Scientist', 'Numbers'],
  ['Dental Assistant', 'Bright Teeth'],
  [
    'Administrative Assistant',
    'One Dental',
    'Austin, TX',
    1,
    { description: 'No weekends, and no dental work.' },
  ],
  ['Account Manager', 'Keeper Security'],
  // What a word tells depends on how many postings lack it.
  ...Array.from({ length: 300 }, (_, n): Job => [`Porter ${n}`, `House ${n}`, 'Austin, TX', 30]),
  // One employer with many.
  ...Array.from(
    { length: 6 },
    (_, n): Job => [
      'Tailor',
      'Big Tailors',
      ['Austin, TX', 'Boise, ID', 'Columbus, OH', 'Denver, CO', 'Dayton, OH', 'Dublin, OH'][n],
      n,
    ],
  ),
  ...Array.from({ length: 4 }, (_, n): Job => ['Tailor', `Small Tailors ${n}`, 'Austin, TX', 30 + n]),
];

beforeAll(async () => {
  kit = await openSearch(importPostings);
  const records = jobs.map(([title, companyName, place = 'Austin, TX', days = 10, more = {}]) => {
    row += 1;
    const postedAt = now.getTime() - days * day;
    return {
      row,
      ok: { source: 'rank', externalId: `${row}`, title, companyName, locations: [place], postedAt, ...more },
    };
  });
  expect(await importPostings({ ...kit, now, records })).toMatchObject({ accepted: jobs.length });
}, 120_000);
afterAll(() => kit.db.close());

const companies = async (searchTerm: string, more: Partial<JobSearchRequest> = {}) =>
  (await kit.search({ searchTerm, pageSize: 50, ...more })).results.map((one) => one.companyName);

describe('this before that', () => {
  test.each([
    ['the exact title before one that holds it', 'plumber', 'Exact', 'Holds'],
    ['fewer other words before more', 'plumber', 'Holds', 'Long'],
    ['a title before a text', 'plumber', 'Long', 'Text Only'],
    ['a plural is its singular', 'plumbers', 'Exact', 'Long'],
    ['the name as typed before another name of the trade', 'attorney', 'Own Name', 'Other Name'],
    ['another name is found', 'lawyer', 'Other Name', 'Own Name'],
    ['the word as written before the word without its accents', 'massör', 'Written So', 'Folded'],
    ['a company of that name before a title that holds the word', 'gap', 'Gap', 'Analysts'],
    ['new before old, though its title is longer', 'glazier', 'New Glass', 'Old Glass'],
    ['the person’s country before the unknown', 'potter', 'Home', 'Abroad'],
    ['what is open to the country before abroad', 'potter', 'Open', 'Abroad'],
    ['remote work of no country before remote work abroad', 'potter', 'Anywhere', 'Abroad Remote'],
    ['a rank as typed before none', 'senior weaver', 'Loom One', 'Loom Two'],
    ['what lacks fewer of the words', 'baker sundays pastry counter', 'Two Of Three', 'One Of Three'],
    ['pay that is enough before none stated', 'saddler $20/hr', 'Pays Enough', 'Says Nothing'],
    ['no rank before another one', 'senior weaver', 'Loom Two', 'Loom Three'],
  ])('%s', async (_, term, above, below) => {
    const found = await companies(term);
    expect(found).toContain(above);
    expect(found).toContain(below);
    expect(found.indexOf(above)).toBeLessThan(found.indexOf(below));
  });

  test('stated pay below what was typed comes last, and an employer alone is answered', async () => {
    expect(await companies('saddler $20/hr')).toEqual(['Pays Enough', 'Says Nothing', 'Pays Less']);
    expect(await companies('jobs at Pays Less')).toEqual(['Pays Less']);
  });

  test('an accountant is no account executive, an intern nothing internal', async () => {
    expect(await companies('accountant', { exactTerm: true })).toEqual(['Books']);
    expect(await companies('intern', { exactTerm: true })).toEqual(['School']);
  });

  test('other trades than were meant only come close, at most', async () => {
    for (const searchTerm of ['pharmacist', 'bookkeeper', 'biologist', 'depot zzqq'])
      expect(await kit.search({ searchTerm })).toMatchObject({ allResults: 0 });
    expect((await companies('biologist'))[0]).toBe('Lab');
  });

  test('a trade of two words is none with one in the title and one in the company', async () => {
    expect((await companies('dental assistant'))[0]).toBe('Bright Teeth');
    expect((await companies('dental assistant no weekends'))[0]).toBe('Bright Teeth');
  });

  test('a name of a trade that was left off is not found, unless the typed one stands there too', async () => {
    const asked = await kit.search({ searchTerm: 'attorney' });
    expect(asked.understood[0]).toMatchObject({ kind: 'trade', names: ['Lawyer', 'Counsel', 'Solicitor'] });
    expect(await companies('attorney')).toEqual(['Own Name', 'Both Names', 'Other Name']);
    expect(await companies('attorney', { namesOff: ['Lawyer'] })).toEqual(['Own Name', 'Both Names']);
    expect(await companies('attorney', { namesOff: ['Counsel', 'No Name'] })).toHaveLength(3);
  });

  test('what is all that was asked for comes first in every order, and both are counted', async () => {
    for (const sort of ['relevance', 'newest', 'pay'] as const) {
      const answer = await kit.search({ searchTerm: 'baker sundays', sort });
      expect(answer.results[0]?.companyName).toBe('One Of Three');
      expect(answer.results.map(({ isClose }) => isClose).indexOf(true)).toBe(answer.allResults);
      expect(answer.allResults).toBe(1);
      expect(answer.closeResults).toBeGreaterThanOrEqual(2);
      expect(answer.totalResults).toBe(answer.allResults + answer.closeResults);
    }
    const exact = await kit.search({ searchTerm: 'baker sundays', exactTerm: true });
    expect(exact).toMatchObject({ totalResults: 1, allResults: 1, closeResults: 0 });
  });

  test('what is mentioned in the text says so and comes last', async () => {
    const { results } = await kit.search({ searchTerm: 'plumber', exactTerm: true });
    expect(results.map(({ mentionedInText }) => mentionedInText)).toEqual([false, false, false, true]);
  });

  test('with a country chosen what has no known country comes last', async () => {
    const german = await companies('potter', { selectedCountryCode: 'DE' });
    expect(german.toSorted()).toEqual(['Abroad', 'Abroad Remote', 'Anywhere']);
    expect(german.at(-1)).toBe('Anywhere');
    expect(await companies('potter', { only: { countries: ['US'] } })).toEqual(['Home', 'Open', 'Anywhere']);
  });
});

describe('an employer with many jobs', () => {
  test('has two rows of a page while others answer, and the last says how many more there are', async () => {
    const { results } = await kit.search({ searchTerm: 'tailor', pageSize: 6 });
    const own = results.filter(({ companyName }) => companyName === 'Big Tailors');
    expect(own).toHaveLength(2);
    expect(own.map(({ moreOfEmployer }) => moreOfEmployer)).toEqual([
      null,
      { company: 'Big Tailors', count: 4 },
    ]);
  });

  test('pages hold each row once, whatever their size', async () => {
    const { results, allResults } = await kit.search({ searchTerm: 'tailor', pageSize: 50 });
    const whole = results.map(({ id }) => id);
    expect(allResults).toBe(10);
    for (const pageSize of [1, 3, 4]) {
      const ids: number[] = [];
      for (let pageNumber = 1; ids.length < whole.length; pageNumber += 1)
        ids.push(
          ...(await kit.search({ searchTerm: 'tailor', pageSize, pageNumber })).results.map(({ id }) => id),
        );
      expect(ids).toEqual(whole);
    }
  });

  test('has all rows when it is asked for', async () => {
    const { results } = await kit.search({ searchTerm: 'tailor', only: { companies: ['Big Tailors'] } });
    expect(results).toHaveLength(6);
    expect(results.every(({ moreOfEmployer }) => moreOfEmployer === null)).toBe(true);
  });

  test('does not fill the list without words either', async () => {
    const { results } = await kit.search({ pageSize: searchLimits.pageSize });
    const count = results.filter(({ companyName }) => companyName === 'Big Tailors').length;
    expect(count).toBe(2);
  });
});

test('sorted by pay the highest comes first, what is not stated last', async () => {
  const pays = [
    ['Smith', 40_000],
    ['Smith', 90_000],
    ['Smith', null],
    ['Smith', 70_000],
  ] as const;
  const records = pays.map(([title, pay], n) => ({
    row: n,
    ok: {
      source: 'pay',
      externalId: `${n}`,
      title,
      companyName: `Forge ${n}`,
      payText: pay ? `$${pay} a year` : '',
    },
  }));
  await importPostings({ ...kit, now, records });
  expect(await companies('smith', { sort: 'pay' })).toEqual(['Forge 1', 'Forge 3', 'Forge 0', 'Forge 2']);
});

test('old postings are left out on demand and counted', async () => {
  const postedAt = now.getTime() - 400 * day;
  const ok = { source: 'old', externalId: '1', title: 'Cooper', companyName: 'Barrels', postedAt };
  const young = { ...ok, externalId: '2', companyName: 'Casks', postedAt: now.getTime() };
  await importPostings({
    ...kit,
    now,
    records: [
      { row: 1, ok },
      { row: 2, ok: young },
    ],
  });
  const all = await kit.search({ searchTerm: 'cooper' });
  expect(all.results.map(({ isOld }) => isOld)).toEqual([false, true]);
  expect(all.oldCount).toBe(0);
  const fresh = await kit.search({ searchTerm: 'cooper', withOld: false });
  expect(fresh).toMatchObject({ totalResults: 1, oldCount: 1 });
});

test('a hidden posting is left out', async () => {
  const { results } = await kit.search({ searchTerm: 'glazier' });
  const hidden = results[0]?.id ?? 0;
  const left = await kit.search({ searchTerm: 'glazier', exclude: { postings: [hidden] } });
  expect(left.results.map(({ id }) => id)).toEqual(results.slice(1).map(({ id }) => id));
});
