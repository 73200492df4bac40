import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of passkeys and of the second sign-in. */
export const passkeyMessage = messages('passkey', {
  'needs-name': 'Passkeys belong to a name and not to an IP address. Open the site at {address}.',
  'too-old': 'The passkey was not used in time. Try again.',
  refused: 'This passkey was not accepted. Try again, or use an e-mail link.',
  unknown: 'This passkey is not known here. It may have been removed from the account.',
  copied:
    'This passkey was not accepted, because it seems to exist twice. Sign in another way and remove it from your profile.',
  'other-account':
    'This passkey belongs to another account. Use one of the account that you are signing in to.',
  'not-created': 'The browser did not create a passkey that can be used here. Try again.',
  'known-already': 'This passkey belongs to an account already.',
  'too-many': 'An account can have {count} passkeys. Remove one first.',
  'not-found': 'This passkey was not found.',
  'offer-not-found': 'The time to create this passkey is over. Start again.',
  'too-many-attempts': 'Too many attempts. Try again in {wait}.',
  'second-required': 'This account also asks for a passkey.',
  'second-over': 'The time to use the passkey is over. Sign in again from the start.',
  'needs-passkey': 'Add a passkey first.',
  'not-demanded': 'This account does not ask for a passkey, so it has no recovery codes.',
  'wrong-code': 'This is not an unused recovery code of the account.',
  'no-mail': 'Mail is not set up on this server, so only a recovery code helps.',
  'mail-not-sent': 'The mail could not be sent, so nothing was started. Try again in a minute.',
  'too-many-losses': 'This was requested too often. Use a recovery code, or try again in {wait}.',
});
