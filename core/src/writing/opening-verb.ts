import { remembering } from './remembering.ts';
import { type KnownVerb, knownVerb } from './verb-forms.ts';
import { type Word, wordsIn } from './words.ts';

/** The verb that a line begins with, and its word. */
export type OpeningVerb = KnownVerb & { word: Word; next: string };

const adverbs: ReadonlySet<string> = new Set(['also', 'then', 'later', 'often']);

/** The verb that a line begins with, behind an adverb or not; undefined where it begins with another word. */
export const openingVerb = remembering((line: string): OpeningVerb | undefined => {
  const words = wordsIn(line);
  const [first, second, third] = words;
  if (!first) return undefined;
  const isAdverb = adverbs.has(first.text.toLowerCase()) || /[a-z]{3}ly$/.test(first.text);
  const isKnown = knownVerb(first.text) !== undefined;
  const word = isAdverb && !isKnown ? second : first;
  const verb = word && knownVerb(word.text);
  const next = word === first ? second : third;
  return verb ? { ...verb, word, next: next?.text.toLowerCase() ?? '' } : undefined;
});
