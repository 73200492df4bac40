import { messages } from '../../text/messages.ts';

/** How parts of answers by rule are beside each other. */
export const lineTexts = messages('answer-line', {
  list: '{first}, {rest}',
  sentences: '{first} {rest}',
  dash: '{first} – {rest}',
  quoted: '“{words}”',
  more: 'and {count} more',
});
