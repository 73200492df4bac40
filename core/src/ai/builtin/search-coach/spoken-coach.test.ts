import { expect, test } from 'vitest';
import { labels } from '../../../../test-data/labels.ts';
import { compareRates, type RateComparison } from '../../../tracking/response-rate.ts';
import { assistantData } from '../assistant/assistant-test-kit.ts';
import { bareLanguage, isBracketed, latinWords } from '../bare-language-test-kit.ts';
import { besideTheCoach } from './coach-beside.ts';
import { leadTexts } from './coach-lead.messages.ts';
import { labelledMarket, labelledSearches } from './coach-market-test-kit.ts';
import type { CoachCount, CoachSearch } from './coach-search.ts';
import { changeTexts } from './search-changes.messages.ts';
import { coachTexts } from './search-coach.messages.ts';
import { builtinSearchCoach } from './search-coach.ts';

const { say, said } = bareLanguage();
const none = compareRates([]);
const known = new Set(latinWords('Nights night nurse RN travel USD'));

const search: CoachSearch = {
  ...{ term: 'night nurse', place: 'Columbus, OH', distance: 10, age: 7, company: '', country: 'us' },
  ...{ exactTerm: false, literal: [], namesOff: [], only: {}, exclude: {} },
};
const narrowed: Partial<CoachSearch> = {
  only: {
    ...{ jobTypes: ['parttime'], workplaces: ['remote'], seniorities: ['senior'] },
    pay: { from: 1, currency: 'USD', orNotStated: false },
  },
  ...{ exclude: { words: ['travel'] }, exactTerm: true, namesOff: ['RN', 'nurse'] },
};
const count = (total: number, more: Partial<CoachCount> = {}): CoachCount => ({
  ...{ total, isCapped: false, understood: [], close: 0, placeKinds: ['around'], isSample: false },
  ...more,
});
const facets = {
  ...{ counted: 4000, isCapped: false, companies: [], sources: [], categories: [], countries: [], facts: [] },
  workplaces: [{ value: 'hybrid', count: 300 }],
  jobTypes: [{ value: 'parttime', count: 300 }],
  seniorities: [{ value: 'senior', count: 300 }],
  ages: [{ value: '7', count: 700 }],
  pay: {
    counted: 4000,
    ...{ currency: 'USD', floors: [{ value: '90000', count: 1200 }], notStated: 0, inOtherCurrencies: 0 },
  },
};
/** Each search that is asked finds more than the one before. */
const growing = (more: (at: number) => Partial<CoachCount> = () => ({})) => {
  let at = 0;
  return () => {
    at += 1;
    return count(at * 1100 - 1090, more(at));
  };
};
const understood = [
  { kind: 'trade' as const, text: 'RN', value: 'x', from: 0, to: 2, names: ['night nurse', 'RN'] },
];
const fit = (...counts: Parameters<typeof compareRates>[0]) => compareRates(counts);
const rate = (key: string, sent: number, heard: number) => ({ key, sent, heard, interviewed: 1 });

type Asked = [string, Partial<CoachSearch>, () => CoachCount | null, RateComparison | null];
const asked: Asked[] = [
  ['narrow', narrowed, growing(), fit(rate('good', 20, 15), rate('weak', 20, 1))],
  [
    'as typed',
    { ...narrowed, ...{ place: '', age: -1, only: { seniorities: ['senior'] } } },
    growing(),
    none,
  ],
  ['more', {}, growing((at) => (at === 1 ? { close: 12, understood } : {})), none],
  ['capped', {}, growing((at) => ({ isCapped: at > 1 })), fit(rate('good', 8, 3), rate('great', 8, 2))],
  ['wide', { age: -1 }, () => count(4000, { facets }), fit(rate('good', 4, 3))],
  ['very wide', { age: -1 }, () => count(4000), none],
  ['nothing', {}, () => count(0, { isSample: true }), none],
  ['not reached', {}, () => null, none],
  ['not reached, without records', {}, () => null, null],
];

test.each(asked)(
  '%s: nothing is left in English but what the person wrote',
  async (_, change, find, rates) => {
    const { text, structured } = await builtinSearchCoach({
      searches: [{ name: 'Nights', search: { ...search, ...change } }],
      count: async () => find(),
      rates: rates && { source: none, fit: rates },
      ...{ locale: 'ja-JP', say, isRead: false },
    });
    // A search is called as the person calls it.
    for (const line of text.split('\n')) expect(line === '## Nights' || isBracketed(line), line).toBe(true);
    const says = structured.searches.flatMap(({ changes }) => changes.map((one) => one.says));
    for (const one of says) expect(isBracketed(one), one).toBe(true);
    expect(latinWords([text, ...says].join(' ')).filter((word) => !known.has(word))).toEqual([]);
  },
);

test.each(['what can you do', 'when is my interview at Mercy', 'what should I wear'])(
  '“%s” is answered in the language at hand',
  (question) => {
    const answer = besideTheCoach(question, { say });
    for (const line of [...(answer?.text ?? '-').split('\n'), ...(answer?.structured.suggestions ?? [])])
      expect(isBracketed(line), line).toBe(true);
    expect(latinWords(answer?.text ?? '')).toEqual([]);
  },
);

/** Questions for the sentences that the labelled ones do not need. */
const further: [question: string, search: Partial<CoachSearch>][] = [
  ['only remote', { only: { workplaces: ['remote'] } }],
  ['is my radius too small', { place: '' }],
  ['without the city', { place: '' }],
  ['what about in Ohio instead', { place: '' }],
  ['what about in Nowhere instead', {}],
  ['how many pay over 60k', {}],
  ['anything new since last week', { age: 7 }],
  ['include older ones too', { age: -1 }],
  ['other titles', { term: 'software engineer' }],
  ['other titles', { term: 'zzyzx' }],
  ['I want another career', {}],
  ['I was a teacher, what now', { term: 'empty' }],
];

test('the first sentences are in the language at hand, each of them', async () => {
  const [head, ...rows] = labels('coach-questions');
  if (!head || !('searches' in head)) throw new Error('coach-questions has no saved searches.');
  const [own, market] = [labelledSearches(head), labelledMarket(head)];
  const first = own[0]?.search ?? search;
  const find: typeof market = async (one, how) => {
    if (one.term === 'instructional designer') return count(24);
    return market(one, how);
  };
  const texts: string[] = [];
  const askAll = async (question: string, searches: typeof own, find: typeof market) => {
    const { text, structured } = await builtinSearchCoach({
      question,
      searches,
      count: find,
      rates: null,
      say,
    });
    texts.push(...(text.split('## ')[0] ?? '').split('\n'), ...(structured.lead?.suggestions ?? []));
  };
  for (const row of rows) if ('q' in row) await askAll(row.q, own, find);
  for (const [question, change] of further) {
    const changed = [{ name: 'Nights', search: { ...first, ...change } }];
    const isEmpty = change.term === 'empty';
    await askAll(question, changed, isEmpty ? async () => count(0) : find);
  }
  await askAll('is it narrow', own, async () => null);
  await askAll('which is worth keeping', own.slice(0, 1), find);
  for (const line of texts) expect(isBracketed(line), line).toBe(true);
  expect([...leadTexts.texts.keys()].filter((code) => !said.has(code))).toEqual([]);
});

test('each text of the coach is said by some answer', async () => {
  await builtinSearchCoach({ searches: [], count: async () => null, rates: assistantData.rates, say });
  const all = [...coachTexts.texts.keys(), ...changeTexts.texts.keys()];
  expect(all.filter((code) => !said.has(code))).toEqual([]);
});
