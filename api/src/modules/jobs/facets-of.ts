import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import type { PostingFactName } from '@foothold/core/entities/posting/posting-fact-names.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import type { Queryable } from '../../db/db.ts';
import type { FacetCount, SearchFacets as IndexFacets } from '../../posting-index/port/search-answer.ts';
import { companyNames } from './company-names.ts';
import { currencyOf, facetRequest } from './index-request.ts';
import type { JobFilter } from './job-filter.ts';

/** Counts of the index as the contract has them: companies by name, chosen values as they were sent. */
export async function facetsOf(
  db: Queryable,
  filter: JobFilter,
  { facets, total }: { facets: IndexFacets | null; total: number },
): Promise<SearchFacets> {
  if (facets === null) return emptyFacets(filter);
  const { facts, companies, ...counts } = facets;
  return {
    counted: total,
    ...counts,
    facts: Object.values(factFields).flatMap((name) => factCounts(name, facts[name] ?? [])),
    companies: await named(db, companies, filter.only.companies ?? []),
  };
}

const factCounts = (name: PostingFactName, counts: readonly FacetCount[]) =>
  counts.map(({ value, count }) => ({ value: factKey(name, value), count }));

async function named(
  db: Queryable,
  counts: readonly FacetCount[],
  chosen: readonly string[],
): Promise<FacetCount[]> {
  const names = await companyNames(
    db,
    counts.map(({ value }) => value),
    chosen,
  );
  return counts.map(({ value, count }) => ({ value: names.get(value) ?? value, count }));
}

/** Where nothing can be found; what is chosen is listed in any case. */
function emptyFacets(filter: JobFilter): SearchFacets {
  const { only } = filter;
  const zeros = (values: readonly (string | number)[] = []) =>
    values.map((value) => ({ value: String(value), count: 0 }));
  const { ageDays, payFloors } = facetRequest(filter);
  return {
    counted: 0,
    workplaces: zeros(only.workplaces),
    jobTypes: zeros(only.jobTypes),
    seniorities: zeros(only.seniorities),
    companies: zeros(only.companies),
    sources: zeros(only.sources),
    categories: zeros(only.categories),
    countries: zeros(only.countries),
    facts: keysOf(factFields).flatMap((field) => factCounts(factFields[field], zeros(only[field]))),
    ages: zeros(ageDays),
    pay: {
      currency: currencyOf(filter),
      counted: 0,
      floors: zeros(payFloors),
      notStated: 0,
      inOtherCurrencies: 0,
    },
  };
}
