import { foldText } from '../../../text/company-name.ts';
import { written } from './question-words.data.ts';

const maxLetters = 500;
const maxWords = 80;

/** The words of a question as the rules know them: folded, what is typed in short written out. */
export function questionWords(question: string): string[] {
  const folded = foldText(question.slice(0, maxLetters)).split(' ').filter(Boolean);
  return folded
    .flatMap((word) => (Object.hasOwn(written, word) ? (written[word] ?? word).split(' ') : [word]))
    .slice(0, maxWords);
}

/** A name without the s that makes it somebody’s: “kims” is Kim’s. */
export function withoutS(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
