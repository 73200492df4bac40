import { messages } from '@foothold/core/text/messages.ts';

/** What a person is told of posting sources that were not chosen, and of lists that could not be read. */
export const sourcesMessage = messages('own-sources', {
  unknown: 'There is no posting source “{name}” to choose.',
  running: 'Postings are being fetched just now. Stop that first, or wait for its end.',
  'list-gone': 'It has no such list any more.',
  'list-limited': 'It was asked too often.',
  'list-refused': 'It refused the question.',
  'list-unreachable': 'It did not answer in full.',
  'list-broken': 'It answered something that could not be read.',
});
