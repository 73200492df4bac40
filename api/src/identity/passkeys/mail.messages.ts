import { messages } from '@foothold/core/text/messages.ts';

/** The mails about passkeys and the second sign-in. */
export const passkeyMailMessage = messages('mail-passkey', {
  'added-title': 'A passkey was added to your {site} account',
  'added-lead': 'The passkey “{name}” signs in to your account from now on.',
  'removed-title': 'A passkey was removed from your {site} account',
  'removed-lead': 'The passkey “{name}” no longer signs in to your account.',
  'demanded-title': 'Your {site} account now also asks for a passkey',
  'demanded-lead':
    'After an e-mail link or Google, your account asks for a passkey as well. Keep the recovery codes that were shown: each signs in once without the passkey.',
  'released-title': 'Your {site} account no longer asks for a passkey',
  'released-lead': 'An e-mail link or Google alone signs in to your account again.',
  'codes-title': 'New recovery codes for your {site} account',
  'codes-lead': 'New recovery codes were made. The earlier ones no longer work.',
  'code-used-title': 'A recovery code signed in to your {site} account',
  'code-used-lead':
    'Your account was signed in to with a recovery code instead of a passkey. {count, plural, one {# code is} other {# codes are}} left.',
  'loss-title': 'Sign in to {site} without your passkey?',
  'loss-lead':
    'Somebody who received your sign-in link, or signed in with your Google account, reported the passkey of your account as lost. From {at} UTC on, for {days} days, a sign-in without the passkey works: it removes all passkeys and signs out all other browsers.',
  'loss-foot':
    'Was it not you? Cancel it on your profile in any browser that is signed in, or by signing in with the passkey, and check who else can read your mail.',
  'lost-title': 'Your {site} account was signed in to without its passkey',
  'lost-lead':
    'The waiting period for a lost passkey is over. All passkeys were removed and all other browsers were signed out.',
  'see-profile': 'See your profile',
  'was-it-you':
    'Was it you? Then there is nothing to do. If not: choose “Sign out everywhere else” there, check who else can read your mail, and write to {address}.',
});
