import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { keysOf } from '@foothold/core/entities/keys-of.ts';
import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import { payFloors } from '@foothold/core/parsing/pay/pay-floors.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import { readTyped } from '@foothold/core/search/read-typed.ts';
import { jobAges } from '@foothold/core/search/search.ts';
import type { SearchChoices, SearchFacets } from '@foothold/core/search/search-choices.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import { day, now } from './search-test-kit.ts';

/** The same numbers for the same seed, from 0 up to 1. */
export function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  return { next, pick };
}

/** Words that no other one shares its stem with. */
export const vocabulary = ['zarn', 'blick', 'fomp', 'grut', 'vask', 'plon', 'drem', 'hult'];
export const companyNames = ['Acme, Inc.', 'ACME', 'Bolt GmbH', 'Cobalt & Sons', 'Dune', 'The Dune Company'];
export const categories = ['', 'Sales', 'Care', 'Kitchen'];
export const sources = ['alpha', 'beta', 'gamma'];
const pays = ['', '', 'Competitive', '$30 an hour', '$52,000 - $61,000 a year', '€80,000 a year'];
const payAmounts = [null, null, null, ['USD', 62_400], ['USD', 61_000], ['EUR', 80_000]] as const;
const places = { '': 'unknown', Remote: 'remote', Hybrid: 'hybrid', 'On-site': 'onsite' } as const;
const ranks = { '': 'unknown', 'Senior ': 'senior', 'Junior ': 'entry' } as const;
const shifts = { '': 'unknown', '. Night shift.': 'night', '. Day shift.': 'day' } as const;
const types = { '': 'unknown', 'Full-time': 'fulltime', Contract: 'contract' } as const;

/** A posting with what it must be read as; `job` is shared by postings of one job. */
export type Made = {
  raw: RawPostingInput;
  parts: string[][];
  workplace: string;
  seniority: string;
  jobType: string;
  shift: string;
  company: string;
  category: string;
  source: string;
  pay: readonly [string, number] | null;
  posted: number | null;
  job: number;
  /** Ordered as the posting numbers are. */
  at: number;
};

/** Postings at random; about one in six shares its job with others. */
export function madePostings(count: number): Made[] {
  const { next, pick } = randomOf(11);
  const words = (most: number) =>
    Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(vocabulary)).join(' ');
  return Array.from({ length: count }, (_, at) => {
    const place = pick(Object.keys(places)) as keyof typeof places;
    const rank = pick(Object.keys(ranks)) as keyof typeof ranks;
    const shift = pick(Object.keys(shifts)) as keyof typeof shifts;
    const type = pick(Object.keys(types)) as keyof typeof types;
    const company = pick(companyNames);
    const pay = Math.floor(next() * pays.length);
    const posted = next() < 0.1 ? null : Math.round(now.getTime() - next() * 70 * day);
    const title = `${rank}${words(2)}`;
    const description = `${words(8)}${shift}`;
    const [source, category] = [pick(sources), pick(categories)];
    return {
      raw: {
        source,
        externalId: `made ${at}`,
        title,
        companyName: company,
        // A place of its own, so that no two are one row for their title and company alone.
        locations: [`Site ${at}`],
        workplaceText: place,
        employmentType: type,
        payText: pays[pay] ?? '',
        description,
        category,
        postedAt: posted,
      },
      parts: [searchWords(title), searchWords(company), searchWords(description)],
      workplace: places[place],
      seniority: ranks[rank],
      jobType: types[type],
      shift: shifts[shift],
      company,
      category,
      source,
      pay: payAmounts[pay] ?? null,
      posted,
      job: next() < 0.16 ? Math.floor(next() * (count / 20)) : at + count,
      at,
    };
  });
}

const holds = (parts: readonly string[][], phrase: readonly string[]) =>
  parts.some((part) => ` ${part.join(' ')} `.includes(` ${phrase.join(' ')} `));

/** Whether a posting meets a request, by the words of the contract. */
function meeting(request: JobSearchRequest): (made: Made) => boolean {
  const { alternatives, without } = readTyped(request.searchTerm);
  const groups = alternatives[0] ?? [];
  const words = groups.flatMap((group) => group.words);
  const phrases = groups.filter(({ order }) => order).map((group) => group.words);
  const out = [...without, ...(request.exclude?.words ?? []).map(titleWords)];
  const left = request.exclude?.companies?.map(companyKey) ?? [];
  const age = request.age ?? -1;
  const only = request.only ?? {};
  const companies = only.companies?.map(companyKey);
  const isIn = (values: readonly string[] | undefined, value: string) => !values || values.includes(value);
  return (made) =>
    isIn(only.workplaces, made.workplace) &&
    isIn(only.seniorities, made.seniority) &&
    isIn(only.jobTypes, made.jobType) &&
    isIn(only.shifts, made.shift) &&
    isIn(only.travel, 'unknown') &&
    isIn(only.sources, made.source) &&
    isIn(only.categories, made.category) &&
    isIn(companies, companyKey(made.company)) &&
    (!only.pay || paysIn(made, only.pay)) &&
    (age <= 0 || (made.posted !== null && made.posted >= now.getTime() - age * day)) &&
    !left.includes(companyKey(made.company)) &&
    [...words.map((word) => [word]), ...phrases].every((phrase) => holds(made.parts, phrase)) &&
    !out.some((phrase) => holds(made.parts, phrase));
}

function paysIn({ pay }: Made, { from, currency, orNotStated }: NonNullable<SearchChoices['pay']>): boolean {
  const own = pay && pay[0] === currency ? pay[1] : null;
  return own === null ? orNotStated : own >= from;
}

const newestFirst = (one: Made, other: Made) =>
  (other.posted ?? -Infinity) - (one.posted ?? -Infinity) || other.at - one.at;

/** The postings that stand for their jobs in what a request finds, newest first. */
export function expected(all: readonly Made[], request: JobSearchRequest): Made[] {
  const jobs = new Set<number>();
  const found = all.filter(meeting(request)).toSorted(newestFirst);
  return found.filter(({ job }) => !jobs.has(job) && jobs.add(job));
}

type DividingField = 'workplaces' | 'jobTypes' | 'seniorities';
const dividing = { workplaces: 'workplace', jobTypes: 'jobType', seniorities: 'seniority' } as const;

/** Every job that a request finds without its choice in this field, at the newest value that one of its postings states. */
export function expectedDivision(
  all: readonly Made[],
  request: JobSearchRequest,
  field: DividingField,
): { value: string; count: number }[] {
  const wider = { ...request, only: { ...request.only, [field]: undefined } };
  const found = all.filter(meeting(wider)).toSorted(newestFirst);
  const values = new Map<number, string>();
  for (const made of found) {
    const value = made[dividing[field]];
    if ((values.get(made.job) ?? 'unknown') === 'unknown') values.set(made.job, value);
  }
  const counts = new Map<string, number>();
  for (const value of values.values()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** The facets of a request: the dividing fields job by job, in all others each value by asking for it alone. */
export function expectedFacets(all: readonly Made[], request: JobSearchRequest): SearchFacets {
  const only = request.only ?? {};
  const count = (more: SearchChoices) => expected(all, { ...request, only: { ...only, ...more } }).length;
  const counts = <T extends string>(field: keyof SearchChoices, values: readonly T[]) =>
    values.map((value) => ({ value, count: count({ [field]: [value] }) }));
  const currency = only.pay?.currency ?? 'USD';
  const pay = (from: number) => count({ pay: { from, currency, orNotStated: false } });
  const { pay: _pay, ...free } = only;
  const jobs = (test: (made: Made) => boolean) => {
    const wider = { ...request, only: free };
    const paid = expected(
      all.filter((made) => !test(made)),
      wider,
    ).map(({ job }) => job);
    return expected(all, wider).filter(({ job }) => !paid.includes(job)).length;
  };
  const notStated = jobs((made) => made.pay === null);
  return {
    counted: expected(all, request).length,
    workplaces: expectedDivision(all, request, 'workplaces'),
    jobTypes: expectedDivision(all, request, 'jobTypes'),
    seniorities: expectedDivision(all, request, 'seniorities'),
    facts: keysOf(factFields).flatMap((field) =>
      counts(field, field === 'shifts' ? Object.values(shifts) : ['unknown']).map(({ value, count }) => ({
        value: factKey(factFields[field], value),
        count,
      })),
    ),
    companies: counts('companies', companyNames),
    sources: counts('sources', sources),
    categories: counts('categories', categories.slice(1)),
    countries: [],
    ages: jobAges
      .filter((age) => age > 0)
      .map((age) => ({ value: String(age), count: expected(all, { ...request, age }).length })),
    pay: {
      currency,
      counted: expected(all, { ...request, only: free }).length,
      floors: payFloors(currency).map((from) => ({ value: String(from), count: pay(from) })),
      notStated,
      inOtherCurrencies: jobs((made) => made.pay?.[0] !== currency) - notStated,
    },
  };
}

/** Without what nobody has, by the key of a company, in one order: what two ways of counting can be compared by. */
export function comparable(facets: SearchFacets | undefined): unknown {
  if (!facets) return facets;
  const { counted, ages, pay, companies, ...others } = facets;
  const counts = (all: SearchFacets['companies'], fold = (text: string) => text) =>
    Object.fromEntries(all.filter(({ count }) => count > 0).map(({ value, count }) => [fold(value), count]));
  return {
    ...{ counted, ages, pay },
    companies: counts(companies, companyKey),
    ...Object.fromEntries(Object.entries(others).map(([field, all]) => [field, counts(all)])),
  };
}

/** A request at random, as a person might put it together. */
export function randomRequest(seed: number): Partial<JobSearchRequest> {
  const { next, pick } = randomOf(seed * 7919 + 13);
  const some = <T>(chance: number, value: () => T): T[] => (next() < chance ? [value()] : []);
  const pair = () => `${pick(vocabulary)} ${pick(vocabulary)}`;
  const term = [
    ...some(0.5, () => pick(vocabulary)),
    ...some(0.15, () => pick(vocabulary)),
    ...some(0.25, () => `"${pair()}"`),
    ...some(0.25, () => `-${pick(vocabulary)}`),
    ...some(0.15, () => `-"${pair()}"`),
  ].join(' ');
  const list = <T>(chance: number, all: readonly T[]) =>
    next() < chance ? [pick(all), ...some(0.4, () => pick(all))] : undefined;
  const only: SearchChoices = {
    workplaces: list(0.2, Object.values(places)),
    jobTypes: list(0.2, Object.values(types)),
    seniorities: list(0.2, Object.values(ranks)),
    shifts: list(0.2, Object.values(shifts)),
    travel: list(0.1, ['unknown'] as const),
    companies: list(0.2, companyNames),
    sources: list(0.2, sources),
    categories: list(0.15, categories.slice(1)),
    ...(next() < 0.2 && {
      pay: {
        from: pick([40_000, 61_000, 70_000]),
        currency: pick(['USD', 'EUR']),
        orNotStated: next() < 0.5,
      },
    }),
  };
  const chosen = Object.entries(only).filter(([, value]) => value !== undefined);
  return {
    searchTerm: term,
    ...(next() < 0.3 && { age: pick([1, 7, 21, 60]) }),
    ...(chosen.length > 0 && { only: Object.fromEntries(chosen) }),
    ...(next() < 0.3 && {
      exclude: {
        ...(next() < 0.6 && { words: [next() < 0.5 ? pick(vocabulary) : pair()] }),
        ...(next() < 0.6 && { companies: [pick(companyNames)] }),
      },
    }),
  };
}

/** What both sides call a posting of the answer. */
export const namesOf = (answer: JobSearchAnswer) => answer.results.map(({ externalId }) => externalId);
