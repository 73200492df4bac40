import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of their account, its sign-ins and a change of its address. */
export const userMessage = messages('account', {
  'sign-in-not-found': 'This sign-in was not found.',
  'same-address': 'This is the address your account has.',
  'no-mail': 'Mail is not set up on this server, so an address cannot be confirmed.',
  'changed-too-often':
    'The address was to be changed too often. Try again in {wait}; links that were sent still work.',
  'mails-not-sent': 'The mails could not be sent. Check the address, or try again in a minute.',
  'link-not-whole': 'This link is not whole. Open it from the mail once more.',
  'link-used': 'This link was used before, or the change was dropped since.',
  'link-too-old': 'This link is too old. Change the address on your profile again.',
  'confirmed-before': 'This address has confirmed the change before.',
  'address-taken': 'The new address belongs to another account by now. Nothing was changed.',
});
