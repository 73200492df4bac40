import { countryByCode, countryByName } from '../../geography/country.ts';
import { citiesNamed, famousCity } from '../../geography/known-city.ts';
import { regionByCode, regionByName } from '../../geography/region.ts';

/** The parts of one place from small to large (`street, city, state, country`) and what was cut off them. */
export interface PlaceParts {
  parts: string[];
  zip: string;
  /** True for “Pune, , India”: the source has a field for the region and left it empty. */
  emptyRegion: boolean;
  /** True when the text had the large part first and a bare country code or name led it (“US, CA, San Jose”). */
  countryFirst: boolean;
  byComma: boolean;
}

const worldAreas =
  /^(?:amer|americas|emea|apac|latam|na|eu|europe|north america|south america|latin america|asia|asia pacific|dach|benelux|nordics|mena|cee|uki|global|middle east|central america|west coast|east coast|gulf coast|central|northeast|northwest|southeast|southwest|midwest|east|west|field)$/i;

/** Cuts one place into its parts, whatever way round it was written: by commas, or by dashes with the code first. */
export function placeParts(text: string): PlaceParts {
  const plain = text
    .replace(/~.*$/, '')
    .replace(/^#?\d+\s+-\s+/, '')
    .replace(/^([A-Z]{3})\.(?:([A-Z]{2})\.)?(?=\p{Lu}\p{Ll})/u, (_, country: string, state?: string) =>
      state ? `${country}-${state}-` : `${country}-`,
    )
    .replace(/\b([A-Z]{2})(?=\d{5}(?:-\d{4})?$)/, '$1 ')
    .replace(/^(?:USA|UK)\s+(?=\p{Lu}\p{Ll}+[^,]*,)/u, '')
    .replace(/^locations?\s+(?=\p{Lu})/iu, '');
  const byComma = plain.split(',').map((part) => part.trim());
  if (byComma.length === 1 || startsWithCountry(plain))
    return { ...fromDashes(byComma[0] ?? ''), emptyRegion: false, byComma: false };
  const emptyRegion = byComma.length > 2 && byComma.at(-2) === '';
  let zip = '';
  const parts = byComma
    .filter((part) => part !== '' && !worldAreas.test(part))
    .flatMap((part) => {
      const cut = cutZip(part);
      if (cut.zip) zip = cut.zip;
      return splitTail(cut.rest);
    })
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const countryFirst = parts.length > 1 && isPlainCountry(first) && !endsInCountry(parts.at(-1) ?? '');
  if (countryFirst) parts.reverse();
  return { parts: countryFirst ? parts : countryLast(parts), zip, emptyRegion, countryFirst, byComma: true };
}

/** “APAC - Malaysia - Kuala Lumpur - Level 3, Avenue 10”: the commas belong to the last part only. */
function startsWithCountry(text: string): boolean {
  const named = text.split(/\s+-\s+/).filter((part) => !worldAreas.test(part));
  return named.length > 1 && isPlainCountry(named[0] ?? '');
}

function fromDashes(text: string): Omit<PlaceParts, 'emptyRegion' | 'byComma'> {
  const spaced = text.split(/\s+[-–—]\s+/).map((part) => part.trim());
  const isSpaced = spaced.length > 1;
  const named = isSpaced ? spaced : text.split('-').map((part) => part.trim());
  const parts = named.filter((part) => part !== '' && !worldAreas.test(part));
  const [head = '', ...rest] = parts;
  if (!isCountryPart(head) && !regionOf(head)) {
    const city = cityWithSite(parts, isSpaced);
    if (city) return { parts: [city], zip: '', countryFirst: false };
    if (isSpaced && parts.length > 1) return { ...tail(parts), countryFirst: false };
    // The dash belongs to the name (“Winston-Salem”), or nothing here is a place.
    const cut = tail(splitCode(isSpaced ? (parts[0] ?? '') : text));
    // “Zilch UK”: without a comma an unknown name before a country is as likely a company.
    const named = cut.parts.filter(
      (part) => isCountryPart(part) || regionOf(part) || citiesNamed(part).length > 0,
    );
    return { ...cut, parts: endsInPlainCountry(cut.parts) ? named : cut.parts, countryFirst: false };
  }
  if (rest.length === 0) return { ...tail(splitCode(head)), countryFirst: false };
  const state = rest[0] !== undefined && rest.length > 1 && regionOf(rest[0]) ? [rest[0]] : [];
  const names = rest.slice(state.length).filter((part) => !/\d/.test(part));
  const city = cityOf(names, isSpaced);
  return { parts: [...(city ? [city] : []), ...state, head], zip: '', countryFirst: true };
}

/** “London - Canary Wharf”, “NYC-Soho”, “Acme HQ - New York City”: a city by itself beside the name of a site. */
function cityWithSite([head = '', ...rest]: string[], isSpaced: boolean): string {
  if (rest.length === 0 || rest.some((part) => regionOf(part) || isCountryPart(part))) return '';
  const known = rest.filter((part) => citiesNamed(part).length > 0);
  if (
    famousCity(head) &&
    known.length === 0 &&
    (isSpaced || /^[A-Z]{3}$/.test(head) || /^\d/.test(rest[0] ?? ''))
  )
    return head;
  const last = rest.at(-1) ?? '';
  return isSpaced && citiesNamed(head).length === 0 && famousCity(last) ? last : '';
}

/** A city cut at its own hyphens is put together again; a site after an unknown city leaves the city open. */
function cityOf(names: string[], isSpaced: boolean): string {
  const whole = [names.join('-'), names.join(' ')].find((name) => citiesNamed(name).length > 0);
  const [first = ''] = names;
  return whole ?? (isSpaced || names.length === 1 || citiesNamed(first).length > 0 ? first : '');
}

/** “San Mateo CA”, “US CA San Mateo”, “USA MD Annapolis Junction”: codes set apart by blanks alone. */
function splitCode(text: string): string[] {
  const coded = /^(US|USA)\s+([A-Z]{2})\s+(.+)$/.exec(text);
  if (coded && regionByCode(coded[2] ?? '')) return [coded[3] ?? '', coded[2] ?? '', 'US'];
  return [text];
}

function tail(parts: string[]): { parts: string[]; zip: string } {
  let zip = '';
  const cut = parts.flatMap((part) => {
    const found = cutZip(part);
    if (found.zip) zip = found.zip;
    return splitTail(found.rest);
  });
  return { parts: cut.filter((part) => part !== ''), zip };
}

function cutZip(part: string): { rest: string; zip: string } {
  const us = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/.exec(part);
  if (us) return { rest: us[1] ?? '', zip: us[2] ?? '' };
  const other = /^(.*?)\s*\b(?:[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/.exec(part);
  return { rest: other ? (other[1] ?? '') : part, zip: '' };
}

/** “CA United States” → two parts; “Brooklyn  Ny”, “Hartford CT” → two parts. A known name stays whole. */
function splitTail(part: string): string[] {
  const name = part.replace(/\bN\.? ?Y\.?$/i, 'NY').replace(/\bN\.? ?J\.?$/, 'NJ');
  if (citiesNamed(name).length > 0 || isCountryPart(name) || regionOf(name)) return [name];
  const words = name.split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const end = words.slice(at).join(' ');
    if (!isPlainCountry(end)) continue;
    // “Galway Ireland” ends in a country; “Villanueva de la Cañada”, “New Lebanon” do not.
    const front = splitTail(words.slice(0, at).join(' '));
    const before = front.at(-1) ?? '';
    if (unmistakable.test(end) || regionOf(before) || citiesNamed(before).length > 0) return [...front, end];
  }
  const last = words.at(-1) ?? '';
  const isCode = /^[A-Z]{2}$/.test(last) || /^(?:Ny|Nj|Tx|Fl|Dc)$/.test(last);
  return words.length > 1 && isCode && regionByCode(last) ? [words.slice(0, -1).join(' '), last] : [name];
}

const unmistakable = /^(?:USA?|U\.S\.(?:A\.)?|UK|U\.K\.|United States(?: of America)?|United Kingdom)$/i;

function countryLast(parts: string[]): string[] {
  const at = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && isPlainCountry(part));
  if (at < 0 || isCountryPart(parts.at(-1) ?? '')) return parts;
  return [...parts.slice(0, at), ...parts.slice(at + 1), ...parts.slice(at, at + 1)];
}

/** A country by name or by a code that is no state: the kind of part that leaves no doubt. */
function isPlainCountry(part: string): boolean {
  if (/^[A-Z]{2}$/.test(part)) return countryByCode(part) !== null && !regionByCode(part);
  const isCode = /^[A-Z]{3}$/.test(part) && countryByCode(part) !== null;
  return isCode || (countryByName(part) !== null && !regionByName(part));
}

function endsInPlainCountry(parts: readonly string[]): boolean {
  return parts.length > 1 && isPlainCountry(parts.at(-1) ?? '');
}

/** A code that is also a state (“US, CA”, “Canada, CA”) is no country once the text began with one. */
function endsInCountry(part: string): boolean {
  return countryByName(part) !== null || (isCountryPart(part) && !regionByCode(part));
}

function isCountryPart(part: string): boolean {
  return countryByName(part) !== null || countryByCode(part) !== null;
}

function regionOf(part: string): boolean {
  return regionByName(part) !== null || (/^[A-Z]{2}$/.test(part) && regionByCode(part) !== null);
}
