import { describe, expect, it } from 'vitest';
import { type LabelledPair, labels } from '../../test-data/labels.ts';
import { type PostingFacts, postingFingerprint } from './posting-fingerprint.ts';
import { labelledPair, plainFacts, yearlyPay } from './posting-test-kit.ts';
import { postingRelation } from './same-posting.ts';

const isOne = (pair: LabelledPair) =>
  ['link', 'text', 'alike'].includes(postingRelation(...labelledPair(pair)));

function figures(pairs: readonly LabelledPair[]) {
  const called = pairs.filter(isOne);
  const right = called.filter(({ isSame }) => isSame === 1);
  const same = pairs.filter(({ isSame }) => isSame === 1);
  const name = ({ reason, one, other }: LabelledPair) =>
    `${reason}: ${one.title} / ${other.title} (${one.company})`;
  const wrong = called.filter(({ isSame }) => isSame === 0).map(name);
  const missed = same.filter((pair) => !isOne(pair)).map(name);
  return { precision: right.length / called.length, recall: right.length / same.length, wrong, missed };
}

describe('labelled pairs of real postings', () => {
  it.each([
    ['150 pairs', labels('same-posting'), 150, 0.98, 0.9],
    ['100 more of the first draw', labels('same-posting-more'), 100, 0.97, 0.88],
    ['100 of a new draw', labels('same-posting-second-draw'), 100, 0.94, 0.88],
  ] as const)('%s', (name, pairs, count, precision, recall) => {
    expect(pairs).toHaveLength(count);
    const result = figures(pairs);
    process.stdout.write(
      `${name}: precision ${result.precision.toFixed(3)}, recall ${result.recall.toFixed(3)}; wrong ${result.wrong.length}, missed ${result.missed.length}\n`,
    );
    expect(result.precision, result.wrong.join('\n')).toBeGreaterThanOrEqual(precision);
    expect(result.recall, result.missed.join('\n')).toBeGreaterThanOrEqual(recall);
  });

  it('does not depend on which of two comes first', () => {
    for (const pair of [...labels('same-posting'), ...labels('same-posting-second-draw')]) {
      const [a, b] = labelledPair(pair);
      expect(postingRelation(b, a)).toBe(postingRelation(a, b));
    }
  });
});

const place = (city: string, state = 'OH', text = `${city}, ${state}`) => ({
  text,
  city,
  state,
  country: 'US',
  lat: null,
  lng: null,
});
const words = (own: string) => Array.from({ length: 200 }, (_, at) => `${own}${at}`).join(' ');
const facts: PostingFacts = {
  ...plainFacts,
  source: 'feed-one',
  externalId: '1',
  title: 'Night Shift Supervisor, Bakery',
  companyName: 'Copper Kettle, Inc.',
  places: [place('Columbus')],
  areas: ['US', 'US-OH'],
};
const relation = (one: Partial<PostingFacts>, other: Partial<PostingFacts>) =>
  postingRelation(
    postingFingerprint({ ...facts, ...one }),
    postingFingerprint({ ...facts, externalId: '2', source: 'feed-two', ...other }),
  );

describe('two feeds', () => {
  it('a title, a company and a town are one job, however they are written', () => {
    expect(
      relation({}, { title: 'Night shift supervisor - bakery (Columbus)', companyName: 'COPPER KETTLE LLC' }),
    ).toBe('alike');
  });
  it.each([
    ['another town', { places: [place('Dayton')] }],
    ['another company', { companyName: 'Copper Kettle Foods' }],
    ['another rank', { title: 'Senior Night Shift Supervisor, Bakery' }],
    ['other hours', { jobType: 'parttime' }],
    ['another text', { bodyWords: words('b') }],
    ['other pay', { pay: yearlyPay(9_000_000, 9_900_000) }],
  ] as const)('%s is another job', (_name, other) => {
    const one = { jobType: 'fulltime', bodyWords: words('a'), pay: yearlyPay(5_000_000, 6_000_000) } as const;
    expect(relation(one, other)).toBe('other');
  });
  it('a text that one of them cut short is the same text', () => {
    const whole = words('a');
    expect(relation({ bodyWords: whole }, { bodyWords: whole.split(' ').slice(0, 60).join(' ') })).toBe(
      'text',
    );
  });
  it('remote work is one job in one country, and where one feed leaves the country open', () => {
    const remote = { isRemote: true, places: [], areas: ['US'] };
    expect(relation(remote, remote)).toBe('alike');
    expect(relation(remote, { ...remote, areas: ['ZZ'] })).toBe('alike');
    expect(relation(remote, { ...remote, areas: ['CA'] })).toBe('other');
    const canada = `headquarters remote canada ${words('a')}`;
    expect(relation(remote, { ...remote, areas: ['ZZ'], bodyWords: canada })).toBe('other');
  });
  it('a place that nobody can tell shows nothing', () => {
    const untold = {
      places: [{ ...place(''), text: 'In-Office', city: '', state: '', country: '' }],
      areas: ['ZZ'],
    };
    expect(relation(untold, untold)).toBe('unknown');
  });
});

describe('one board', () => {
  const board = { source: 'feed-one' };
  it('two requisitions of a title that says which work it is are openings of one job', () => {
    expect(relation({}, board)).toBe('alike');
    expect(relation({ category: 'Bakery' }, { ...board, category: 'Logistics' })).toBe('other');
    expect(
      relation({ pay: yearlyPay(5_000_000, 6_000_000) }, { ...board, pay: yearlyPay(5_500_000, 6_600_000) }),
    ).toBe('other');
  });
  it('two of a mere trade are not, unless they are at one address or have one text', () => {
    const bare = { title: 'Shift Supervisor' };
    expect(relation(bare, { ...board, ...bare })).toBe('unknown');
    const site = { ...bare, places: [place('Columbus', 'OH', '950 Copper Street, Columbus, OH 43215')] };
    expect(relation(site, { ...board, ...site })).toBe('alike');
    expect(relation({ ...bare, bodyWords: words('a') }, { ...board, ...bare, bodyWords: words('a') })).toBe(
      'text',
    );
    expect(relation({ ...bare, bodyWords: words('a') }, { ...board, ...bare, bodyWords: words('b') })).toBe(
      'other',
    );
  });
  it('remote work posted state by state is not the remote work of no state', () => {
    const remote = { isRemote: true, places: [], areas: ['ZZ'] };
    const ohio = { ...board, isRemote: true, places: [{ ...place(''), text: 'OH - Work from home' }] };
    expect(relation(remote, ohio)).toBe('unknown');
    expect(relation(remote, { ...ohio, source: 'feed-two' })).toBe('alike');
  });
  it('a posting put up again months later is the same job, years later it is not known', () => {
    const later = (year: number) => ({ ...board, postedAt: Date.UTC(year, 1, 1) });
    expect(relation({}, later(2027))).toBe('alike');
    expect(relation({}, later(2029))).toBe('unknown');
  });
});

describe('one number in the system of the employer', () => {
  it.each([
    [
      'greenhouse:1',
      'https://boards.greenhouse.io/copper/jobs/8141211',
      'https://copper.example/jobs?gh_jid=8141211&utm_source=x',
    ],
    [
      'lever',
      'https://jobs.lever.co/copper/289ad049-7b4e-41e3-8a39-146fbeb6fb64',
      'https://jobs.lever.co/copper/289AD049-7b4e-41e3-8a39-146fbeb6fb64/apply',
    ],
    [
      'ashby',
      'https://jobs.ashbyhq.com/copper/34464bf6-1c55-4aed-8d08-ac43c7c965d1',
      'https://copper.example/careers?ashby_jid=34464bf6-1c55-4aed-8d08-ac43c7c965d1#open',
    ],
    [
      'workday',
      'https://copper.wd5.myworkdayjobs.com/a/job/Dayton/Baker_JR-010861-1',
      'https://copper.wd5.myworkdayjobs.com/b/job/Ohio/Baker_JR-010861',
    ],
    [
      'an address',
      'https://www.copper.example/jobs/baker/?utm_source=feed',
      'http://copper.example/jobs/baker',
    ],
  ])('%s is one posting, whatever its place and its feed', (_name, one, other) => {
    expect(relation({ url: one }, { url: other, places: [place('Dayton')] })).toBe('link');
  });
  it('is none where the work is another: a number given anew, or one address for all jobs', () => {
    const url = 'https://copper.example/careers';
    expect(relation({ url }, { url, title: 'Truck Driver' })).toBe('other');
  });
  it('never throws on what feeds send', () => {
    const odd = {
      url: 'http://[',
      externalId: '',
      title: '',
      companyName: '—',
      places: [place('')],
      areas: [],
      bodyWords: ' ',
    };
    expect(relation(odd, odd)).toBe('other');
  });
});
