import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of a message to support that was not sent. */
export const supportMessage = messages('support-call', {
  'no-mail': 'Mail is not set up on this server. Write to {address} instead.',
  'too-many':
    'Three messages an hour are taken from one network. Try again in {wait}, or write to {address}.',
  'not-sent': 'The message could not be sent. Try again in a minute, or write to {address}.',
});
