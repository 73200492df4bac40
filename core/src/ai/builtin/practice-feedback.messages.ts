import { messages } from '../../text/messages.ts';

/** What rules say of an answer that was practiced; the rules themselves read English. */
export const feedbackTexts = messages('practice-feedback', {
  title: 'To look at again',
  'no-answer': 'There is no answer yet.',
  nothing:
    'The rules find nothing. They look at length, pace and words; whether the answer is good is yours to say.',
  'by-rule': 'By rule, from your words alone; not all of it has to be changed.',
  short: 'Short: {count} words. Fewer than {least} rarely show what you did or know.',
  long: 'Long: {count} words. More than {most} take over two minutes to say; what could go?',
  fast: 'Fast: {count} words a minute. Around 140 is calm.',
  slow: 'Slow: {count} words a minute. Around 140 is calm.',
  'off-question': 'The answer uses none of the words of the question: {words}.',
  'no-situation': 'No situation: when and where was it?',
  'no-task': 'No task: what had to be reached, and why did it fall to you?',
  'no-action': 'No action of yours: what did you do? Say it with “I”.',
  'no-result': 'No result: what came of it?',
  we: '“We”, “our” and “us” {count} times, and never what you did yourself.',
  'no-number': 'No number: how many, how long, how often or how much?',
  filler: 'Words that fill a pause, {count}: {words}.',
  hedge: 'Words that weaken what you say, {count}: {words}.',
  rambling: 'A sentence that goes on and on: {words}.',
  quoted: '“{words}”',
});
