import { href } from '../../platform/href.ts';

/** So many columns have room side by side. */
export const maxColumns = 5;

const columnKey = /^(?:city:\d{1,10}|offer:\d{1,15}|place:\d{1,15})$/;

/** The keys of columns in a text that joins them by commas, each once, as many as have room. */
export function keysIn(text: string): string[] {
  const keys = text.split(',').filter((key) => columnKey.test(key));
  return [...new Set(keys)].slice(0, maxColumns);
}

/** With one more column at the end; null where there is no room. */
export function withKey(keys: readonly string[], key: string): string[] | null {
  if (keys.includes(key)) return [...keys];
  return keys.length < maxColumns && columnKey.test(key) ? [...keys, key] : null;
}

/** The comparison of these columns, as many as have room; what is kept of another one stays until something is changed. */
export function comparisonOf(keys: readonly string[]): string {
  return href('/places/compare', { search: { of: keys.slice(0, maxColumns).join(',') } });
}

/** The comparison with one more column. */
export function comparisonWith(key: string): string {
  return href('/places/compare', { search: { add: key } });
}

/** The number behind the kind of a key, NaN for a key of another kind. */
export function idIn(key: string, kind: 'city' | 'offer' | 'place'): number {
  return key.startsWith(`${kind}:`) ? Number(key.slice(kind.length + 1)) : Number.NaN;
}
