import { countries } from './countries.data.ts';
import { foldPlaceName } from './place-name.ts';

const byName = new Map<string, string>();
const byCode = new Map<string, string>();
const names = new Map<string, string>();
for (const [alpha2, alpha3, name, ...aliases] of countries) {
  names.set(alpha2, name);
  byCode.set(alpha2, alpha2);
  byCode.set(alpha3, alpha2);
  for (const spelling of [name, ...aliases]) byName.set(foldPlaceName(spelling), alpha2);
}

/** The alpha-2 code of a country written by name (any language of its own), “USA”, “U.K.” and the like; else null. */
export function countryByName(text: string): string | null {
  return byName.get(foldPlaceName(text)) ?? null;
}

/** The alpha-2 code of an upper-case alpha-2 or alpha-3 code; null for any other text. `UK` reads as `GB`. */
export function countryByCode(text: string): string | null {
  const code = text.trim();
  if (code === 'UK') return 'GB';
  return byCode.get(code) ?? null;
}

const regions = new Map<string, Intl.DisplayNames>();

function regionsIn(locale: string): Intl.DisplayNames {
  const made = regions.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  regions.set(locale, made);
  return made;
}

/** Name of an alpha-2 code in either case, English unless told otherwise; '' when there is no such country. */
export function countryName(code: string, locale = 'en'): string {
  const name = names.get(code.toUpperCase()) ?? '';
  if (name === '' || locale.startsWith('en')) return name;
  return regionsIn(locale).of(code.toUpperCase()) ?? name;
}
