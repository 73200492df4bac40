import { messages } from '../text/messages.ts';

/** What can keep the web from getting any answer at all, and what a person reads then. */
export const clientFailures = messages('client-failure', {
  offline: 'You are offline. Everything saved in this browser is there; this needs a connection.',
  network: 'The server could not be reached. Nothing you saved is affected. Try again in a minute.',
  timeout: 'The server took too long to answer. Nothing you saved is affected. Try again in a minute.',
  'bad-answer':
    'The server gave an answer that could not be read. Nothing you saved is affected. Reload the page and try again.',
  'cut-off': 'The answer was cut off on its way. What had arrived stays. Ask again to get all of it.',
  'too-large': 'The answer grew beyond 10 MB and was stopped. What had arrived stays.',
  'no-passkeys':
    'This browser cannot use passkeys at this address. Use an e-mail link, or open the site in another browser.',
  'passkey-failed': 'The passkey could not be used. Nothing was changed. Try again, or use an e-mail link.',
  'passkey-known': 'This device has a passkey of your account already.',
  'signed-out':
    'You signed out while the answer was being written. What had arrived stays. Sign in to ask again.',
});

/** A code of `clientFailures`. */
export type ClientFailure = Parameters<typeof clientFailures>[0];
