import { meaningWords } from '../fit/meaning-words.ts';
import { knownVerb } from '../writing/verb-forms.ts';
import type { AnswerNote, AnswerRule, AnswerSpan, GivenAnswer } from './answer-note.ts';
import { answerParts } from './answer-note.ts';
import { ownActions, partsOf } from './answer-parts.ts';
import { type AnswerText, answerText, placesOf, sentencesOf } from './answer-text.ts';
import { fillerPhrases, hedgePhrases, numberWords, pauseWords, questionFrame } from './answer-words.data.ts';
import { competencesIn } from './competence.ts';

/** Where the rules draw their lines, in words; a minute of calm speech has about 140. */
export const answerLimits = {
  /** Shortest and longest answer by kind; two and a half minutes are enough for any. */
  short: { behavioural: 45, situational: 30, technical: 25 },
  long: 330,
  /** Words a minute, told where at least `timedFrom` words were spoken. */
  slow: 90,
  fast: 185,
  timedFrom: 40,
  /** Longest sentence of words, and how many times “and” may go on in it. */
  sentence: 55,
  ands: 6,
} as const;

/** What there is to look at again in an answer, by rule, in the order of `answerRules`; nothing for an empty one. */
export function answerNotes({ question, kind, answer, seconds }: GivenAnswer): AnswerNote[] {
  const text = answerText(answer);
  const count = text.words.length;
  if (count === 0) return [];
  const notes: AnswerNote[] = [];
  const add = (
    rule: AnswerRule,
    at: readonly AnswerSpan[] = [],
    counted = 0,
    missing: readonly string[] = [],
  ) => notes.push({ rule, at, count: counted, missing });

  if (count < answerLimits.short[kind]) add('short', [], count);
  if (count > answerLimits.long) add('long', [], count);
  const pace = seconds && count >= answerLimits.timedFrom ? Math.round((count / seconds) * 60) : 0;
  if (pace > answerLimits.fast) add('fast', [], pace);
  if (pace > 0 && pace < answerLimits.slow) add('slow', [], pace);
  const parts = partsOf(text);
  const isTold = kind === 'behavioural' && parts.has('situation') && parts.has('action');
  // Too few words say too little to judge by, and what is told with its scene and its deeds answers in other words.
  const missing = isTold || count < answerLimits.short[kind] ? null : missedWords(question, answer);
  if (missing) add('off-question', [], 0, missing);
  if (kind === 'behavioural') {
    const ours = placesOfWords(text, ['we', 'our', 'us']);
    const isOurs = ours.length >= 3 && ownActions(text) === 0;
    for (const part of answerParts) if (!parts.has(part) && !(part === 'action' && isOurs)) add(`no-${part}`);
    if (isOurs) add('we', ours, ours.length);
    if (!text.words.some(({ word }) => /\d/.test(word) || numberWords.has(word))) add('no-number');
  }
  const fillers = fillersIn(text);
  if (fillers.length >= 3 || (fillers.length === 2 && count < 60)) add('filler', fillers, fillers.length);
  const hedges = inOrder(hedgePhrases.flatMap((phrase) => placesOf(text, phrase)));
  if (hedges.length >= 3 || (hedges.length === 2 && count < 60)) add('hedge', hedges, hedges.length);
  const rambling = ramblingIn(text);
  if (rambling.length > 0) add('rambling', rambling, rambling.length);
  return notes;
}

const inOrder = (places: readonly AnswerSpan[]) => [...places].sort((a, b) => a.start - b.start);

const placesOfWords = ({ words }: AnswerText, wanted: readonly string[]): AnswerSpan[] =>
  words.filter(({ word }) => wanted.includes(word)).map(({ start, end }) => ({ start, end }));

/** What fills pauses: sounds wherever they stand, phrases that mean something only where a comma sets them off. */
function fillersIn(text: AnswerText): AnswerSpan[] {
  const sounds = text.words.filter(({ word }) => pauseWords.has(word));
  const phrases = fillerPhrases.flatMap(([phrase, needsComma]) =>
    placesOf(text, phrase).filter(
      ({ start, end }) =>
        !needsComma ||
        (/^\s*[,.?]/.test(text.text.slice(end, end + 2)) &&
          /(?:[,.?]|^|\b(?:um|uh|and|so))\s*$/i.test(text.text.slice(Math.max(0, start - 5), start))),
    ),
  );
  return inOrder([...sounds.map(({ start, end }) => ({ start, end })), ...phrases]);
}

/** Sentences that go on and on. Words without a single full stop are no sentences: speech recognition writes none. */
function ramblingIn(text: AnswerText): AnswerSpan[] {
  if (!/[.!?]/.test(text.text)) return [];
  return sentencesOf(text)
    .filter(({ words }) => {
      const ands = words.filter(({ word }) => word === 'and').length;
      return words.length > answerLimits.sentence && ands >= answerLimits.ands;
    })
    .map(({ start, end }) => ({ start, end }));
}

/** The words of a question, where an answer takes none of them up; null where it does, or the question has too few. */
function missedWords(question: string, answer: string): string[] | null {
  const asked = meaningWords(question.replace(/\([^()]*\)/g, ' ')).filter((word) => !questionFrame.has(word));
  if (asked.length < 2) return null;
  const said = new Set(meaningWords(answer).map(stem));
  if (asked.some((word) => said.has(stem(word)))) return null;
  const meant = competencesIn(question);
  return competencesIn(answer).some((one) => meant.includes(one)) ? null : asked.slice(0, 6);
}

/** Enough of a word to see that “fractions” and “fraction”, “taught” and “teach” are one. */
function stem(form: string): string {
  const word = knownVerb(form)?.base ?? form;
  return word.slice(0, Math.max(4, Math.min(6, word.length - 2)));
}
