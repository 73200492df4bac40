import { messages } from '@foothold/core/text/messages.ts';

/** What an operator is told of a decision that was not carried out. */
export const operatorMessage = messages('operator', {
  'operators-only': 'Only operators of this site can do this.',
  'proposal-not-found': 'There is no proposed value of this number.',
  'dispute-not-found': 'There is no open dispute of this number.',
  'account-not-found': 'There is no such account.',
  'nothing-to-accept':
    'This value cannot be accepted any more: it is shown already, or its location is gone.',
  'nothing-to-revert': 'Nothing of this value stands any more, so that there is nothing to revert.',
  'nothing-to-restore': 'This value was not decided about, so that there is nothing to restore.',
  'of-an-operator':
    'This is an operator’s account. Dismiss it on the machine of the server first: npm run operator -- dismiss ADDRESS.',
  'closed-before': 'This account is closed already.',
  'not-closed': 'This account is not closed.',
});
