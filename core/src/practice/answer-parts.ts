import { knownVerb } from '../writing/verb-forms.ts';
import type { AnswerPart } from './answer-note.ts';
import { type AnswerText, saysOneOf } from './answer-text.ts';
import { numberWords, resultCues, situationCues, taskCues, timeWords } from './answer-words.data.ts';

/** Past forms that tell how things were, and do nothing. */
const states = new Set(
  'was were had did could would should might felt thought knew liked saw heard noticed wanted needed got went came learned became stood'.split(
    ' ',
  ),
);

/** Which parts of a told experience an answer has, by the words that usually bring them. */
export function partsOf(answer: AnswerText): ReadonlySet<AnswerPart> {
  const found = new Set<AnswerPart>();
  if (hasTime(answer) || hasOnce(answer) || saysOneOf(answer, situationCues)) found.add('situation');
  if (saysOneOf(answer, taskCues)) found.add('task');
  if (ownActions(answer) > 0) found.add('action');
  if (saysOneOf(answer, resultCues) || endsInFigure(answer)) found.add('result');
  return found;
}

/** A year, or a month, a day or a season that is told of: “in April”, “last winter”, “on a Saturday”. */
function hasTime({ words }: AnswerText): boolean {
  return words.some(({ word }, at) => {
    if (/^(?:19|20)\d\d$/.test(word)) return true;
    if (!timeWords.has(word)) return false;
    const before = words.slice(Math.max(0, at - 3), at).map((one) => one.word);
    return before.some((one) => ['last', 'in', 'on', 'that', 'one', 'early', 'late', 'past'].includes(one));
  });
}

/** “When we did the conference”, “while she was away”: something that happened, not what happens. */
function hasOnce({ words }: AnswerText): boolean {
  return words.some(
    ({ word }, at) =>
      (word === 'when' || word === 'while') && words.slice(at + 1, at + 5).some((one) => isPast(one.word)),
  );
}

/** A figure with something that happened, in the last quarter of an answer: what came of it, in numbers. */
function endsInFigure({ words }: AnswerText): boolean {
  const last = words.slice(Math.floor(words.length * 0.75)).map(({ word }) => word);
  return last.some((word) => /^\d/.test(word) || numberWords.has(word)) && last.some(isPast);
}

const isPast = (word: string) => states.has(word) || isDone(word);

/** How many things the person says they did: “I called”, “I first checked”, and what follows after a comma or “and”. */
export function ownActions({ words }: AnswerText): number {
  let count = 0;
  for (const [at, { word }] of words.entries()) {
    if (word !== 'i') continue;
    const after = words.slice(at + 1, at + 4).map((one) => one.word);
    const verb = after.find(
      (one) => !/^(?:also|then|first|just|even|never|always|only|um|uh|basically)$/.test(one),
    );
    if (verb !== undefined && isDone(verb)) count += 1;
  }
  return count;
}

function isDone(word: string): boolean {
  if (states.has(word)) return false;
  const known = knownVerb(word);
  if (known) return known.forms.includes('past');
  return commonPasts.has(word) || (word.length > 4 && word.endsWith('ed'));
}

const commonPasts = new Set(
  'called asked told took gave put made wrote sent said began met found kept let read ran left brought drew drove sat showed sold spoke stayed bought built chose held paid taught threw'.split(
    ' ',
  ),
);
