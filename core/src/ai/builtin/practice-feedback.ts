import type { AnswerNote, AnswerRule, GivenAnswer } from '../../practice/answer-note.ts';
import { answerLimits, answerNotes } from '../../practice/answer-notes.ts';
import type { AiAnswer } from '../ai-answer.ts';
import { builtinAnswer } from './answer-document.ts';

type Told = { note: AnswerNote; given: GivenAnswer };

/** What is said for each rule. */
const words: Readonly<Record<AnswerRule, (told: Told) => string>> = {
  short: ({ note, given }) =>
    `Short: ${note.count} words. Fewer than ${answerLimits.short[given.kind]} seldom show what you did or know.`,
  long: ({ note }) =>
    `Long: ${note.count} words. More than ${answerLimits.long} take over two minutes to say; what could go?`,
  fast: ({ note }) => `Fast: ${note.count} words a minute. Around 140 is calm.`,
  slow: ({ note }) => `Slow: ${note.count} words a minute. Around 140 is calm.`,
  'off-question': ({ note }) =>
    `The answer takes up none of the words of the question: ${note.missing.join(', ')}.`,
  'no-situation': () => 'No situation: when and where was it?',
  'no-task': () => 'No task: what had to be reached, and why did it fall to you?',
  'no-action': () => 'No action of yours: what did you do? Say it with “I”.',
  'no-result': () => 'No result: what came of it?',
  we: ({ note }) => `“We”, “our” and “us” ${note.count} times, and never what you did yourself.`,
  'no-number': () => 'No number: how many, how long, how often or how much?',
  filler: (told) => `Words that fill a pause, ${told.note.count}: ${quoted(told)}.`,
  hedge: (told) => `Words that take back what you say, ${told.note.count}: ${quoted(told)}.`,
  rambling: (told) => `A sentence that goes on and on: ${quoted(told)}.`,
};

const most = { quotes: 5, letters: 60 };

/** The words a note is about, each once. */
function quoted({ note, given }: Told): string {
  const found = note.at.map(({ start, end }) => given.answer.slice(start, end));
  const cut = (text: string) =>
    text.length > most.letters ? `${text.slice(0, most.letters).trimEnd()}…` : text;
  return [...new Set(found.map((one) => one.toLowerCase()))]
    .slice(0, most.quotes)
    .map((one) => `“${cut(one)}”`)
    .join(', ');
}

/** What the rules find in an answer that was practiced, as every AI call answers; they judge nothing and give no marks. */
export function practiceFeedback(given: GivenAnswer): AiAnswer {
  const notes = answerNotes(given);
  const isEmpty = given.answer.trim() === '';
  const lines = isEmpty
    ? ['There is no answer yet.']
    : notes.length === 0
      ? [
          'The rules find nothing. They look at length, pace and words; whether the answer is good is yours to say.',
        ]
      : ['By rule, from your words alone; not all of it has to be changed.'];
  const items = notes.map((note) => ({ text: words[note.rule]({ note, given }) }));
  return builtinAnswer({
    title: 'To look at again',
    sections: [{ id: 'notes', title: given.question, lines, items }],
  });
}
