import type { CountryRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { href } from '../../../platform/href.ts';

/** The orders of the list of countries. */
export const countrySorts = ['a-z', 'z-a', 'largest', 'smallest'] as const;
export type CountrySort = (typeof countrySorts)[number];

/** Everything that makes the list, as its address holds it; `country` is the alpha-2 code of the open one. */
export type CountryList = { text: string; sort: CountrySort; page: number; country: string | null };

/** Rows of one page (docs/spec/constants.md, Countries). */
export const countryPageSize = 20;

/** The list of an address; what does not read falls back to its default (docs/spec/readings.md R5). */
export function readCountryList(query: URLSearchParams): CountryList {
  const page = Number(query.get('page') ?? '1');
  const country = (query.get('country') ?? '').toUpperCase();
  return {
    text: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100),
    sort: countrySorts.find((one) => one === query.get('sort')) ?? 'a-z',
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    country: /^[A-Z]{2,3}$/.test(country) ? country : null,
  };
}

/** The address of a list; defaults are left out. */
export function countryListAddress({ text, sort, page, country }: CountryList): string {
  const query = new URLSearchParams();
  if (text) query.set('q', text);
  if (sort !== 'a-z') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (country) query.set('country', country.toLowerCase());
  return href('/countries', { search: query });
}

/**
 * The countries of a list in its order: with a word of the name that begins as typed, or of that very code. A country
 * whose population is not known comes last in both orders of population.
 */
export function countriesOf(
  rows: readonly CountryRow[],
  { text, sort }: Pick<CountryList, 'text' | 'sort'>,
  locale = 'en-US',
): CountryRow[] {
  const asked = foldPlaceName(text);
  const found = rows.filter(
    ({ name, code, code3 }) =>
      asked === '' ||
      ` ${foldPlaceName(name)}`.includes(` ${asked}`) ||
      [code, code3].some((one) => one.toLowerCase() === asked),
  );
  const byName = new Intl.Collator(locale).compare;
  const people = (row: CountryRow) => row.population ?? (sort === 'largest' ? -1 : Number.POSITIVE_INFINITY);
  return found.sort((a, b) => {
    if (sort === 'a-z') return byName(a.name, b.name);
    if (sort === 'z-a') return byName(b.name, a.name);
    const order = people(a) === people(b) ? 0 : people(a) - people(b);
    return (sort === 'largest' ? -order : order) || byName(a.name, b.name);
  });
}
