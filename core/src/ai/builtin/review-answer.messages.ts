import { messages } from '../../text/messages.ts';

/** The review of a resume as an answer. */
export const reviewTexts = messages('review-answer', {
  title: 'Review',
  short: 'In short',
  empty: 'The resume says nothing yet.',
  counts: '{mend} to fix, {consider} to consider, {passed} checks passed.',
  'by-rule': 'Rules made these checks; no model read the resume.',
  mend: 'To mend',
  consider: 'To consider',
  place: '{check} in {place}',
});
