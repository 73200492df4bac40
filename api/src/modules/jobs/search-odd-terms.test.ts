import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPostings } from '../../ingest/import/import.ts';
import { listed, now, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  kit = await openSearch(importPostings);
  const more = [
    ['Mobile Developer', 'Phones'],
    ['Reading Tutor', 'School'],
    ['Java Developer', 'Beans'],
    ['JavaScript Developer', 'Scripts'],
    ['Cook', 'Target'],
    ['Target Analyst', 'Numbers'],
    ['Nurse in Ohio', 'Mercy Health'],
    ['Events Manager | EMEA | Remote', 'Charts'],
    ['Software Development Enginner', 'Draw'],
    ['R&D Engineer', 'Fern & Sons'],
  ];
  const records = more.map(([title, companyName], row) => ({
    row,
    ok: { source: 'odd', externalId: `${row}`, title, companyName },
  }));
  expect(await importPostings({ ...kit, now, records })).toMatchObject({ accepted: more.length });
}, 120_000);
afterAll(() => kit.db.close());

const total = listed + 10;
const first = async (searchTerm: string) => (await kit.titles({ searchTerm }))[0];

test.each([
  ['jobs hiring now near me', total],
  ['the in at of', total],
  ['-nurse -developer -cook -tutor -analyst', total - 14],
  ['remote remote', 2],
])('%j finds %i', async (searchTerm, count) => {
  expect((await kit.search({ searchTerm, exactTerm: true })).totalResults).toBe(count);
});

test.each([
  ['Mobile', 'Mobile Developer @ Phones'],
  ['Reading', 'Reading Tutor @ School'],
  ['target', 'Cook @ Target'],
  ['java', 'Java Developer @ Beans'],
  ['javascript', 'JavaScript Developer @ Scripts'],
  ['R&D engineer', 'R&D Engineer @ Fern & Sons'],
  ['r & d fern', 'R&D Engineer @ Fern & Sons'],
  // A whole title, or title and company, is taken as it is.
  ['Nurse in Ohio Mercy Health', 'Nurse in Ohio @ Mercy Health'],
  ['Events Manager | EMEA | Remote Charts', 'Events Manager | EMEA | Remote @ Charts'],
  ['Software Development Enginner Draw', 'Software Development Enginner @ Draw'],
])('%j finds %j first', async (searchTerm, title) => {
  expect(await first(searchTerm)).toBe(title);
});

test('Java is nothing in JavaScript', async () => {
  expect(await kit.titles({ searchTerm: 'java', exactTerm: true })).toEqual(['Java Developer @ Beans']);
});

test.each([
  ['forty words', Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ')],
  [
    'forty words that are there',
    Array.from({ length: 40 }, (_, n) => ['nurse', 'developer', 'cook'][n % 3]).join(' '),
  ],
  ['forty ORs', Array.from({ length: 40 }, (_, n) => `word${n}`).join(' OR ')],
  ['forty words left out', Array.from({ length: 40 }, (_, n) => `-word${n}`).join(' ')],
  ['forty trades', Array.from({ length: 40 }, () => 'registered nurse').join(' OR ')],
  ['nothing but operators', 'OR NOT OR "" - | & !'],
  ['pay of nothing', 'over $ + k'],
  ['a place of nothing', 'in , near ;'],
])(
  '%s are answered',
  async (_, searchTerm) => {
    const answer = await kit.search({ searchTerm: searchTerm.slice(0, 500), facets: true });
    expect(answer.totalResults).toBeGreaterThanOrEqual(0);
    // A term that takes long is ended as a failure.
  },
  5000,
);
