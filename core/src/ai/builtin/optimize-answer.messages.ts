import { messages } from '../../text/messages.ts';

/** Better wordings of a resume, as an answer; the first five say why a wording is proposed. */
export const optimizeTexts = messages('optimize-answer', {
  'stronger-verb': 'A verb that says what you did',
  shorter: 'Fewer words',
  tense: 'The tense of that time',
  'number-first': 'The number first',
  order: 'These lines in this order',
  title: 'Better wordings',
  short: 'In short',
  none: 'The rules find no line to improve. Rules looked at the lines of your work; no model read them.',
  some: 'To improve: {count}. Rules looked at the lines of your work; no model read them.',
  'no-lines':
    'There is no line of work to look at: positions with their lines are looked at one by one, a resume that is sent as one text is not.',
  'no-more-said': 'None of it says more than your line does. Choose what sounds like you.',
  proposals: 'Other words',
  'only-if-true': 'Asked for and not shown',
  'write-if-true': 'Write these down only where they are true of you.',
});
