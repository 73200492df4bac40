import { storeAskedLink } from './stored-identity.ts';
import { storeWaitingSearch } from './waiting-search.ts';

/**
 * Forgets what this browser remembers of the person who has just signed out: the address that asked for a link, and
 * search defaults that wait. Theme and accent are the browser's and stay.
 */
export function forgetPerson(): void {
  storeAskedLink(null);
  storeWaitingSearch(null);
}
