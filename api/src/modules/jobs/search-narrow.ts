import type { SearchChoices } from '@foothold/core/search/search-choices.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Bind } from './search-box.ts';

/** The words of a search as a tsquery needs them; all folded (core, searchWords). */
export type Words = { words: string[]; phrases: string[][]; without: string[][] };

/** The tsquery of “all of these words, these after each other, and none of those”; '' when there is nothing to look for. */
export function questionText({ words, phrases, without }: Words): string {
  const asked = [...new Set(words), ...phrases.map(inOnePart)];
  return [...asked, ...without.map((left) => `!${inOnePart(left)}`)].join(' & ');
}

/** Title (A), company (B) and text (D) follow each other in the index: the end of one and the start of the next are no phrase. */
function inOnePart(words: readonly string[]): string {
  if (words.length === 1) return words.join('');
  const parts = ['A', 'B', 'D'].map((part) => `(${words.map((word) => `${word}:${part}`).join(' <-> ')})`);
  return `(${parts.join(' | ')})`;
}

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
    const stored = field === 'jobTypes' ? values?.map((value) => (value === 'unknown' ? '' : value)) : values;
    return stored ? [`p.${column} = ANY (${bind(stored)}::text[])`] : [];
  });
  if (only.companies)
    conditions.push(`p.company_key = ANY (${bind(only.companies.map(companyKey))}::text[])`);
  if (only.pay) conditions.push(payCondition(only.pay, bind));
  return conditions;
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

/** Leaves companies out by name (READINGS R15). */
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
      const any = bind(some.map(inOnePart).join(' | '));
      return `NOT EXISTS (SELECT FROM posting o WHERE o.id = p.id AND o.tsv @@ to_tsquery('foothold', ${any}))`;
    });
}
