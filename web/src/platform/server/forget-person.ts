import { forgetOwnModels } from '../ai/forget-own-model.ts';
import { dropShared } from '../files/shared-file.ts';
import { forgetExtension } from '../forget-extension.ts';
import { setMapDetail } from '../map-detail.ts';
import { dropPlan } from '../reminders/drop-plan.ts';
import { forgetPendingSearch } from './forget-pending-search.ts';
import { forgetStoredAnswers } from './forget-stored-answers.ts';
import { noteSeen } from './last-seen.ts';
import { storeAskedLink } from './stored-identity.ts';

/**
 * Forgets what local storage holds of the person who has just signed out: the address that asked for a link, kept answers, search
 * defaults that wait, that companies are hidden, that the note on samples was dismissed, the consents to the detailed
 * map and to the browser extension, and the key and address of a model of one's own with what may be sent to it. Theme, accent, language and the looks of the lists of jobs and interviews are the browser's and
 * stay; and ends reminders and drops a shared file that nobody took.
 */
export function forgetPerson(): void {
  storeAskedLink(null);
  forgetStoredAnswers();
  forgetPendingSearch();
  noteSeen('hidden', false);
  noteSeen('sampleNoteAway', false);
  setMapDetail(false);
  forgetExtension();
  forgetOwnModels();
  dropPlan();
  dropShared();
  // The badge and what is shown go too, as soon as what knows them has loaded.
  void import('../reminders/notices.ts').then(({ endReminders }) => endReminders()).catch(() => undefined);
}
