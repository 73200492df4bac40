import { messages } from '@foothold/core/text/messages.ts';

/** Why the server takes no requests. */
export const systemMessage = messages('readiness', {
  'index-damaged': 'The search index is damaged or incomplete. It has to be restored.',
});
