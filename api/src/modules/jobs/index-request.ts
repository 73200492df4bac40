import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { payCurrencyOf, payFloors } from '@foothold/core/parsing/pay/pay-floors.ts';
import { categoryName } from '@foothold/core/search/category-name.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import { jobAges } from '@foothold/core/search/search.ts';
import { areaKey } from '@foothold/core/search/search-area.ts';
import type { SearchChoices } from '@foothold/core/search/search-choices.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type {
  FacetRequest,
  KeywordField,
  SearchFilters,
  SearchRequest,
  SearchWhere,
  TokenCondition,
} from '../../posting-index/port/search-request.ts';
import type { JobFilter, Where } from './job-filter.ts';
import { allAsked } from './ranked/all-asked.ts';
import { searchEvidence } from './ranked/search-evidence.ts';

/** Values of companies, sources, categories and countries that are listed besides the chosen ones. */
const listed = 20;
/** No posting has it: stands for a company whose name has nothing to compare. */
const noCompany = '~';

/** A filter as a request to the posting index, without its page. */
export function indexRequest(filter: JobFilter): Omit<SearchRequest, 'offset' | 'limit' | 'sort'> {
  const { search, now } = filter;
  const { must, evidence, wishes, static: points } = searchEvidence(search);
  const asked = allAsked(search);
  const conditions = [
    ...(must ? [must] : []),
    ...(filter.isExact && asked ? [asked] : []),
    ...companyConditions(filter.companyWords),
  ];
  const country = isPlaced(filter) ? null : countryOf(filter);
  return {
    now: seconds(now),
    ...(conditions.length > 0 && { must: { kind: 'all', of: conditions } }),
    evidence: {
      ...evidence,
      ...(asked && { all: asked }),
      ...(filter.isExact && { leastShare: 0 }),
    },
    wishes,
    static: { ...points, ...(country && { country }) },
    filters: filtersOf(filter),
    currency: currencyOf(filter),
  };
}

/** What is counted beside a page. */
export function facetRequest(filter: JobFilter): FacetRequest {
  return {
    listed,
    ageDays: jobAges.filter((age) => age > 0),
    payFloors: payFloors(currencyOf(filter)),
    facts: Object.values(factFields),
  };
}

/** The currency that pay is compared in. */
export function currencyOf({ only, search, country }: JobFilter): string {
  return only.pay?.currency ?? search.pay?.currency ?? payCurrencyOf(country);
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Names that have a word that each of these begins. */
function companyConditions(words: readonly string[] | null): TokenCondition[] {
  return (words ?? []).map((word) => ({
    kind: 'any',
    of: [...new Set([word, ...titleWords(word)])].map((token) => ({
      kind: 'phrase',
      tokens: [token],
      fields: ['company'],
      isPrefix: true,
    })),
  }));
}

function filtersOf(filter: JobFilter): SearchFilters {
  const { since, notBefore, addedAfter, where, box, country, only } = filter;
  return {
    choices: choicesOf(only),
    facts: factsOf(only),
    ...(only.countries && { countries: only.countries }),
    ...(only.pay && { pay: only.pay }),
    ...(since && { since: seconds(since) }),
    ...(notBefore && { notBefore: seconds(notBefore) }),
    ...(addedAfter && { addedAfter: addedAfterSecond(addedAfter) }),
    ...(where && { where: whereOf(where) }),
    ...(box && { box }),
    ...(country && { country }),
    excludedIds: filter.withoutPostings,
    excludedCompanies: filter.withoutCompanies.map(companyKey).filter((key) => key !== ''),
  };
}

/** The index knows whole seconds: what came in during the second of the instant is new once more rather than never. */
const addedAfterSecond = (date: Date) => (date.getTime() % 1000 === 0 ? seconds(date) : seconds(date) - 1);

function choicesOf(only: SearchChoices): Partial<Record<KeywordField, readonly string[]>> {
  const { workplaces, jobTypes, seniorities, companies, sources, categories } = only;
  return {
    ...(workplaces && { workplaces }),
    ...(jobTypes && { jobTypes }),
    ...(seniorities && { seniorities }),
    ...(companies && { companies: companies.map((name) => companyKey(name) || noCompany) }),
    ...(sources && { sources }),
    ...(categories && { categories: categories.map(categoryName) }),
  };
}

function factsOf(only: SearchChoices): Record<string, readonly string[]> {
  return Object.fromEntries(
    keysOf(factFields).flatMap((field) => (only[field] ? [[factFields[field], only[field]]] : [])),
  );
}

function whereOf({ centres, miles, areas, remote, remoteIn }: Where): SearchWhere {
  return {
    circles: centres.map((centre) => ({ lat: centre.lat, lng: centre.lng, miles: centre.miles ?? miles })),
    areas: areas.map(areaKey),
    isRemote: remote,
    remoteIn,
  };
}

const isPlaced = ({ where }: JobFilter) =>
  where !== null && (where.centres.length > 0 || where.areas.length > 0);

/**
 * docs/spec/readings.md R1: the person's country and what is open to it before abroad; with a country chosen the unknown
 * last. Several chosen countries are equal.
 */
function countryOf({ country, only, where }: JobFilter) {
  const open = where?.remoteIn.map((area) => area.country.toUpperCase()) ?? [];
  const chosen = country ? [country] : (only.countries ?? open);
  if (chosen.length > 1) return null;
  const [code] = chosen;
  return code === undefined ? { code: 'US', ...countryPoints } : { code, ...chosenCountryPoints };
}

/** In the scale of evidence, where a telling word of a title is worth about 4. */
const countryPoints = { abroad: -1.6, unknown: -0.35, unknownRemote: -0.2 };
const chosenCountryPoints = { abroad: -1.6, unknown: -1.8, unknownRemote: -1.8 };
