import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a sign-in that did not continue. */
export const signInMessage = messages('sign-in', {
  'not-now': 'Signing in is not possible right now. Try again in a minute.',
  'sign-out-not-now': 'Signing out was not possible right now. Try again in a minute.',
  'too-many-links':
    'Too many sign-in links were asked for. Ask again in {wait}; links that were sent still work.',
  'no-mail': 'Mail is not set up on this server, so it cannot send sign-in links.',
  'mail-not-sent': 'The mail could not be sent. Check the address, or try again in a minute.',
  'link-used': 'This sign-in link was used before. Ask for a new one.',
  'link-too-old': 'This sign-in link is too old. Ask for a new one.',
  'other-browser': 'This link was asked for in another browser. Enter the address it was sent to.',
  'other-address': 'The link was sent to another address. Enter the one that received it.',
  'link-withdrawn': 'This sign-in link was withdrawn after five wrong addresses. Ask for a new one.',
  'origin-behind-proxy':
    'Signing in from this address is not allowed. A proxy stands in front of this server: its operator has to set PUBLIC_URL.',
  'origin-elsewhere': 'Signing in from this address is not allowed. Open the site at {address}.',
  'origin-own': 'Signing in from this address is not allowed. Open the site at its own address.',
  'unknown-field': 'The field {field} is not known here.',
  'field-not-expected': 'The field {field} is not as expected.',
  'enter-email': 'Enter one e-mail address, like name@example.com.',
  'page-of-this-site': 'The page to go to after signing in must be one of this site.',
  'too-many-google': 'Too many sign-ins with Google were started. Try again in {wait}.',
  'account-closed':
    'This account was closed by the operator of this site, so that it cannot sign in. Write to them if you think this is wrong.',
  'no-google': 'Sign-in with Google is not set up on this server. Use an e-mail link.',
});
