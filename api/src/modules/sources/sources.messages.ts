import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of posting sources that were not chosen. */
export const sourcesMessage = messages('own-sources', {
  unknown: 'There is no posting source “{name}” to choose.',
  running: 'Postings are being fetched just now. Stop that first, or wait for its end.',
});
