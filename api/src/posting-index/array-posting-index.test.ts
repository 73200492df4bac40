import { describe, expect, test } from 'vitest';
import { ArrayPostingIndex } from './array-posting-index.ts';
import { bruteForce, type ExpectedMatch, facetValues, failedFields } from './brute-force-test-kit.ts';
import type { PostingDocument } from './port/posting-document.ts';
import type { FacetCount, SearchAnswer } from './port/search-answer.ts';
import type { SearchRequest } from './port/search-request.ts';
import type { Adapter } from './posting-document-test-kit.ts';
import { postingIndexSuite } from './posting-index-suite-test-kit.ts';
import { randomPostings, randomRequests } from './random-postings-test-kit.ts';

const small = { gathered: { documents: 40, tokens: 100_000 }, largest: 200 };

const load: Adapter['load'] = (snapshot) => ArrayPostingIndex.load(snapshot);
const tiny = { gathered: { documents: 2, tokens: 1000 }, largest: 4 };

describe('in one segment', () => postingIndexSuite({ open: () => new ArrayPostingIndex(), load }));
describe('in tiny segments', () => postingIndexSuite({ open: () => new ArrayPostingIndex(tiny), load }));

/** Jobs with at least one value, each value with its jobs, as the facets of a field count them. */
function expectedCounts(documents: readonly PostingDocument[], field: string, request: SearchRequest) {
  const jobs = new Map<string, Set<string>>();
  const openJobs = new Set(
    documents.filter((one) => facetValues(one, field, request).includes('open')).map(jobOf),
  );
  for (const document of documents)
    for (const value of facetValues(document, field, request)) {
      if (field === 'countries' && value !== 'open' && openJobs.has(jobOf(document))) continue;
      jobs.set(value, (jobs.get(value) ?? new Set()).add(jobOf(document)));
    }
  const open = jobs.get('open')?.size ?? 0;
  jobs.delete('open');
  return { values: new Map([...jobs].map(([value, own]) => [value, own.size + open])), open };
}

/** The same of a field that divides the jobs: each at its newest stated value, else as not stated. */
function expectedDivision(documents: readonly PostingDocument[], field: string, request: SearchRequest) {
  const values = new Map<string, number>();
  const valueIn = (document: PostingDocument) => facetValues(document, field, request)[0] ?? 'unknown';
  const isStated = (document: PostingDocument) => Number(valueIn(document) !== 'unknown');
  for (const own of Map.groupBy(documents, jobOf).values()) {
    const [first] = own.toSorted(
      (one, other) =>
        isStated(other) - isStated(one) || (other.posted ?? 0) - (one.posted ?? 0) || other.id - one.id,
    );
    const value = first ? valueIn(first) : 'unknown';
    values.set(value, (values.get(value) ?? 0) + 1);
  }
  return { values, open: 0 };
}

type Expected = ReturnType<typeof expectedCounts>;

const jobOf = ({ group, id }: PostingDocument) => (group === null ? `id ${id}` : `group ${group}`);

/** Every count is right, and no value with more jobs than those listed is missing. */
function expectFacet(counts: readonly FacetCount[], { values, open }: Expected, isWhole: boolean): void {
  for (const { value, count } of counts) expect([value, count]).toEqual([value, values.get(value) ?? open]);
  const descending = (one: number, other: number) => other - one;
  const all = [...values.values()].sort(descending);
  const listed = counts.flatMap(({ value, count }) => (values.has(value) ? [count] : [])).sort(descending);
  if (isWhole) expect(listed).toEqual(all);
  else expect(listed.slice(0, 3)).toEqual(all.slice(0, 3));
}

function expectAnswer(
  answer: SearchAnswer,
  documents: readonly PostingDocument[],
  request: SearchRequest,
): void {
  const candidates = bruteForce(documents, request);
  const matches = candidates.filter(({ document }) => failedFields(document, request).length === 0);
  const jobs = new Map<string, ExpectedMatch[]>();
  for (const match of matches)
    jobs.set(jobOf(match.document), [...(jobs.get(jobOf(match.document)) ?? []), match]);
  expect(answer.total).toBe(jobs.size);
  expect(answer.all).toBe(
    [...jobs.values()].filter((own) => own.some(({ standing }) => standing === 'all')).length,
  );
  expect(answer.close).toBe(answer.total - answer.all);
  const before = (one: ExpectedMatch, other: ExpectedMatch) =>
    other.tier - one.tier ||
    other.key - one.key ||
    (other.document.posted ?? 0) - (one.document.posted ?? 0) ||
    other.document.id - one.document.id;
  const ranked = [...jobs.values()].map((own) => own.sort(before)[0] as ExpectedMatch).sort(before);
  const page = ranked.slice(request.offset, request.offset + request.limit);
  expect(answer.hits).toHaveLength(page.length);
  for (const [index, hit] of answer.hits.entries()) {
    const own = matches.find(({ document }) => document.id === hit.id);
    // Sums in another order differ in their last digit, which may swap two of one score.
    expect(hit.score).toBeCloseTo(own?.score ?? Number.NaN, 8);
    expect(own?.tier).toBe(page[index]?.tier);
    if (request.sort === 'score') expect(hit.score).toBeCloseTo(page[index]?.key ?? Number.NaN, 8);
    else expect(hit.id).toBe(page[index]?.document.id);
    expect(hit.standing).toBe(own?.standing);
    expect(hit.isInText).toBe(own?.isInText);
    expect(hit.company).toBe(own?.document.companyKey);
  }
  expect(answer.facets === null).toBe(request.facets === undefined);
  if (!answer.facets) return;
  const without = (field: string) =>
    candidates
      .map(({ document }) => document)
      .filter((document) => failedFields(document, request).every((failed) => failed === field));
  const counted = (field: string) => expectedCounts(without(field), field, request);
  for (const field of ['workplaces', 'jobTypes', 'seniorities'] as const)
    expectFacet(answer.facets[field], expectedDivision(without(field), field, request), true);
  expect(answer.facets.pay.counted).toBe(new Set(without('pay').map(jobOf)).size);
  for (const field of ['companies', 'sources', 'categories', 'countries'] as const)
    expectFacet(answer.facets[field], counted(field), false);
  expectFacet(answer.facets.ages, counted('ages'), false);
  expectFacet(answer.facets.pay.floors, counted('pay'), false);
  for (const name of ['shift', 'language'])
    expectFacet(answer.facets.facts[name] ?? [], counted(`fact ${name}`), false);
}

test('300 random searches of 500 random postings answer what a look at each posting answers', () => {
  const documents = randomPostings(500, 'postings');
  const index = new ArrayPostingIndex(small);
  index.put(randomPostings(500, 'former postings'));
  index.put(documents);
  index.put(randomPostings(700, 'others').slice(500));
  index.remove(
    randomPostings(700, 'others')
      .slice(500)
      .map(({ id }) => id),
  );
  expect(index.size()).toBe(500);
  const answers = randomRequests(300, 'requests').map((request) => {
    const answer = index.search(request);
    expectAnswer(answer, documents, request);
    const ids = [...index.matchIds(request)];
    expect(ids).toHaveLength(answer.total);
    for (const { id } of answer.hits) expect(ids).toContain(id);
    return answer;
  });
  // The requests are worth asking: most find something, many on more than one page, some only part of what was typed.
  expect(answers.filter(({ hits }) => hits.length > 0).length).toBeGreaterThan(200);
  expect(answers.filter(({ close }) => close > 0).length).toBeGreaterThan(80);
});
