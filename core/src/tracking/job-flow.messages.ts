import { messages } from '../text/messages.ts';

/** What the places of the diagram of applications are called, by their id. */
export const flowNodeName = messages('flow', {
  applied: 'Applied',
  interview: 'Interview',
  waiting: 'Waiting',
  rejected: 'Rejected',
  'no-response': 'No response',
  canceled: 'Canceled or archived',
  offer: 'Offer',
  interviewing: 'Interviewing',
  'rejected-after': 'Rejected after',
  'no-response-after': 'No response after',
  'canceled-after': 'Canceled after',
  'offer-accepted': 'Offer Accepted',
  'offer-pending': 'Offer Pending',
  'offer-rejected': 'Offer Rejected',
  'offer-ended': 'Ended after the offer',
});
