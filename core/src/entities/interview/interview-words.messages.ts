import { messages } from '../../text/messages.ts';

/** How an interview is held, by its stored value. */
export const interviewTypeName = messages('interview-type', {
  Phone: 'Phone',
  Video: 'Video',
  'On-Site': 'On-Site',
  Other: 'Other',
});
