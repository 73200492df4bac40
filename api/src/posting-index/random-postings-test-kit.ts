import { type SampleRandom, sampleRandom } from '@foothold/core/text/sample-random.ts';
import type { PostingDocument } from './port/posting-document.ts';
import {
  type Evidence,
  type SearchRequest,
  type TokenCondition,
  tokenFields,
  type Wish,
} from './port/search-request.ts';
import { testDay, testDocument, testNow, testRequest } from './posting-document-test-kit.ts';

const nouns = 'nurse driver welder teacher clerk engineer manager care truck senior night home'.split(' ');
const companies = ['acme', 'acme health', 'blue river', 'north care', 'river'];
const texts = [...nouns, ...'we offer pay team shift day week work with and'.split(' ')];
const states = ['US-OH', 'US-TX', 'DE-bavaria', 'US-CA'];
const workplaces = ['remote', 'hybrid', 'onsite', 'unknown'];
const jobTypes = ['fulltime', 'contract', ''];
const seniorities = ['senior', 'entry', 'unknown'];
const facts = { shift: ['day', 'night', 'weekend'], language: ['german', 'spanish'] };

/** Documents with much in common, so that every rule meets some of them. The same for the same seed. */
export function randomPostings(count: number, seed: string): PostingDocument[] {
  const random = sampleRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const company = random.pick(companies);
    const areas = some(random, 0.8) ? random.draw(states, 1 + number(random, 2)) : [];
    const withCountries = [...new Set(areas.flatMap((area) => [area.slice(0, 2), area]))];
    const pay = some(random, 0.5)
      ? { least: 10_000 * (1 + number(random, 9)), most: 100_000, currency: random.pick(['USD', 'EUR']) }
      : null;
    const posted = testNow - number(random, 60) * testDay - number(random, 2) * 12 * 3600;
    return testDocument(index * 7 + 1, {
      title: words(random, nouns, 1 + number(random, 6)),
      company,
      companyKey: company.replaceAll(' ', ''),
      text: words(random, texts, number(random, 40)),
      signs: random.draw(['~nurse', '~level:senior', '~at:remote', '~driver'], number(random, 3)),
      posted: some(random, 0.9) ? posted : null,
      closes: some(random, 0.2) ? testNow + (number(random, 20) - 4) * testDay : null,
      added: testNow - number(random, 30) * testDay,
      isStale: some(random, 0.1),
      group: some(random, 0.4) ? 1 + number(random, 60) : null,
      source: random.pick(['greenhouse', 'file', '']),
      category: random.pick(['Care', 'IT', '']),
      workplace: random.pick(workplaces.filter((value) => value !== 'unknown')).replace('onsite', ''),
      jobType: random.pick(jobTypes),
      seniority: random.pick(seniorities).replace('unknown', ''),
      isRemote: some(random, 0.3),
      areas: some(random, 0.1) ? ['ZZ'] : withCountries,
      openTo: random.pick([[], ['US'], ['US', 'US-OH'], ['ZZ']]),
      pay: pay && { ...pay, most: pay.least + 10_000 * number(random, 5) },
      places: Array.from({ length: number(random, 3) }, () => ({
        lat: 35 + number(random, 100) / 10,
        lng: -90 + number(random, 100) / 10,
      })),
      facts: {
        ...(some(random, 0.5) && { shift: random.draw(facts.shift, 1 + number(random, 2)) }),
        ...(some(random, 0.2) && { language: random.draw(facts.language, 1) }),
      },
    });
  });
}

const some = (random: SampleRandom, share: number) => random.next() < share;
const number = (random: SampleRandom, below: number) => Math.floor(random.next() * below);
const words = (random: SampleRandom, from: readonly string[], count: number) =>
  Array.from({ length: count }, () => random.pick(from)).join(' ');

/** Requests that use everything the port has, each some of it. The same for the same seed. */
export function randomRequests(count: number, seed: string): SearchRequest[] {
  const random = sampleRandom(seed);
  const maybe = <T>(share: number, make: () => T) => (some(random, share) ? make() : undefined);
  return Array.from({ length: count }, () => {
    const must = maybe(0.4, () => randomCondition(random, 0));
    const evidence = maybe(0.6, () => randomEvidence(random));
    const wishes = maybe(0.3, () => randomWishes(random));
    const fresh = { points: 10, halfLifeDays: 30 };
    const country = { code: 'US', abroad: -5, unknown: -2, unknownRemote: -1 };
    return testRequest({
      ...(must && { must }),
      ...(evidence && { evidence }),
      filters: randomFilters(random),
      ...(wishes && { wishes }),
      ...(some(random, 0.5) && { static: { fresh, stale: -20, country, near: { points: 3 } } }),
      sort: random.pick(['score', 'score', 'date', 'distance', 'pay']),
      offset: number(random, 2) * 5,
      limit: 1 + number(random, 40),
      ...(some(random, 0.7) && {
        facets: { listed: 3, ageDays: [1, 7, 30], payFloors: [40_000, 80_000], facts: ['shift', 'language'] },
      }),
    });
  });
}

function randomCondition(random: SampleRandom, depth: number): TokenCondition {
  if (depth < 2 && some(random, 0.5)) {
    const of = Array.from({ length: number(random, 4) }, () => randomCondition(random, depth + 1));
    return { kind: random.pick(['all', 'any', 'none'] as const), of };
  }
  if (some(random, 0.2))
    return {
      kind: 'phrase',
      tokens: [random.pick(['n', 'ac', 'dri', 'x'])],
      fields: ['title', 'company'],
      isPrefix: true,
    };
  const tokens = words(random, texts, 1 + number(random, 2)).split(' ');
  return { kind: 'phrase', tokens, fields: random.draw(tokenFields, 1 + number(random, 3)) };
}

function randomEvidence(random: SampleRandom): Evidence {
  const units = Array.from({ length: 1 + number(random, 4) }, () => ({
    weight: random.pick([1, 2]),
    isCore: some(random, 0.3),
    alternatives: Array.from({ length: 1 + number(random, 2) }, () => ({
      tokens: words(random, nouns, 1 + number(random, 2)).split(' '),
      fields: { title: random.pick([3, 5]), company: 2, ...(some(random, 0.5) && { text: 1 }) },
    })),
  }));
  const title = words(random, nouns, 1 + number(random, 2)).split(' ');
  const company = random.pick(companies);
  const whole = [
    { title, points: 0.2 },
    { company, points: 0.3 },
    { title, company, points: 0.5 },
  ];
  return {
    ...{ units, order: 0.1, adjacent: 0.3, leastShare: random.pick([0, 0, 0.5]) },
    ...(some(random, 0.3) && { all: randomCondition(random, 1) }),
    ...(some(random, 0.5) && { whole }),
    ...(some(random, 0.5) && { longer: { than: 1, points: 0.01 } }),
  };
}

function randomWishes(random: SampleRandom): Wish[] {
  return [
    { kind: 'keyword', field: 'workplaces', values: [random.pick(workplaces)], met: 4, contradicted: 3 },
    { kind: 'fact', name: 'shift', values: random.draw(facts.shift, 1), met: 2, contradicted: 1 },
    { kind: 'pay', from: 60_000, currency: 'USD', met: 5, contradicted: 2 },
  ];
}

function randomFilters(random: SampleRandom): NonNullable<SearchRequest['filters']> {
  const circle = { lat: 40, lng: -85, miles: 50 + number(random, 300) };
  return {
    ...(some(random, 0.4) && {
      choices: {
        ...(some(random, 0.5) && { workplaces: random.draw(workplaces, 2) }),
        ...(some(random, 0.5) && { jobTypes: random.draw(['fulltime', 'contract', 'unknown'], 2) }),
        ...(some(random, 0.3) && { companies: ['acme', 'nobody'] }),
        ...(some(random, 0.3) && { categories: ['Care'] }),
      },
    }),
    ...(some(random, 0.15) && { countries: [random.pick(['US', 'DE', 'FR'])] }),
    ...(some(random, 0.15) && { facts: { shift: random.draw([...facts.shift, 'unknown'], 2) } }),
    ...(some(random, 0.2) && { pay: { from: 70_000, currency: 'USD', orNotStated: some(random, 0.5) } }),
    ...(some(random, 0.2) && { since: testNow - 10 * testDay }),
    ...(some(random, 0.2) && { notBefore: testNow - 40 * testDay }),
    ...(some(random, 0.1) && { addedAfter: testNow - 15 * testDay }),
    ...(some(random, 0.3) && {
      where: {
        circles: [circle],
        ...(some(random, 0.5) && { areas: ['US-OH'] }),
        ...(some(random, 0.2) && { isRemote: true }),
        ...(some(random, 0.4) && { remoteIn: [{ country: 'US', state: random.pick(['', 'TX']) }] }),
      },
    }),
    ...(some(random, 0.1) && { box: { west: -86, south: 38, east: -82, north: 43.5 } }),
    ...(some(random, 0.1) && { country: 'US' }),
    ...(some(random, 0.2) && { excludedIds: [1, 8, 15, 99_999] }),
    ...(some(random, 0.2) && { excludedCompanies: ['river'] }),
  };
}
