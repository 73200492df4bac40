import { countryByName } from './country.ts';
import { regionByCode, regionByName } from './region.ts';

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
 * The alternatives at “or”, “and”, `/`, `&`, `+`. These also stand inside one name (“Trinidad and Tobago”),
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
  const isList = (form: RegExp) => parts.length > 1 && parts.every((part) => form.test(part));
  if (isList(/\bremote\b/i) || isList(/^[A-Z]{2}-\p{L}/u)) return parts;
  if (endsInCountries(parts)) return byCountry(parts);
  const groups: string[][] = [];
  let group: string[] = [];
  let closed = 0;
  parts.forEach((part, index) => {
    group.push(part);
    const next = parts[index + 1];
    const isState = /^[A-Z]{2}$/.test(part) && regionByCode(part) !== null;
    if (!isState || group.length < 2 || (next && countryByName(next))) return;
    groups.push(group);
    group = [];
    closed += 1;
  });
  if (group.length > 0) groups.push(group);
  return closed > 1 ? groups.map((names) => names.join(', ')) : [text];
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
