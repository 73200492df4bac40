import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of an occupation that is none. */
export const occupationsMessage = messages('occupation-call', {
  'not-found': 'The occupation {code} not found.',
});
