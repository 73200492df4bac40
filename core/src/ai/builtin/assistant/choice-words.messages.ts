import { messages } from '../../../text/messages.ts';

/** How an interview is held, within a row of an answer. */
export const interviewKindTexts = messages('assistant-interview-kind', {
  Phone: 'Phone',
  Video: 'Video',
  'On-Site': 'On-Site',
  Other: 'Other',
});

/** How an interview stands; that it is planned goes without saying. */
export const interviewStatusTexts = messages('assistant-interview-status', {
  TBD: 'TBD',
  Completed: 'Completed',
  Rescheduled: 'Rescheduled',
});
