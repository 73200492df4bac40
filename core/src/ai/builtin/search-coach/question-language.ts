import { foldText } from '../../../text/company-name.ts';
import { languageOfText } from '../../../typesetting/text-language.ts';
import { englishWords, loanWords, otherWords, sharedWords } from './question-language.data.ts';

const maxLetters = 500;
/** What a word counts that only another language has, and one that names or English have too. */
const weights = { clear: 3, shared: 1 } as const;
/** From this weight on a question may be in another language: one clear word, or three shared ones. */
const minWeight = 3;
/** Words in lower case without one of English, on a page in another language: fewer are a name or a title. */
const minUnknown = 4;

/**
 * Whether a question is in English. Short questions, names, numbers and typing mistakes count as English: another language has
 * to show itself by its script, its letters or its words. On a page in another language, several words of which none is
 * English are taken for that language.
 */
export function isEnglishQuestion(question: string, isEnglishPage = true): boolean {
  const text = question.slice(0, maxLetters);
  if (languageOfText(text) !== 'en') return false;
  const typed = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  let other = 0;
  let english = 0;
  for (const word of typed) {
    const folded = foldText(word);
    if (isClear(word, folded)) other += weights.clear;
    else if (sharedWords.has(folded)) other += weights.shared;
    else if (englishWords.has(folded)) english += 1;
  }
  if (other >= minWeight && other > english) return false;
  return isEnglishPage || english > 0 || typed.filter(isLower).length < minUnknown;
}

/** A word of another language alone: by the list, or in lower case by a letter that English does not have. */
function isClear(word: string, folded: string): boolean {
  if (otherWords.has(folded)) return true;
  const isPlain = /^[\p{ASCII}’]*$/u.test(word);
  return !isPlain && isLower(word) && !loanWords.has(folded);
}

const isLower = (word: string) => word === word.toLowerCase();
