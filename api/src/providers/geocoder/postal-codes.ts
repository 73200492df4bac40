import { countryByName } from '@foothold/core/geography/country.ts';
import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import type { Db } from '../../db/db.ts';
import type { PostalRow } from './place-matches.ts';
import type { Point } from './port.ts';

/** A postal code as a text has it, and the text without it; `country` is '' where neither form nor words tell it. */
export type WrittenCode = { code: string; country: string; rest: string };

const forms: readonly [RegExp, string, (found: string) => string][] = [
  // Gazetteers have the first half of Canadian and British codes; the second is a street.
  [/(?:^|[\s,])([ABCEGHJ-NPRSTVXY]\d[A-Z])[\s-]?\d[A-Z]\d$/i, 'CA', (code) => code.toUpperCase()],
  [/(?:^|[\s,])([A-Z]{1,2}\d[A-Z\d]?)\s?\d[A-Z]{2}$/i, 'GB', (code) => code.toUpperCase()],
  [/(?:^|[\s,])(\d{5})-\d{4}$/, 'US', (code) => code],
  [/(?:^|[\s,])(\d{4,6})$/, '', (code) => code],
];

/** Longer texts are no address. */
const longestAddress = 400;

/**
 * The postal code at the end of an address, before the country where one is named: “Columbus, OH 43215, USA”. A number
 * at its beginning is a house's, unless it is all there is or is before a town as in Europe (“80331 München”).
 */
export function readPostalCode(text: string): WrittenCode | null {
  const whole = text.trim();
  if (whole.length > longestAddress) return null;
  const parts = /^(.*?)[\s,]+([\p{L}. ]+)$/u.exec(whole);
  const named = parts ? countryByName(parts[2] ?? '') : null;
  const address = named ? (parts?.[1] ?? '') : whole;
  const without = (rest: string) =>
    [trimEndCharacters(rest, /[\s,]/), named ? parts?.[2] : ''].filter(Boolean).join(', ');
  for (const [form, country, write] of forms) {
    const found = form.exec(address);
    if (found?.[1])
      return {
        code: write(found[1]),
        country: country || named || '',
        rest: without(address.slice(0, found.index)),
      };
  }
  const leading = /(?:^|,\s*)(\d{4,5})\s+(\p{L}[\p{L} .'-]+)$/u.exec(address);
  if (!leading?.[1] || !leading[2] || streetWords.test(leading[2]) || !named || named === 'US') return null;
  return { code: leading[1], country: named, rest: without(leading[2]) };
}

const streetWords = /\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|way|ct|pl)\b/i;

const columns = 'country, code, place, state, lat, lng';

/** The rows of a code in the given countries, in their order. */
export async function postalRows(db: Db, code: string, countries: readonly string[]): Promise<PostalRow[]> {
  const rows = await db.query<PostalRow>(
    `SELECT ${columns} FROM postal_code WHERE code = $1 AND country = ANY($2::text[])`,
    [code, countries],
  );
  return rows.sort((a, b) => countries.indexOf(a.country) - countries.indexOf(b.country));
}

/** Codes of a country that begin so, in order. */
export function postalPrefix(db: Db, country: string, prefix: string, limit: number): Promise<PostalRow[]> {
  return db.query<PostalRow>(
    `SELECT ${columns} FROM postal_code
     WHERE country = $1 AND starts_with(code, $2) ORDER BY code COLLATE "C" LIMIT $3`,
    [country, prefix, limit],
  );
}

const kmPerDegree = 111.2;

/** The codes around a point, the box within so many km; whoever asks takes the nearest. */
export function postalAround(db: Db, { lat, lng }: Point, km: number): Promise<PostalRow[]> {
  const [dLat, dLng] = [km / kmPerDegree, km / kmPerDegree / Math.max(0.05, Math.cos((lat * Math.PI) / 180))];
  return db.query<PostalRow>(
    `SELECT ${columns} FROM postal_code WHERE lat BETWEEN $1 AND $2 AND lng BETWEEN $3 AND $4`,
    [lat - dLat, lat + dLat, lng - dLng, lng + dLng],
  );
}
