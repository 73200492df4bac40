import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import { payCurrencyOf, payFloors } from '@foothold/core/parsing/pay/pay-floors.ts';
import { type FactField, factFields } from '@foothold/core/search/fact-fields.ts';
import { jobAges, searchLimits } from '@foothold/core/search/search.ts';
import type { FacetCount, SearchChoices, SearchFacets } from '@foothold/core/search/search-choices.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Queryable } from '../../db/db.ts';
import { type FacetField, type FacetRow, facetFields, facetSql } from './facet-sql.ts';
import type { Filter, Plan } from './search-filter.ts';

const listedCountries = 20;

/**
 * How the postings that a search finds divide. One statement counts all fields that nothing is chosen in; each of the
 * others is counted over what would be found without its own choice. `isCapped`: more match than are counted.
 */
export async function searchFacets(
  db: Queryable,
  filter: Filter,
  { plan, isCapped }: { plan: Plan; isCapped: boolean },
): Promise<SearchFacets> {
  const { only } = filter;
  const counting = { plan, ...ladderOf(filter) };
  const open = facetFields.filter((field) => !isChosen(field, filter));
  const isOpen = filter.only.countries === undefined;
  const openFacts = keysOf(factFields).filter((field) => filter.only[field] === undefined);
  const all = facetSql(filter, {
    ...counting,
    fields: open,
    countries: isOpen,
    facts: openFacts,
    isCapped,
    chosen: [],
  });
  const rows = await db.query<FacetRow>(all.sql, all.params);
  let isAnyCapped = isCapped;
  for (const field of facetFields.filter((one) => isChosen(one, filter))) {
    const wider = without(field, filter);
    const count = async (isOver: boolean) => {
      const { sql, params } = facetSql(wider, {
        ...counting,
        fields: [field],
        countries: false,
        facts: [],
        isCapped: isOver,
        chosen: chosenOf(field, only),
      });
      return db.query<FacetRow>(sql, params);
    };
    let own = await count(isCapped);
    if (!isCapped && countOf(own, 'alone') + countOf(own, 'shared') > searchLimits.totalMax) {
      isAnyCapped = true;
      own = await count(true);
    }
    rows.push(...own.filter((row) => row.field === field));
  }
  if (!isOpen) {
    const { countries: _chosen, ...free } = filter.only;
    const wider = { ...filter, only: free };
    const { sql, params } = facetSql(wider, {
      ...counting,
      fields: [],
      countries: true,
      facts: [],
      isCapped: true,
      chosen: [],
    });
    const own = await db.query<FacetRow>(sql, params);
    rows.push(...own.filter((row) => row.field === 'countries' || row.field === 'open'));
  }
  for (const field of keysOf(factFields).filter((one) => !openFacts.includes(one)))
    rows.push(...(await chosenFacts(db, filter, field, counting)));
  return facetsOf(rows, filter, isAnyCapped);
}

/** The values of a fact that is chosen, counted over what would be found without that choice. */
async function chosenFacts(
  db: Queryable,
  filter: Filter,
  field: FactField,
  counting: { plan: Plan; currency: string; floors: readonly number[] },
): Promise<FacetRow[]> {
  const { [field]: _chosen, ...only } = filter.only;
  const { sql, params } = facetSql(
    { ...filter, only },
    { ...counting, fields: [], countries: false, facts: [field], isCapped: true, chosen: [] },
  );
  const rows = await db.query<FacetRow>(sql, params);
  return rows.filter((row) => row.field === 'facts');
}

function ladderOf({ only, country }: Filter): { currency: string; floors: number[] } {
  const currency = only.pay?.currency ?? payCurrencyOf(country);
  return { currency, floors: payFloors(currency) };
}

/** Counts as the contract has them, whatever their order; without any all are 0. */
export function facetsOf(rows: readonly FacetRow[], filter: Filter, isCapped: boolean): SearchFacets {
  const { currency, floors } = ladderOf(filter);
  const counts = (field: FacetField) => countsOf(rows, field, filter.only);
  return {
    counted: countOf(rows, 'alone') + countOf(rows, 'sharedJobs'),
    isCapped,
    workplaces: counts('workplaces'),
    jobTypes: counts('jobTypes'),
    seniorities: counts('seniorities'),
    companies: counts('companies'),
    sources: counts('sources'),
    categories: counts('categories'),
    countries: countriesOf(rows, filter.only),
    facts: factsOf(rows, filter.only),
    ages: agesOf(stepsOf(rows, 'ages')),
    pay: payOf(stepsOf(rows, 'pay'), currency, floors),
  };
}

const isChosen = (field: FacetField, { only, since }: Filter) =>
  field === 'ages' ? since !== null : only[field] !== undefined;

function without(field: FacetField, filter: Filter): Filter {
  if (field === 'ages') return { ...filter, since: null };
  const { [field]: _chosen, ...only } = filter.only;
  return { ...filter, only };
}

function countOf(rows: readonly FacetRow[], field: FacetRow['field']): number {
  return rows.find((row) => row.field === field)?.count ?? 0;
}

function chosenOf(field: FacetField, only: SearchChoices): readonly string[] {
  if (field === 'ages' || field === 'pay') return [];
  const values: readonly string[] = only[field] ?? [];
  return field === 'companies' ? values.map(companyKey) : values;
}

/** Most frequent first; a chosen value that nothing has is at the end, as the person knows it. */
function countsOf(rows: readonly FacetRow[], field: FacetField, only: SearchChoices): FacetCount[] {
  const own = rows.filter((row) => row.field === field);
  const counts = own.map(({ value, name, count }) => ({ value: name ?? value ?? '', count }));
  counts.sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'));
  const found = new Set(own.map((row) => row.value));
  const typed: readonly string[] = field === 'ages' || field === 'pay' ? [] : (only[field] ?? []);
  const missing = chosenOf(field, only).flatMap((key, at) => (found.has(key) ? [] : (typed[at] ?? [])));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Most frequent first; a chosen value that nothing has is at the end. */
function factsOf(rows: readonly FacetRow[], only: SearchChoices): FacetCount[] {
  const own = rows.filter(({ field }) => field === 'facts');
  const counts = own.map(({ value, count }) => ({ value: value ?? '', count }));
  counts.sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'));
  const chosen = keysOf(factFields).flatMap((field) =>
    (only[field] ?? []).map((value) => factKey(factFields[field], value)),
  );
  const found = new Set(counts.map(({ value }) => value));
  return [...counts, ...chosen.filter((key) => !found.has(key)).map((value) => ({ value, count: 0 }))];
}

/** As the choice of each country would find: with the remote jobs that no country is stated for. */
function countriesOf(rows: readonly FacetRow[], { countries: chosen = [] }: SearchChoices): FacetCount[] {
  const open = countOf(rows, 'open');
  const own = rows.filter(({ field }) => field === 'countries');
  const counts = own.map(({ value, count }) => ({ value: value ?? '', count: count + open }));
  const found = new Set(counts.map(({ value }) => value));
  const isListed = ({ value }: FacetCount, at: number) => at < listedCountries || chosen.includes(value);
  const missing = chosen.filter((value) => !found.has(value)).map((value) => ({ value, count: open }));
  return [...counts.filter(isListed), ...missing];
}

type Step = { step: number; count: number };

function stepsOf(rows: readonly FacetRow[], field: 'ages' | 'pay'): Step[] {
  return rows
    .filter((row) => row.field === field)
    .map(({ value, count }) => ({ step: Number(value), count }));
}

const from = (steps: readonly Step[], least: number) =>
  steps.reduce((sum, { step, count }) => sum + (step >= least ? count : 0), 0);

/** Whoever is posted within a day is also posted within a week. */
function agesOf(steps: readonly Step[]): FacetCount[] {
  const ages = jobAges.filter((age) => age > 0);
  return ages.map((age, at) => ({ value: String(age), count: from(steps, ages.length - at) }));
}

function payOf(steps: readonly Step[], currency: string, floors: readonly number[]): SearchFacets['pay'] {
  const at = (wanted: number) => steps.find(({ step }) => step === wanted)?.count ?? 0;
  return {
    currency,
    counted: steps.reduce((sum, { count }) => sum + count, 0),
    floors: floors.map((floor, index) => ({ value: String(floor), count: from(steps, index + 1) })),
    notStated: at(-2),
    inOtherCurrencies: at(-1),
  };
}
