import { noteSeen } from './last-seen.ts';
import { storeAskedLink } from './stored-identity.ts';
import { storeWaitingSearch } from './waiting-search.ts';

/**
 * Forgets what this browser remembers of the person who has just signed out: the address that asked for a link,
 * search defaults that wait, that companies are hidden, that the note on samples was put away. Theme and accent are the
 * browser's and stay.
 */
export function forgetPerson(): void {
  storeAskedLink(null);
  storeWaitingSearch(null);
  noteSeen('hidden', false);
  noteSeen('sampleNoteAway', false);
}
