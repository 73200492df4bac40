import type { PostingDocument } from '@foothold/api/src/posting-index/port/posting-document.ts';
import {
  headFields,
  type SearchRequest,
  type TokenCondition,
} from '@foothold/api/src/posting-index/port/search-request.ts';
import { payFloors } from '@foothold/core/parsing/pay/pay-floors.ts';
import { jobAges } from '@foothold/core/search/search.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';

/** A way to search the index, with the requests that stand for it. */
export type IndexSearches = { name: string; requests: SearchRequest[] };

const ageDays = jobAges.filter((age) => age > 0);
const facets = { listed: 20, ageDays, payFloors: payFloors('USD'), facts: ['shift'] };
const queries = 40;

/** Keyword queries of one to four words of titles, drawn by a seed, each asked in several ways; all count all facets. */
export function indexSearches(made: readonly PostingDocument[], now: Date): IndexSearches[] {
  const random = sampleRandom('index searches');
  const words = Array.from({ length: queries }, (_, index) => {
    const title = random.pick(made).title;
    const count = 1 + (index % 4);
    return title.length > count ? title.slice(0, count) : [...title];
  });
  const base: SearchRequest = {
    now: Math.floor(now.getTime() / 1000),
    static: {
      fresh: { points: 2, halfLifeDays: 30 },
      stale: -50,
      country: { code: 'US', abroad: -7, unknown: -2, unknownRemote: -1 },
    },
    sort: 'score',
    currency: 'USD',
    offset: 0,
    limit: 25,
    facets,
  };
  const ranked = words.map((tokens): SearchRequest => {
    const fields = { title: 5, company: 3, text: 1 };
    const units = tokens.map((token) => ({ weight: 1, alternatives: [{ tokens: [token], fields }] }));
    return { ...base, evidence: { units, order: 0.5, adjacent: 1, leastShare: 0 } };
  });
  const leastHalf = ranked.map(
    ({ evidence, ...request }): SearchRequest => ({
      ...request,
      ...(evidence && { evidence: { ...evidence, leastShare: 0.5 } }),
    }),
  );
  const every = (request: SearchRequest, index: number): SearchRequest => {
    const tokens = words[index] ?? [];
    const of = tokens.map(
      (token): TokenCondition => ({
        kind: 'phrase',
        tokens: [token],
        fields: [...headFields, 'text'],
      }),
    );
    return { ...request, must: { kind: 'all', of } };
  };
  const choices = { jobTypes: ['fulltime', 'contract'], workplaces: ['onsite', 'unknown'] };
  const circles = [{ lat: 40, lng: -90, miles: 300 }];
  return [
    { name: 'keyword, any of the words', requests: ranked },
    { name: 'keyword, half of the information', requests: leastHalf },
    { name: 'keyword, all of the words', requests: ranked.map(every) },
    {
      name: 'keyword, two choices',
      requests: ranked.map((request) => ({ ...request, filters: { choices } })),
    },
    {
      name: 'keyword, within 300 miles',
      requests: ranked.map((request) => ({ ...request, filters: { where: { circles } } })),
    },
    {
      name: '“two words in order” of texts',
      requests: Array.from({ length: queries }, (): SearchRequest => {
        const { text } = random.pick(made);
        const start = Math.floor(random.next() * (text.length - 1));
        const tokens = text.slice(start, start + 2);
        return { ...base, must: { kind: 'phrase', tokens, fields: ['title', 'text'] } };
      }),
    },
    { name: 'newest, no words', requests: [{ ...base, sort: 'date' }] },
  ];
}

/** Beginnings of titles, one to eight letters. */
export function indexPrefixes(made: readonly PostingDocument[]): string[] {
  const random = sampleRandom('index prefixes');
  return Array.from({ length: queries }, (_, index) =>
    random
      .pick(made)
      .title.join(' ')
      .slice(0, 1 + (index % 8)),
  );
}
