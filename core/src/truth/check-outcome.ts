import { agree, conceptsOf } from './concepts.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import type { TruthWord } from './truth-words.ts';
import type { TruthProblem } from './verdict.ts';

const directions = ['~increase', '~reduce'];

/** How a sentence takes an outcome for one’s own. */
const thanks = /\b(?:thanks to|because of|due to|as a result of|on account of)\b/i;

/** An outcome told of things: “rose”, “fell”, “disappeared”. */
const came =
  /^(?:rose|fell|dropped|grew|shrank|improved|increased|decreased|declined|climbed|doubled|tripled|halved|vanished|disappeared|soared|jumped|lessened|sank|risen|fallen|grown)$/;

/**
 * An outcome that no line tells, with a number and without: “satisfaction rose thanks to my work”. A line tells it where one of its verbs
 * goes the same way and it speaks of the same thing.
 */
export function checkOutcome(sentence: ReadSentence): TruthProblem[] {
  const { words, items, quantities, text } = sentence;
  // With a number that is supported the line of the number tells it; one that is not is told already.
  if (quantities.some(({ isYear, unit }) => !isYear && unit !== 'year' && unit !== 'month')) return [];
  const taken = sharedTaken(sentence);
  if (taken) return [taken];
  const moved = broughtDown(sentence) ?? sinceThen(sentence);
  if (moved) return [moved];
  const at = words.findIndex(
    (word, place) =>
      isOutcome(word) &&
      place > 0 &&
      !/^(?:up|out|into)$/.test(words[place + 1]?.lower ?? '') &&
      // “I jumped on the register”: a person moves.
      !(
        words[place - 1]?.lower === 'i' &&
        /^(?:on|in|at|to|over|behind|back)$/.test(words[place + 1]?.lower ?? '')
      ),
  );
  const word = words[at];
  if (!word || (!thanks.test(text) && !/\b(?:[Mm]y|[Oo]ur|I|[Ww]e)\b/.test(text))) return [];
  const ways = directions.filter((one) => word.concepts.includes(one));
  const things = words.filter((one) => one !== word && !one.isPlain && !one.isName);
  const isTold = items.some(
    ({ acts, concepts }) =>
      acts.some((act) => goesTheSameWay(act, word, ways)) &&
      things.some((one) => agree(one.concepts, concepts)),
  );
  return isTold ? [] : [problem(sentence, 'change', word)];
}

const isOutcome = ({ lower, length }: TruthWord) => length === 1 && came.test(lower);

function goesTheSameWay(act: string, word: TruthWord, ways: readonly string[]): boolean {
  const concepts = conceptsOf(act.split('_')[0] ?? '');
  return concepts.some((one) => ways.includes(one)) || agree(word.concepts, new Set(concepts));
}

const brought =
  /\b(?:i|we) (?:brought|drove|pushed|got|took|have brought|have driven) (?:[\p{L}'’-]{1,20} ){1,4}(?:down|up)\b/iu;

/** “I brought callbacks down”: an outcome in two words. */
function broughtDown({ text, words, items }: ReadSentence): TruthProblem | null {
  const said = brought.exec(text);
  if (!said) return null;
  const isDown = said[0].toLowerCase().endsWith('down');
  const things = words.filter(
    ({ start, end, isPlain }) => start >= said.index && end <= said.index + said[0].length && !isPlain,
  );
  const isTold = items.some(
    ({ concepts, item }) =>
      (concepts.has(isDown ? '~reduce' : '~increase') ||
        item.text.toLowerCase().includes(isDown ? 'down' : 'up')) &&
      things.some((one) => agree(one.concepts, concepts)),
  );
  return isTold ? null : problem({ text }, 'change', { start: said.index, end: said.index + said[0].length });
}

const since = /\bsince i (?:came|joined|started|began|took over|arrived)\b/i;
const better = /\b(?:fewer|less|more|better|higher|lower|faster)\b/i;

/** “Since I came there are fewer falls”: a change that is put down to oneself. */
function sinceThen({ text, items, words }: ReadSentence): TruthProblem | null {
  const said = since.test(text) ? better.exec(text) : null;
  if (!said) return null;
  const things = words.filter(({ isPlain, start }) => !isPlain && start > said.index);
  const isTold = items.some(
    ({ concepts }) =>
      directions.some((one) => concepts.has(one)) && things.some((one) => agree(one.concepts, concepts)),
  );
  return isTold ? null : problem({ text }, 'change', { start: said.index, end: said.index + said[0].length });
}

const mine =
  /\b(?:thanks to me|because of me|thanks to my (?:work|effort|efforts|leadership|idea|ideas)|due to me)\b/i;
const asOne =
  /^(?:member|part|volunteer|participant) (?:of|in|on)\b|\b(?:with|together|team|helped|assisted|contributed)\b/i;

/** “Thanks to me, falls went down”: a result that the line shares taken alone. */
function sharedTaken({ text, aligned }: ReadSentence): TruthProblem | null {
  const said = mine.exec(text);
  const line = aligned.find(({ item }) => item.item.kind === 'line')?.item;
  if (!said || !line || !asOne.test(line.item.text)) return null;
  return problem({ text }, 'alone', { start: said.index, end: said.index + said[0].length }, { item: line });
}
