import * as z from 'zod/mini';
import { waitingSearchKey as key } from './forget-waiting-search.ts';

const WaitingSearch = z.record(
  z.enum(['searchTerm', 'location', 'distance', 'age', 'countrycode']),
  z.string().check(z.maxLength(1000)),
);

/** Search defaults that were set while nobody was signed in; they become those of whoever signs in next here. */
export type WaitingSearch = z.infer<typeof WaitingSearch>;

/** The defaults that wait, or null. */
export function waitingSearch(): WaitingSearch | null {
  try {
    const read = WaitingSearch.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps defaults until somebody signs in, or forgets them (null); false where the browser keeps nothing. */
export function storeWaitingSearch(search: WaitingSearch | null): boolean {
  try {
    if (search) localStorage.setItem(key, JSON.stringify(search));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
