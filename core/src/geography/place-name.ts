import { plainLetters } from '../text/plain-letters.ts';

/**
 * A name folded for comparing: lower case, no accents, `St.` as `saint`, `Ft.` as `fort`, `Mt.` as `mount`, anything but letters and digits one space.
 * “São  Paulo” and “sao paulo” are the same, so are “St. Louis” and “Saint Louis”.
 */
export function foldPlaceName(text: string): string {
  return plainLetters(text)
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bst (?=\p{L}{2})/gu, 'saint ')
    .replace(/\bft (?=\p{L}{2})/gu, 'fort ')
    .replace(/\bmt (?=\p{L}{2})/gu, 'mount ');
}

/** A city as people write it: “CEDAR RAPIDS” and “bangalore” in title case, anything mixed as given. */
export function tidyCityName(text: string): string {
  const name = text
    .replace(/^(?:city|town|village|township) of (?!industry$)(?=\p{L})/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name.toLowerCase().replace(/(^|[\s\-.(’'])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** True for text that can be the name of a town: letters first, no digits, at most five words, no office talk. */
export function looksLikeTown(text: string): boolean {
  const name = text.trim().replace(/ (?:AFB|ARB|JRB)$/, ' Air Base');
  if (!/^\p{L}[\p{L}\p{M} .'’\-–]{2,40}$/u.test(name)) return false;
  // “Bx”, “S.I.”, “TX Chicago”, “NYC -soho”, “Work from hom”: initials and loose pieces, not names.
  if (!/\p{L}{3}/u.test(name) || /^\p{Lu}{2,3} \p{Lu}\p{Ll}|\s-|-\s|^Work /u.test(name)) return false;
  if (name.split(/\s+/).length > 5) return false;
  if (name !== name.toUpperCase() && /\b\p{Lu}{2,}\b/u.test(name)) return false;
  if (/\s(?:or|and\/or)\s|\b(?:latam|emea|apac)\b/i.test(name)) return false;
  return !notTowns.test(name) && !/^\p{Lu}{2}$/u.test(name);
}

const notTowns = new RegExp(
  `\\b(${[
    'update|location|locations|multiple|various|several|blank|not used|default|unknown|tbd|any|all|other|others',
    'office|offices|hq|headquarters?|site|sites|plant|warehouse|store|campus|building|bldg|floor|suite|department|dept',
    'pharmacy|inc|llc|corp|corporation|company|division|team|unit|zone|field|home|work|flexible|offsite|region|area',
    'territory|county|preferred|eligible|only|required|based|timezones?|time zone|hours|shift|travel|state|country',
    'east|west|north|south|central|midwest|northeast|northwest|southeast|southwest|mid-atlantic|socal|norcal',
    'eastern|western|northern|southern|nationwide|boroughs|street|avenue|ave|blvd|road|drive|lane|hwy|highway',
  ].join('|')})\\b(?! [\\p{L}]{3,})`,
  'iu',
);
