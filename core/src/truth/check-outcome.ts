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
  const at = words.findIndex(
    (word, place) => isOutcome(word) && place > 0 && !/^(?:up|out|into)$/.test(words[place + 1]?.lower ?? ''),
  );
  const word = words[at];
  if (!word || (!thanks.test(text) && !/\b(?:my|our|I|we)\b/.test(text))) return [];
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
