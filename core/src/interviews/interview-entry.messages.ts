import { messages } from '../text/messages.ts';

/** What an interview is called in a calendar, by its kind, and who holds it. */
export const entryText = messages('calendar-entry', {
  Phone: 'Phone interview',
  Video: 'Video interview',
  'On-Site': 'On-Site interview',
  Other: 'Interview',
  kind: '{kind} interview',
  people: 'With {names}',
});
