import { messages } from '@foothold/core/text/messages.ts';

/** What several parts of the server tell people. */
export const serverMessage = messages('server', {
  'address-not-found': 'This address was not found.',
  'file-not-found': 'This file was not found.',
  'account-not-found': 'This account was not found.',
  'not-your-account': 'This is not your account.',
  'sign-in-first': 'Sign in to do this.',
  stopping: 'The server is stopping. Try again in a minute.',
  busy: 'The server is busy. Try again in a few seconds.',
  'no-database': 'The database does not answer. Try again in a minute.',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
});
