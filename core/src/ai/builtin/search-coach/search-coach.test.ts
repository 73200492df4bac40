import { expect, test } from 'vitest';
import type { SearchFacets } from '../../../search/search-choices.ts';
import { compareRates } from '../../../tracking/response-rate.ts';
import { AiAnswer } from '../../ai-answer.ts';
import type { CoachCount, CoachSearch } from './coach-search.ts';
import { coachLimits } from './judge-search.ts';
import { builtinSearchCoach, CoachFindings } from './search-coach.ts';

const search: CoachSearch = {
  term: 'night nurse',
  place: 'Columbus, OH',
  distance: 10,
  age: 7,
  company: '',
  country: 'us',
  exactTerm: false,
  literal: [],
  namesOff: [],
  only: {},
  exclude: {},
};
const none = compareRates([]);
const rates = { source: none, fit: none };
const counted = (total: number, more: Partial<CoachCount> = {}): CoachCount => ({
  total,
  isCapped: false,
  understood: [],
  close: 0,
  placeKinds: ['around'],
  isSample: false,
  ...more,
});
const ask = (one: CoachSearch, count: (search: CoachSearch) => CoachCount | null, more = {}) => {
  const asked: CoachSearch[] = [];
  const answer = builtinSearchCoach({
    searches: [{ name: 'Nights', search: one }],
    count: async (changed) => {
      asked.push(changed);
      return count(changed);
    },
    rates,
    locale: 'en-US',
    ...more,
  });
  return answer.then((found) => ({ ...found, asked, judged: found.structured.searches[0] }));
};

/** Postings as a search for nurses around Columbus would count them. */
const market = ({ distance, age, place, term, only }: CoachSearch): CoachCount =>
  counted(
    (term.includes('night') ? 4 : 40) *
      (distance > 10 ? 2 : 1) *
      (age < 0 ? 3 : 1) *
      (place.includes('Remote') ? 1.5 : 1) *
      (only.pay ? 0.5 : 1),
  );

test('a narrow search is told what would find more, each change counted, the most first', async () => {
  const { text, judged, asked } = await ask(search, market);
  expect(judged).toMatchObject({ total: 4, verdict: 'narrow' });
  expect(judged?.changes.map(({ says, total, adds }) => [says, total, adds])).toEqual([
    ['without “night”', 40, 36],
    ['posted at any time', 12, 8],
    ['within 20 miles, not 10', 8, 4],
    ['within 100 miles, not 10', 8, 4],
    ['with remote work besides the place', 6, 2],
  ]);
  expect(text).toContain('4 postings: narrow.');
  expect(text).toContain('- Without “night”: 40, 36 more.');
  expect(asked.length).toBeLessThanOrEqual(coachLimits.callsEach);
});

test.each<[string, Partial<CoachSearch>, string, Partial<CoachSearch>]>([
  [
    'only as typed',
    { exactTerm: true },
    'with the words understood, not only as typed',
    { exactTerm: false },
  ],
  [
    'names taken off',
    { namesOff: ['RN'] },
    'with the other names of the trade that were taken off (“RN”)',
    { namesOff: [] },
  ],
  [
    'a kind of job',
    { only: { jobTypes: ['parttime'] } },
    'of any kind of job, not only part-time',
    { only: {} },
  ],
  ['words left out', { exclude: { words: ['travel'] } }, 'without leaving out “travel”', { exclude: {} }],
  [
    'least pay',
    { only: { pay: { from: 90_000, currency: 'USD', orNotStated: false } } },
    'with those that state no pay',
    { only: { pay: { from: 90_000, currency: 'USD', orNotStated: true } } },
  ],
])('%s: told what it costs', async (_, given, says, changed) => {
  const { judged } = await ask({ ...search, ...given }, (one) =>
    counted(
      Object.entries(changed).every(
        ([key, value]) => JSON.stringify(one[key as keyof CoachSearch]) === JSON.stringify(value),
      )
        ? 19
        : 3,
    ),
  );
  const found = judged?.changes.find((change) => change.says === says);
  expect(found).toMatchObject({ total: 19, adds: 16, search: changed });
});

test('a state has no distance, and remote work no miles', async () => {
  const state = await ask({ ...search, place: 'Ohio' }, () => counted(2, { placeKinds: ['state'] }));
  const remote = await ask({ ...search, place: 'Remote' }, () => counted(2, { placeKinds: [] }));
  for (const { asked } of [state, remote])
    expect(new Set(asked.map(({ distance }) => distance))).toEqual(new Set([10]));
});

test('a change that finds no more is not told; where none does that is said', async () => {
  const { judged, text } = await ask(search, () => counted(5));
  expect(judged?.changes).toEqual([]);
  expect(text).toContain('No single change would find more.');
});

test('what only comes close is told beside what is all that was asked for', async () => {
  const { judged, text } = await ask(search, () => counted(7, { close: 200 }));
  expect(judged?.verdict).toBe('narrow');
  expect(text).toContain('Another 200 postings come close to it.');
});

const facets = (part: Partial<SearchFacets>): SearchFacets => ({
  ...{
    counted: 4000,
    workplaces: [],
    jobTypes: [],
    seniorities: [],
    facts: [],
    companies: [],
  },
  ...{ sources: [], categories: [], countries: [], ages: [] },
  pay: { currency: 'USD', counted: 0, floors: [], notStated: 0, inOtherCurrencies: 0 },
  ...part,
});

test('a wide search is cut down by counts that came with its own, in one call', async () => {
  const { judged, asked, text } = await ask({ ...search, age: -1 }, () =>
    counted(4000, {
      facets: facets({
        ages: [
          { value: '1', count: 90 },
          { value: '7', count: 700 },
          { value: '60', count: 3900 },
        ],
        workplaces: [
          { value: 'onsite', count: 3500 },
          { value: 'hybrid', count: 300 },
          { value: 'unknown', count: 200 },
        ],
        pay: {
          currency: 'USD',
          counted: 4000,
          floors: [{ value: '90000', count: 1200 }],
          notStated: 2000,
          inOtherCurrencies: 0,
        },
      }),
    }),
  );
  expect(asked).toHaveLength(1);
  expect(judged?.verdict).toBe('wide');
  expect(judged?.changes.map(({ says, total }) => [says, total])).toEqual([
    ['posted in the last 7 days', 700],
    ['that pay from $90,000 a year', 1200],
    ['only hybrid', 300],
  ]);
  expect(text).toContain('4,000 postings: wide');
});

test('what the search understands by itself is said: other names need not be typed', async () => {
  const understood = [
    {
      kind: 'trade' as const,
      text: 'RN',
      value: 'registered nurse',
      from: 0,
      to: 2,
      names: ['staff nurse', 'RN'],
    },
  ];
  const { judged, text } = await ask({ ...search, term: 'RN' }, () => counted(50, { understood }));
  expect(judged).toMatchObject({ verdict: 'fits', alsoSearched: ['staff nurse', 'RN'] });
  expect(text).toContain('Searched for as well, without typing them: staff nurse, RN.');
});

test('a place, pay or company in the words is no word to leave out', async () => {
  const term = 'night nurse in Columbus over 90k';
  const understood = [
    { kind: 'place' as const, text: 'in Columbus', value: 'Columbus', from: 12, to: 23 },
    { kind: 'pay' as const, text: 'over 90k', value: '90000 USD', from: 24, to: 32 },
  ];
  const { asked } = await ask({ ...search, term, place: '' }, () => counted(1, { understood }));
  expect(asked.map((one) => one.term)).toContain('nurse in Columbus over 90k');
  expect(asked.every((one) => one.term.endsWith('in Columbus over 90k'))).toBe(true);
});

test('without a connection it says what it could not count, asks once, and still tells the own rates', async () => {
  const source = compareRates([{ key: 'indeed', sent: 3, heard: 1, interviewed: 0 }]);
  const { text, asked, structured } = await ask(search, () => null, {
    searches: [1, 2, 3].map((at) => ({ name: `Search ${at}`, search })),
    rates: { source, fit: none },
  });
  expect(asked).toHaveLength(1);
  expect(structured).toMatchObject({ isPartial: true, searches: [{ verdict: 'not-counted' }, {}, {}] });
  expect(text).toContain('The search could not be reached');
  expect(text).toContain('Indeed: 1 of 3 heard back (too few for a rate)');
});

test('however many searches there are, no more than thirty counts are asked', async () => {
  const searches = Array.from({ length: 50 }, (_, at) => ({
    name: `${at}`,
    search: { ...search, term: `night ward nurse ${at}` },
  }));
  const { asked, structured } = await ask(search, () => counted(1), { searches });
  expect(asked.length).toBeLessThanOrEqual(coachLimits.calls);
  expect(structured).toMatchObject({ isPartial: true, calls: asked.length });
});

test.each([
  [
    [
      { key: 'good', sent: 20, heard: 15, interviewed: 6 },
      { key: 'weak', sent: 20, heard: 1, interviewed: 0 },
    ],
    'Fit good: ahead of all others',
  ],
  [
    [
      { key: 'good', sent: 8, heard: 3, interviewed: 1 },
      { key: 'weak', sent: 8, heard: 2, interviewed: 0 },
    ],
    'the ranges overlap',
  ],
  [[{ key: 'good', sent: 4, heard: 3, interviewed: 1 }], 'Too few to say whether fit matters'],
])('advice on fit stands only where the numbers carry it: %j', async (counts, words) => {
  const { text } = await ask(search, market, { rates: { source: none, fit: compareRates(counts) } });
  expect(text).toContain(words);
});

test('sample postings are said to be made up; with no search there is a way on', async () => {
  expect((await ask(search, () => counted(3, { isSample: true }))).text).toContain('which are made up');
  const { text } = await ask(search, market, { searches: [] });
  expect(text).toContain('There is no search to judge yet.');
});

test('the answer has the shape that all answers have', async () => {
  const answer = await ask(search, market);
  expect(AiAnswer.parse(answer)).toMatchObject({ provider: 'builtin', model: '' });
  expect(CoachFindings.parse(answer.structured)).toEqual(answer.structured);
});
