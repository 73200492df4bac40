import { searchLimits } from './search.ts';

/**
 * The locations of a search out of its semicolon-joined text (docs/spec/rules.md, Validation): each once whatever its
 * case, none empty.
 */
export function searchLocations(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[;\n]/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && !seen.has(part.toLowerCase()) && seen.add(part.toLowerCase()));
}

/** The text with one more location; unchanged where it is there already or the search takes no more (docs/spec/readings.md R16). */
export function withLocation(text: string, location: string): string {
  const before = searchLocations(text);
  const after = searchLocations([...before, location].join(';'));
  return (after.length > searchLimits.places ? before : after).join('; ');
}

/** The text without the location at an index, counted from 0; the first cannot be removed (docs/spec/rules.md, Validation). */
export function withoutLocation(text: string, index: number): string {
  return searchLocations(text)
    .filter((_location, at) => at === 0 || at !== index)
    .join('; ');
}
