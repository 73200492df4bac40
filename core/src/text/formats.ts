import { formatLocale } from './format-locale.ts';

/** Making a formatter costs about a millisecond on a phone, using it a thousandth: each is made once. */
const made = new Map<string, unknown>();

function once<Format>(key: string, make: () => Format): Format {
  const found = made.get(key) as Format | undefined;
  if (found) return found;
  const format = make();
  made.set(key, format);
  return format;
}

/** `Intl.DateTimeFormat` of a locale (undefined: that of the interface), made once for all who ask for the same. */
export function dateFormat(
  locale = formatLocale(),
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  const key = `date ${locale} ${JSON.stringify(options)}`;
  return once(key, () => new Intl.DateTimeFormat(locale, options));
}

/** `Intl.NumberFormat` of a locale (undefined: that of the interface), made once for all who ask for the same. */
export function numberFormat(
  locale = formatLocale(),
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = `number ${locale} ${JSON.stringify(options)}`;
  return once(key, () => new Intl.NumberFormat(locale, options));
}

/** `Intl.RelativeTimeFormat` of a locale in words (“yesterday”), made once for all who ask for the same. */
export function relativeFormat(locale = formatLocale()): Intl.RelativeTimeFormat {
  return once(`relative ${locale}`, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
}

/** `Intl.ListFormat` of a locale (undefined: that of the interface), “jobs, companies and resumes”, made once for all who ask for the same. */
export function listFormat(locale = formatLocale()): Intl.ListFormat {
  return once(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction' }));
}
