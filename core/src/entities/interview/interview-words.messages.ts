import { messages } from '../../text/messages.ts';

/** How an interview is held, by its stored value. */
export const interviewTypeName = messages('interview-type', {
  Phone: 'Phone',
  Video: 'Video',
  'On-Site': 'On-Site',
  Other: 'Other',
});

/** The status of an interview, by its stored value. */
export const interviewStatusName = messages('interview-status', {
  TBD: 'TBD',
  Scheduled: 'Scheduled',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
  Rescheduled: 'Rescheduled',
});
