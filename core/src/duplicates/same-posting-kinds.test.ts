import { describe, expect, it } from 'vitest';
import { employerKey } from './employer-key.ts';
import { postingClusters } from './posting-clusters.ts';
import { type PostingFacts, postingFingerprint } from './posting-fingerprint.ts';
import { plainFacts, yearlyPay } from './posting-test-kit.ts';
import { postingRelation } from './same-posting.ts';

const towns = {
  'San Jose': ['CA', 37.34, -121.89],
  'Santa Clara': ['CA', 37.35, -121.96],
  Sunnyvale: ['CA', 37.37, -122.04],
  'San Francisco': ['CA', 37.77, -122.42],
  Oakland: ['CA', 37.8, -122.27],
  'New York': ['NY', 40.71, -74.01],
  Newark: ['NJ', 40.74, -74.17],
  'Kansas City': ['MO', 39.1, -94.58],
  'Overland Park': ['KS', 38.98, -94.67],
  Austin: ['TX', 30.27, -97.74],
  'Round Rock': ['TX', 30.51, -97.68],
  Dallas: ['TX', 32.78, -96.8],
  Chicago: ['IL', 41.88, -87.63],
  Evanston: ['IL', 42.05, -87.69],
} as const;
type Town = keyof typeof towns;

function at(city: Town, street = '') {
  const [state, lat, lng] = towns[city];
  return { text: `${street}${city}, ${state}`, city, state, country: 'US', lat, lng };
}

const words = (own: string, count = 600) => Array.from({ length: count }, (_, n) => `${own}${n}`).join(' ');
/** A text of which so many words are another's. */
const changed = (share: number) =>
  words('a')
    .split(' ')
    .map((word, n) => (n < 600 * share ? `b${n}` : word))
    .join(' ');

const facts: PostingFacts = {
  ...plainFacts,
  source: 'linkedin',
  externalId: '4000000001',
  title: 'Data Scientist',
  places: [at('San Jose')],
  areas: ['US', 'US-CA'],
};
const other = { externalId: '4000000002' };
const relation = (one: Partial<PostingFacts>, two: Partial<PostingFacts>) =>
  postingRelation(
    postingFingerprint({ ...facts, ...one }),
    postingFingerprint({ ...facts, ...other, ...two }),
  );
const isOne = (one: Partial<PostingFacts>, two: Partial<PostingFacts>) =>
  ['link', 'text', 'alike'].includes(relation(one, two));

describe('two roles of one employer under one title, in one list', () => {
  const whole = words('a');
  const longer = `${whole} ${words('more', 150)}`;
  const pay = yearlyPay(9_000_000, 12_000_000);
  it.each([
    ['equal texts', { bodyWords: whole }, true],
    ['a word that was mended', { bodyWords: whole.replace('a300', 'mended') }, true],
    ['a sentence that was written anew', { bodyWords: changed(0.03) }, true],
    ['a closing sentence more', { bodyWords: `${whole} ${words('more', 20)}` }, true],
    ['an eighth of the text about another team', { bodyWords: changed(0.125) }, false],
    ['a sixth of the text about another team', { bodyWords: changed(0.17) }, false],
    ['a quarter of the text about another team', { bodyWords: changed(0.25) }, false],
    ['a section that the other one lacks', { bodyWords: longer }, false],
    ['two thirds of the text', { bodyWords: whole.split(' ').slice(0, 400).join(' ') }, false],
    ['half of the text', { bodyWords: changed(0.5) }, false],
    ['other work', { bodyWords: words('b') }, false],
  ])('%s', (_name, two, isSame) => {
    expect(isOne({ bodyWords: whole }, two)).toBe(isSame);
    expect(isOne(two, { bodyWords: whole })).toBe(isSame);
  });
  it('a section more is the same job where both state one pay, and in another list that cuts its texts', () => {
    expect(isOne({ bodyWords: whole, pay }, { bodyWords: longer, pay })).toBe(true);
    expect(isOne({ bodyWords: whole }, { bodyWords: longer, source: 'other-list' })).toBe(true);
  });
  it('the parts of one list in two files are one list', () => {
    const part = (name: string) => ({ source: `file:${name}` });
    expect(isOne({ ...part('a.csv'), bodyWords: whole }, { ...part('b.csv'), bodyWords: longer })).toBe(
      false,
    );
    expect(isOne({ ...part('a.csv'), bodyWords: whole }, { ...part('b.csv'), bodyWords: whole })).toBe(true);
  });
});

describe('the same number in a list, and texts of a line or none', () => {
  const cases: [string, Partial<PostingFacts>, Partial<PostingFacts>, boolean][] = [
    ['no texts', {}, {}, true],
    ['a line each', { bodyWords: 'you cook' }, { bodyWords: 'you cook soup' }, true],
    ['a line and a text', { bodyWords: 'you cook' }, { bodyWords: words('a') }, true],
    ['nineteen words', { bodyWords: words('a', 19) }, { bodyWords: words('b', 19) }, true],
    ['two files', { source: 'file:a.csv' }, { source: 'file:b.csv' }, true],
    ['a row that was told apart from its namesake', { externalId: '4711~AbC_12-xyz90' }, {}, true],
    ['an id with the employer before it', { externalId: 'copper-kettle:4711' }, {}, true],
    ['capitals', { externalId: 'AB-17' }, { externalId: 'ab-17' }, true],
    ['another number', { externalId: '4712' }, {}, false],
    ['ids that we made up', { externalId: '0'.repeat(32) }, { externalId: '0'.repeat(32) }, false],
    ['another town', {}, { places: [at('Dallas')] }, false],
    ['another title', {}, { title: 'Data Engineer' }, false],
    ['another employer', {}, { companyName: 'Elm House' }, false],
    ['other hours', { jobType: 'fulltime' }, { jobType: 'parttime' }, false],
    ['other pay', { pay: yearlyPay(5_000_000, 5_500_000) }, { pay: yearlyPay(9_000_000, 9_500_000) }, false],
  ];
  it.each(cases)('%s', (_name, one, two, isSame) => {
    const listed = { source: 'my-list', externalId: '4711' };
    expect(isOne({ ...listed, ...one }, { ...listed, ...two })).toBe(isSame);
  });
  it('Indeed numbers its postings by jk', () => {
    const jk = '3f2a9c1b7d5e4f60';
    expect(
      relation(
        { url: `https://www.indeed.com/viewjob?jk=${jk}&from=serp` },
        { url: `https://www.indeed.com/rc/clk?jk=${jk}`, source: 'other-list' },
      ),
    ).toBe('link');
  });
});

describe('one employer, however its name is written', () => {
  it.each<[string, string, Town]>([
    ['VECTRA', 'Vectra AI', 'San Jose'],
    ['Vectra', 'Vectra.ai', 'San Jose'],
    ['Acme NY', 'Acme', 'New York'],
    ['Acme New York', 'ACME, Inc.', 'New York'],
    ['Acme - Austin, TX', 'Acme', 'Austin'],
    ['Acme USA', 'Acme', 'Austin'],
    ['Acme US, LLC', 'Acme', 'Austin'],
    ['Acme United States', 'Acme', 'Austin'],
    ['Acme Group', 'Acme', 'Austin'],
    ['Acme Holdings, Inc.', 'Acme', 'Austin'],
    ['Marriott International', 'Marriott', 'Austin'],
    ['Acme Group USA', 'The Acme Co.', 'Austin'],
    ['Acme Texas', 'Acme (TX)', 'Austin'],
    ['Grafana Labs', 'grafanalabs', 'Austin'],
    ['Société Générale', 'SOCIETE GENERALE', 'New York'],
  ])('%s and %s', (one, two, town) => {
    const places = [at(town)];
    const title = 'Night Shift Supervisor, Bakery';
    expect(
      isOne({ companyName: one, title, places }, { companyName: two, title, places, source: 'list' }),
    ).toBe(true);
  });
  it.each<[string, string, Town]>([
    ['Acme Foods', 'Acme', 'Austin'],
    ['Acme NY', 'Acme', 'Austin'],
    ['Austin Energy', 'Energy', 'Austin'],
    ['Bank of New York', 'Bank of', 'New York'],
    ['City of Austin', 'City of', 'Austin'],
    ['University of Texas at Austin', 'University of Texas at', 'Austin'],
    ['New York', 'York', 'New York'],
    ['Northwestern Chicago', 'North', 'Chicago'],
    ['X AI', 'X', 'Austin'],
    ['Group', '', 'Austin'],
    ['AI', '', 'Austin'],
  ])('%s is not %s', (one, two, town) => {
    const places = [at(town)];
    expect(employerKey(one, places)).not.toBe(employerKey(two, places));
  });
});

describe('neighboring towns with equal texts', () => {
  const title = 'Night Shift Supervisor, Bakery';
  const body = (town: Town) => `${words('a')} in ${town.toLowerCase()} ${words('c')}`;
  const pair = (one: Town, two: Town, more: Partial<PostingFacts> = {}) =>
    [
      { title, places: [at(one)], bodyWords: body(one) },
      { title, places: [at(two)], bodyWords: body(two), ...more },
    ] as const;
  it.each<[Town, Town, boolean]>([
    ['San Jose', 'Santa Clara', true],
    ['San Jose', 'Sunnyvale', true],
    ['San Francisco', 'Oakland', true],
    ['New York', 'Newark', true],
    ['Kansas City', 'Overland Park', true],
    ['Austin', 'Round Rock', true],
    ['Chicago', 'Evanston', true],
    ['San Jose', 'San Francisco', false],
    ['Austin', 'Dallas', false],
    ['New York', 'Chicago', false],
  ])('%s and %s', (one, two, isSame) => {
    expect(isOne(...pair(one, two))).toBe(isSame);
    expect(isOne(...pair(one, two, { source: 'other-list' }))).toBe(isSame);
  });
  it('come together among others, although they share no town', () => {
    const [one, two] = pair('San Jose', 'Santa Clara', { source: 'other-list' });
    const items = [one, two].map((each, n) => ({
      key: `${n}`,
      fingerprint: postingFingerprint({ ...facts, externalId: `${n}`, ...each }),
    }));
    expect(postingClusters(items)).toHaveLength(1);
  });
  it.each<[string, Partial<PostingFacts>]>([
    ['another text', { bodyWords: words('b') }],
    ['a text of which a tenth is another', { bodyWords: `${changed(0.2)} ${words('c')}` }],
    ['no text', { bodyWords: '' }],
    ['other hours', { jobType: 'parttime' }],
    ['another title', { title: 'Day Shift Supervisor, Bakery' }],
    ['another street', { places: [at('Santa Clara', '12 Elm Street, ')] }],
  ])('are two for %s', (_name, more) => {
    const [one, two] = pair('San Jose', 'Santa Clara', more);
    expect(isOne({ ...one, jobType: 'fulltime', places: [at('San Jose', '9 Oak Street, ')] }, two)).toBe(
      false,
    );
  });
  it('are two shops for a mere trade of one list', () => {
    const [one, two] = pair('San Jose', 'Santa Clara');
    expect(isOne({ ...one, title: 'Barista' }, { ...two, title: 'Barista' })).toBe(false);
  });
});

describe('other requisitions of other departments', () => {
  const board = { source: 'greenhouse', title: 'Program Manager, Planning', bodyWords: words('a') };
  const day = (days: number) => facts.postedAt && facts.postedAt + days * 86_400_000;
  it.each<[string, Partial<PostingFacts>, boolean]>([
    ['one department', { category: 'Bakery' }, true],
    ['one department, written otherwise', { category: 'BAKERY ' }, true],
    ['no department', { category: '' }, true],
    ['another one on the same day', { category: 'Logistics' }, false],
    ['another one a week later', { category: 'Logistics', postedAt: day(7) }, false],
    ['another one five months later', { category: 'Logistics', postedAt: day(150) }, false],
    ['another one on a day that is not known', { category: 'Logistics', postedAt: null }, false],
    ['put up again a year later and filed anew', { category: 'Logistics', postedAt: day(365) }, true],
    ['the same, without a text', { category: 'Logistics', postedAt: day(365), bodyWords: '' }, false],
    ['another one without a text', { category: 'Logistics', bodyWords: '' }, false],
    ['the same requisition', { category: 'Logistics', externalId: facts.externalId }, true],
    ['another list, which has departments of its own', { category: 'Food', source: 'other-list' }, true],
  ])('%s', (_name, two, isSame) => {
    expect(isOne({ ...board, category: 'Bakery' }, { ...board, ...two })).toBe(isSame);
  });
});
