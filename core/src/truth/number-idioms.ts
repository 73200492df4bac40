import { numberIdioms } from './number-idioms.data.ts';
import type { TruthWord } from './truth-words.ts';

const idioms = numberIdioms
  .split('\n')
  .filter(Boolean)
  .map((row) => row.split(' '));

/** How many words an idiom that begins here takes (“second nature”); 0 for none. What is read as one word counts as one. */
export function numberIdiomAt(words: readonly TruthWord[], at: number): number {
  const word = words[at];
  if (word && word.length > 1 && word.concepts.includes('~plain')) return 1;
  const found = idioms.find((parts) => parts.every((part, next) => words[at + next]?.lower === part));
  return found?.length ?? 0;
}
