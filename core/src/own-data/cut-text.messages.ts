import { messages } from '../text/messages.ts';

/** What is in the middle of a kept text that was too long: part of that text, in the language it was kept in. */
export const cutText = messages('cut-text', {
  middle: '[… {count, plural, one {# character is} other {# characters are}} not kept …]',
});
