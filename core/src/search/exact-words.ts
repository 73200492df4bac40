import { searchWords, writtenWords } from './search-text.ts';
import { titleWords } from './title-words.ts';

/** A word as it is compared, and as it was written where that has accents (else the same). */
export type ExactWord = { word: string; written: string };

/** `titleWords` of a text, each with its accents: “Massörer” is found as written before it is found without them. */
export function exactWords(text: string): ExactWord[] {
  const plain = searchWords(text);
  const written = writtenWords(text);
  const isAligned = plain.length === written.length;
  return plain.flatMap((word, at) => {
    const own = titleWords(word);
    const as = isAligned ? (written[at] ?? word) : word;
    return own.map((one) => ({ word: one, written: own.length > 1 || as === word ? one : as }));
  });
}
