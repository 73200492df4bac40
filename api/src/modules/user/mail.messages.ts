import { messages } from '@foothold/core/text/messages.ts';

/** The mails about a change of address. */
export const addressMailMessage = messages('mail-address', {
  'change-it': 'Change your {site} address?',
  'moves-from':
    'Your {site} account is to move from this address to {email}. Confirm it here and at the new address; until both are done nothing changes. {others} The link works once, for {minutes} minutes, in any browser.',
  'others-end': 'The change signs out every browser except the one that requested it.',
  'others-stay': 'Browsers that are signed in stay signed in.',
  confirm: 'Confirm the change',
  'not-you':
    'You did not ask for this? Then somebody else uses a browser you are signed in with: do not confirm, and choose “Sign out everywhere else” on your profile.',
  'confirm-new': 'Confirm your new {site} address',
  'moves-to':
    'A {site} account is to move to this address. Confirm it here and at the old address; until both are done nothing changes. {others} The link works once, for {minutes} minutes, in any browser.',
  'confirm-this': 'Confirm this address',
  'not-asked': 'If you did not ask for this mail, ignore it. Without the link nothing happens.',
  'has-account': 'This address has a {site} account',
  'cannot-move':
    'Somebody asked to move another {site} account to this address. It has an account already, so that is not possible. To move, delete the account of this address first.',
  'nothing-changed': 'If you did not ask for this mail, ignore it. Nothing was changed.',
  'was-changed': 'Your {site} address was changed',
  'both-confirmed': 'Both addresses confirmed it. Sign-in links go to the new address from now on.',
  'both-confirmed-others-ended':
    'Both addresses confirmed it. Sign-in links go to the new address from now on, and every browser except the one that requested the change was signed out.',
  'unknown-change': 'You know nothing of this? Write to {address}.',
});
