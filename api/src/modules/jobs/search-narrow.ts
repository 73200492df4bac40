import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { factKey } from '@foothold/core/entities/posting/posting-fact-key.ts';
import { categoryName } from '@foothold/core/search/category-name.ts';
import { factFields, factKeysOf } from '@foothold/core/search/fact-fields.ts';
import { inOnePart } from '@foothold/core/search/question-query.ts';
import { unknownArea } from '@foothold/core/search/search-area.ts';
import type { SearchChoices } from '@foothold/core/search/search-choices.ts';
import { anyOf } from '@foothold/core/search/tsquery.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Bind } from '../../db/search-box.ts';

const columns = {
  workplaces: 'workplace',
  jobTypes: 'job_type',
  seniorities: 'seniority',
  sources: 'source',
  categories: 'category',
} as const;

/** What the choices of a search ask of rows `p` of `posting`, a condition for each field that has any. */
export function choiceConditions(only: SearchChoices, bind: Bind): string[] {
  const conditions = Object.entries(columns).flatMap(([field, column]) => {
    const values: readonly string[] | undefined = only[field as keyof typeof columns];
    // A job type that is not stated is '' in the table and on the wire.
    const stored = values?.map((value) => {
      if (field === 'jobTypes') return value === 'unknown' ? '' : value;
      return field === 'categories' ? categoryName(value) : value;
    });
    return stored ? [`p.${column} = ANY (${bind(stored)}::text[])`] : [];
  });
  if (only.companies)
    conditions.push(`p.company_key = ANY (${bind(only.companies.map(companyKey))}::text[])`);
  if (only.countries)
    conditions.push(
      `(p.areas && ${bind(only.countries)}::text[] OR (p.is_remote AND p.areas = '{${unknownArea}}'))`,
    );
  conditions.push(...factConditions(only, bind));
  if (only.pay) conditions.push(payCondition(only.pay, bind));
  return conditions;
}

/** A posting meets a field with any of the chosen values; `unknown`: with none of all its values. */
function factConditions(only: SearchChoices, bind: Bind): string[] {
  return keysOf(factFields).flatMap((field) => {
    const values: readonly string[] | undefined = only[field];
    if (!values) return [];
    const keys = values
      .filter((value) => value !== 'unknown')
      .map((value) => factKey(factFields[field], value));
    const stated = keys.length > 0 ? [`p.facts && ${bind(keys)}::text[]`] : [];
    const unknown = values.includes('unknown') ? [`NOT p.facts && ${bind(factKeysOf(field))}::text[]`] : [];
    return [`(${[...stated, ...unknown].join(' OR ')})`];
  });
}

function payCondition(
  { from, currency, orNotStated }: NonNullable<SearchChoices['pay']>,
  bind: Bind,
): string {
  const wanted = bind(currency);
  const reaches = `(p.pay_currency = ${wanted} AND p.pay_year >= ${bind(from)}::int)`;
  if (!orNotStated) return reaches;
  return `(${reaches} OR p.pay_year IS NULL OR p.pay_currency <> ${wanted})`;
}

/** Leaves companies out by name (docs/spec/readings.md R15). */
export function withoutCompanies(names: readonly string[], bind: Bind): string {
  return `coalesce(p.company_key, '') <> ALL (${bind(names.map(companyKey))}::text[])`;
}

/**
 * Leaves words and phrases out of a search without words of its own: the index of words is read for what goes out, since
 * reading each text would take far longer. Phrases apart: beside them the words too would be looked up in the texts.
 */
export function withoutWords(all: readonly string[][], bind: Bind): string[] {
  const words = all.filter((left) => left.length === 1);
  const phrases = all.filter((left) => left.length > 1);
  return [words, phrases]
    .filter((some) => some.length > 0)
    .map((some) => {
      const any = bind(anyOf(some.map(inOnePart)));
      return `NOT EXISTS (SELECT FROM posting o WHERE o.id = p.id AND o.tsv @@ ${any}::tsquery)`;
    });
}
