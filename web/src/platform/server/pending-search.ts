import * as z from 'zod/mini';
import { pendingSearchKey as key } from './forget-pending-search.ts';

const PendingSearch = z.record(
  z.enum(['searchTerm', 'location', 'distance', 'age', 'countrycode']),
  z.string().check(z.maxLength(1000)),
);

/** Search defaults that were set while nobody was signed in; they become those of whoever signs in next here. */
export type PendingSearch = z.infer<typeof PendingSearch>;

/** The defaults that wait, or null. */
export function pendingSearch(): PendingSearch | null {
  try {
    const read = PendingSearch.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps defaults until somebody signs in, or forgets them (null); false where the browser keeps nothing. */
export function storePendingSearch(search: PendingSearch | null): boolean {
  try {
    if (search) localStorage.setItem(key, JSON.stringify(search));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
