import { samplePostings } from '@foothold/api/src/modules/postings/sample.ts';
import { samplePlaces } from '@foothold/api/src/modules/postings/sample-places.data.ts';
import { sampleRandom } from '@foothold/api/src/modules/postings/sample-random.ts';
import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { rareWord } from './made-postings.ts';

/** One way to search, with the requests that stand for it. */
export type SearchKind = { name: string; requests: readonly JobSearchRequest[] };

const commonPairs = ['team work', 'day week', 'experience work', 'team day', 'pay time', 'people work'];

/** The searches that the bench asks: drawn by a seed from titles and cities of the sample set, `each` per kind. */
export function searchKinds(now: Date, each: number): SearchKind[] {
  const random = sampleRandom('searches');
  const titles = samplePostings(now).map(({ title }) => title.replace(/,.*| - .*/, ''));
  const cities = Object.keys(samplePlaces).filter((city) => /, [A-Z]{2}$/.test(city));
  const kind = (name: string, request: (at: number) => Partial<JobSearchRequest>): SearchKind => ({
    name,
    requests: Array.from({ length: each }, (_, at) => JobSearchRequest.parse(request(at))),
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
  ];
}
