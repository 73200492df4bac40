import { samplePostings } from '@foothold/api/src/ingest/sample/sample.ts';
import { samplePlaces } from '@foothold/api/src/ingest/sample/sample-places.data.ts';
import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { SearchChoices, SearchExclusions } from '@foothold/core/search/search-choices.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { rareWord } from './made-postings.ts';

/** A search, letters typed so far, or the place of a posting (from 0) whose likes are asked for. */
export type BenchRequest = JobSearchRequest | { typed: string } | { likes: number };

/** One way to search, with the requests that stand for it. */
export type SearchKind = { name: string; requests: readonly BenchRequest[] };

const commonPairs = ['team work', 'day week', 'experience work', 'team day', 'pay time', 'people work'];

const twoChoices: SearchChoices = {
  jobTypes: ['fulltime', 'contract'],
  pay: { from: 60_000, currency: 'USD', orNotStated: true },
};
const left: SearchExclusions = { words: ['senior', 'night shift'], companies: ['Harrow Creek Health'] };

/** The word with a letter that no word has in the middle. */
function withSlip(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle)}ĸ${word.slice(middle)}`;
}

/** The searches that the bench asks: drawn by a seed from titles and cities of the sample set, `each` per kind. */
export function searchKinds(now: Date, each: number): SearchKind[] {
  const random = sampleRandom('searches');
  const titles = samplePostings(now).map(({ title }) => title.replace(/,.*| - .*/, ''));
  const cities = Object.keys(samplePlaces).filter((city) => /, [A-Z]{2}$/.test(city));
  const kind = (name: string, request: (at: number) => Partial<JobSearchRequest>): SearchKind => ({
    name,
    requests: Array.from({ length: each }, (_, at) => JobSearchRequest.parse(request(at))),
  });
  const others = (name: string, request: (at: number) => BenchRequest): SearchKind => ({
    name,
    requests: Array.from({ length: each }, (_, at) => request(at)),
  });
  const word = () => random.pick(titles).split(' ').at(-1) ?? '';
  return [
    kind('rare word', () => ({ searchTerm: rareWord(Math.floor(random.next() * 300)) })),
    kind('keyword', () => ({ searchTerm: word() })),
    kind('keyword + 50 miles + 30 days', () => ({
      searchTerm: word(),
      location: random.pick(cities),
      distance: 50,
      age: 30,
    })),
    kind('within 50 miles', () => ({ location: random.pick(cities), distance: 50 })),
    kind('within 300 miles + 30 days', () => ({ location: random.pick(cities), distance: 300, age: 30 })),
    kind('newest', (at) => ({ sort: 'newest', pageNumber: at + 1 })),
    kind('two common words', (at) => ({ searchTerm: commonPairs[at % commonPairs.length] ?? '' })),
    kind('“two words in order”', (at) => ({ searchTerm: `"${commonPairs[at % commonPairs.length] ?? ''}"` })),
    kind('keyword -word', () => ({ searchTerm: `${word()} -team` })),
    kind('keyword, two choices', () => ({ searchTerm: word(), only: twoChoices })),
    kind('newest, two choices', () => ({ sort: 'newest', only: twoChoices })),
    kind('newest, without words and companies', () => ({ sort: 'newest', exclude: left })),
    kind('keyword, facets', () => ({ searchTerm: word(), facets: true })),
    kind('keyword, two choices, facets', () => ({ searchTerm: word(), only: twoChoices, facets: true })),
    kind('newest, facets', (at) => ({ sort: 'newest', pageNumber: at + 1, facets: true })),
    kind('within 50 miles, facets', () => ({ location: random.pick(cities), distance: 50, facets: true })),
    others('typing a title, 1 to 6 letters', (at) => ({
      typed: random.pick(titles).slice(0, 1 + (at % 6)),
    })),
    kind('keyword with a slip, nothing found', () => ({ searchTerm: `${word()} ${withSlip(word())}` })),
    others('similar jobs', (at) => ({ likes: at * 37 })),
  ];
}
