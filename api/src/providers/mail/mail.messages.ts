import { messages } from '@foothold/core/text/messages.ts';

/** What is in every mail. */
export const mailMessage = messages('mail', {
  'copy-address': 'The button does nothing? Copy this address into your browser:',
});
