import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { jobTypes } from '@foothold/core/entities/posting/posting.ts';
import { seniorities } from '@foothold/core/entities/posting/seniority-names.ts';
import { workplaces } from '@foothold/core/entities/posting/workplace-names.ts';
import { type FactField, factFields, factValuesOf } from '@foothold/core/search/fact-fields.ts';
import {
  choiceLimits,
  type SearchChoices,
  type SearchExclusions,
} from '@foothold/core/search/search-choices.ts';

/** What a search keeps to and what it leaves out, beside its words, place and age. An empty field is not there at all. */
export type Choices = { only: SearchChoices; exclude: SearchExclusions };

const words = {
  workplaces: { name: 'work', known: [...keysOf(workplaces), 'unknown'] },
  jobTypes: { name: 'type', known: [...keysOf(jobTypes), 'unknown'] },
  seniorities: { name: 'level', known: [...keysOf(seniorities), 'unknown'] },
} as const;
const factNames: Readonly<Record<FactField, string>> = {
  shifts: 'shift',
  degrees: 'degree',
  experience: 'years',
  languages: 'speaks',
  licences: 'license',
  travel: 'travel',
  terms: 'lasts',
  sponsorship: 'visa',
  clearances: 'clearance',
  fairChance: 'record',
};
const texts = {
  companies: { name: 'at', longest: 200 },
  sources: { name: 'source', longest: 80 },
  categories: { name: 'field', longest: 300 },
} as const;
const excluded = {
  words: { name: 'not', longest: 60, most: choiceLimits.words },
  companies: { name: 'notat', longest: 200, most: choiceLimits.companies },
} as const;
const countries = { name: 'country' } as const;
const pay = { from: 'pay', orNotStated: 'nopay' } as const;

const fields = { ...words, ...texts };

/** The names that an address has for choices and exclusions. */
export const choiceNames: readonly string[] = [
  ...Object.values(fields).map(({ name }) => name),
  ...Object.values(factNames),
  ...Object.values(excluded).map(({ name }) => name),
  countries.name,
  pay.from,
  pay.orNotStated,
];

/** The fields of a search of which several values may be chosen. */
export type ChoiceField = keyof typeof fields | FactField;

/**
 * Choices and exclusions of an address; what does not read, and what is beyond the limits, is left out
 * (docs/spec/readings.md R5).
 */
export function readChoices(query: URLSearchParams): Choices {
  const only: Record<string, unknown> = {};
  for (const [field, { name, known }] of Object.entries(words)) {
    const found = listedValues(query, name, known);
    if (found.length > 0) only[field] = found;
  }
  for (const field of keysOf(factFields)) {
    const found = listedValues(query, factNames[field], [...factValuesOf(field), 'unknown']);
    if (found.length > 0) only[field] = found;
  }
  for (const [field, { name, longest }] of Object.entries(texts)) {
    const found = distinct(query.getAll(name), longest).slice(0, choiceLimits.values);
    if (found.length > 0) only[field] = found;
  }
  const asked = query.getAll(countries.name).flatMap((text) => text.toUpperCase().split(','));
  const inside = [...new Set(asked)].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, choiceLimits.values);
  if (inside.length > 0) only.countries = inside;
  const floor = readPay(query);
  if (floor) only.pay = floor;
  const exclude: SearchExclusions = {};
  for (const field of ['words', 'companies'] as const) {
    const { name, longest, most } = excluded[field];
    const found = distinct(query.getAll(name), longest).slice(0, most);
    if (found.length > 0) exclude[field] = found;
  }
  return { only: only as SearchChoices, exclude };
}

/** Those of the listed values that an address names, in the order of the list. */
function listedValues(query: URLSearchParams, name: string, listed: readonly string[]): string[] {
  const named = query.getAll(name).flatMap((text) => text.toLowerCase().split(','));
  return listed.filter((value) => named.includes(value));
}

/** Writes choices and exclusions into the query of an address. */
export function writeChoices(query: URLSearchParams, { only, exclude }: Choices): void {
  for (const field of Object.keys(words) as (keyof typeof words)[])
    if (only[field]?.length) query.set(fields[field].name, only[field].join(','));
  for (const field of keysOf(factFields)) {
    const values: readonly string[] = only[field] ?? [];
    if (values.length > 0) query.set(factNames[field], values.join(','));
  }
  for (const field of Object.keys(texts) as (keyof typeof texts)[])
    for (const value of only[field] ?? []) query.append(fields[field].name, value);
  if (only.countries?.length) query.set(countries.name, only.countries.join(','));
  if (only.pay) {
    const { from, currency, orNotStated } = only.pay;
    query.set(pay.from, currency === 'USD' ? String(from) : `${from}${currency}`);
    if (orNotStated) query.set(pay.orNotStated, '1');
  }
  for (const field of ['words', 'companies'] as const)
    for (const value of exclude[field] ?? []) query.append(excluded[field].name, value);
}

/** True when nothing is chosen and nothing left out. */
export function isWithoutChoices({ only, exclude }: Choices): boolean {
  return Object.keys(only).length === 0 && Object.keys(exclude).length === 0;
}

/** The choices with `values` in one field; none of them takes the field out. */
export function withValues(
  only: SearchChoices,
  field: ChoiceField,
  values: readonly string[],
): SearchChoices {
  const { [field]: _before, ...rest } = only;
  return values.length === 0 ? rest : ({ ...rest, [field]: [...values] } as SearchChoices);
}

/** The choices with other countries, as ISO alpha-2; none of them takes the field out. */
export function withCountries(only: SearchChoices, codes: readonly string[]): SearchChoices {
  const { countries: _before, ...rest } = only;
  return codes.length === 0 ? rest : { ...rest, countries: [...codes] };
}

/** The choices with another floor of pay; null takes it out. */
export function withPay(only: SearchChoices, floor: SearchChoices['pay'] | null): SearchChoices {
  const { pay: _before, ...rest } = only;
  return floor ? { ...rest, pay: floor } : rest;
}

/** What is left out, with other texts in one field. A text is taken once, whatever its case, up to the limit. */
export function withExcluded(
  exclude: SearchExclusions,
  field: keyof typeof excluded,
  values: readonly string[],
): SearchExclusions {
  const { [field]: _before, ...rest } = exclude;
  const { longest, most } = excluded[field];
  const kept = distinct(values, longest).slice(0, most);
  return kept.length === 0 ? rest : { ...rest, [field]: kept };
}

function readPay(query: URLSearchParams): SearchChoices['pay'] {
  const [, digits, currency] = /^\s*(\d{1,9})([A-Z]{3})?\s*$/.exec(query.get(pay.from) ?? '') ?? [];
  const from = Number(digits);
  if (!(from > 0)) return undefined;
  return { from, currency: currency ?? 'USD', orNotStated: query.get(pay.orNotStated) === '1' };
}

/** Texts without blanks around them, each once whatever its case; those that are too long are cut. */
function distinct(given: readonly string[], longest: number): string[] {
  const seen = new Set<string>();
  return given
    .map((text) => text.replace(/\s+/g, ' ').trim().slice(0, longest).trim())
    .filter((text) => text !== '' && !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}
