import { forgetExtension } from '../forget-extension.ts';
import { setMapDetail } from '../map-detail.ts';
import { forgetWaitingSearch } from './forget-waiting-search.ts';
import { noteSeen } from './last-seen.ts';
import { storeAskedLink } from './stored-identity.ts';

/**
 * Forgets what local storage holds of the person who has just signed out: the address that asked for a link, search
 * defaults that wait, that companies are hidden, that the note on samples was dismissed, and the consents to the detailed
 * map and to the browser extension. Theme, accent and the look of the list of jobs are the browser's and stay.
 */
export function forgetPerson(): void {
  storeAskedLink(null);
  forgetWaitingSearch();
  noteSeen('hidden', false);
  noteSeen('sampleNoteAway', false);
  setMapDetail(false);
  forgetExtension();
}
