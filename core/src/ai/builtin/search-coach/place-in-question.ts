import { foldText } from '../../../text/company-name.ts';
import { trimEndCharacters } from '../../../text/trim-characters.ts';
import { countOf } from '../assistant/query/count-of.ts';
import { emptyWords } from '../assistant/question-words.data.ts';
import { topicWords } from './coach-topics.data.ts';

/** Words that a place stands behind. */
const leads: ReadonlySet<string> = new Set(['in', 'near', 'around', 'to', 'of', 'for', 'about', 'search']);
const maxWords = 4;

/**
 * A place that a question names beside that of the search, as typed: “all of Ohio instead of Toledo” is “Ohio”; '' for none. It
 * begins with a capital, or stands before “instead”.
 */
export function placeInQuestion(question: string, place: string): string {
  const words = question.slice(0, 500).split(/\s+/).filter(Boolean);
  const own = new Set(foldText(place).split(' '));
  for (const [at, word] of words.entries()) {
    if (!leads.has(foldText(word))) continue;
    const found: string[] = [];
    for (const next of words.slice(at + 1, at + 1 + maxWords)) {
      const folded = foldText(next);
      if (!isName(folded) || own.has(folded)) break;
      found.push(trimEndCharacters(next, /[?!.;,]/));
      if (/[?!.;]$/.test(next)) break;
    }
    const isNamed =
      /^\p{Lu}/u.test(found[0] ?? '') || foldText(words[at + 1 + found.length] ?? '') === 'instead';
    // “instead of Toledo” names what is given up.
    const isGivenUp = foldText(words[at - 1] ?? '') === 'instead';
    if (found.length > 0 && isNamed && !isGivenUp) return found.join(' ');
  }
  return '';
}

const isName = (word: string) =>
  word !== '' && !emptyWords.has(word) && !topicWords.has(word) && !/\d/.test(word) && countOf(word) === 0;
