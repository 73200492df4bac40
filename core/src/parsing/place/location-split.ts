import { countryByName } from '../../geography/country.ts';
import { cityIn, famousCity } from '../../geography/known-city.ts';
import { type Region, regionByCode, regionByName } from '../../geography/region.ts';

/** The alternatives of a location text at `;` `|` `•` line ends and spaced slashes; brackets keep their content. */
export function splitAlternatives(text: string): string[] {
  const spaced = text.replace(runOn, (whole, code: string) =>
    regionByCode(code) ? `${whole.trimEnd()};` : whole,
  );
  return splitOutside(spaced, /^(?:[;|•·\n\r]|\s\/\s)/);
}

/** “Austin, TX Chicago, IL”: a list with nothing but a blank between its places. */
const runOn = /, ?([A-Z]{2})\s+(?=\p{Lu}\p{Ll}[\p{L} .'’-]*, ?[A-Z]{2}\b)/gu;

/**
 * The alternatives at “or”, “and”, `/`, `&`, `+`. These also are inside one name (“Trinidad and Tobago”),
 * so the caller keeps them only when every part is a place. Upper-case OR is Oregon and never splits.
 */
export function splitWeakly(text: string): string[] {
  return splitOutside(text, /^(?:,?\s(?:or|and)\s|\s?[/&+]\s?)/);
}

/**
 * The groups of a list that uses commas both inside and between places: “Austin, TX, Denver, CO” gives two,
 * “US - Remote, Canada - Remote” gives two; one group otherwise.
 */
export function splitCommaGroups(text: string): string[] {
  const parts = splitOutside(text, /^,/);
  const areAll = (form: RegExp) => parts.length > 1 && parts.every((part) => form.test(part));
  if (areAll(/\bremote\b/i) || areAll(/^[A-Z]{2}-\p{L}/u)) return parts;
  if (endsInCountries(parts)) return byCountry(parts);
  if (isPairs(parts)) return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1]}`] : []));
  const starts = parts.filter((part) => /^remote\b/i.test(part));
  if (starts.length > 1 && starts[0] === parts[0]) return byRemote(parts);
  const groups: string[][] = [];
  let group: string[] = [];
  parts.forEach((part, index) => {
    group.push(part);
    const next = parts[index + 1];
    const isState = /^[A-Z]{2}$/.test(part) && regionByCode(part) !== null;
    if (!isState || group.length < 2 || (next && countryByName(next))) return;
    groups.push(group);
    group = [];
  });
  // “Denver, CO, Phoenix, Las Vegas”: well-known cities continue without their states.
  const [city = '', code = ''] = groups[0] ?? [];
  const region = regionByCode(code);
  const isList = groups.length > 0 && region !== null && cityOfRegion(city, region) !== null;
  const isGoingOn = isList && group.length > 0 && group.every((name) => famousCity(name));
  if (isGoingOn) groups.push(...group.map((name) => [name]));
  const isSplit = groups.length > 1;
  if (group.length > 0 && !isGoingOn) groups.push(group);
  return isSplit ? groups.map((names) => names.join(', ')) : [text];
}

/** True for “London, England, New York, New York”: every second part is the region of the city before it. */
function isPairs(parts: readonly string[]): boolean {
  if (parts.length < 4 || parts.length % 2 === 1) return false;
  return parts.every((part, at) => {
    const region = at % 2 === 1 ? regionByName(part) : null;
    return at % 2 === 0 || (region !== null && cityOfRegion(parts[at - 1] ?? '', region) !== null);
  });
}

function cityOfRegion(city: string, { country, state }: Region) {
  return cityIn(city, country, country === 'US' || country === 'CA' ? state : '');
}

/** “Remote - UK or Europe, Remote - US, CA”: a group from every “Remote” on. */
function byRemote(parts: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const part of parts) {
    if (/^remote\b/i.test(part)) groups.push([]);
    groups.at(-1)?.push(part);
  }
  return groups.map((group) => group.join(', '));
}

/** True for “Alberta, Canada, Ontario, Canada”: every group ends in a country and has a name before it. */
function endsInCountries(parts: readonly string[]): boolean {
  const groups = byCountry(parts);
  return groups.length > 1 && groups.every((group) => group.includes(',') && countryByName(lastPart(group)));
}

function byCountry(parts: readonly string[]): string[] {
  const groups: string[][] = [[]];
  for (const part of parts) {
    groups.at(-1)?.push(part);
    if (countryByName(part) && !regionByName(part)) groups.push([]);
  }
  return groups.filter((group) => group.length > 0).map((group) => group.join(', '));
}

function lastPart(group: string): string {
  return group.slice(group.lastIndexOf(',') + 1).trim();
}

/** Text outside brackets and the content of each bracket: `London (Hybrid)` → `London`, [`Hybrid`]. */
export function takeBrackets(text: string): { outer: string; inner: string[] } {
  const inner: string[] = [];
  const outer = text.replace(/[([]([^()[\]]*)[)\]]/g, (_, content: string) => {
    inner.push(content.trim());
    return ' ';
  });
  return {
    outer: outer
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    inner,
  };
}

function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    if (depth > 0) continue;
    const match = separator.exec(text.slice(at, at + 8));
    if (!match) continue;
    parts.push(text.slice(start, at));
    start = at + match[0].length;
    at = start - 1;
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
