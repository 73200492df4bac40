import { searchWords } from './search-text.ts';

/** A search term, taken apart; every word is folded as the index has it (`searchWords`). */
export type SearchQuestion = {
  /** All words that must be there, in the order typed, those of the phrases too. */
  words: string[];
  /** Of them those that must follow each other, two or more at a time. */
  phrases: string[][];
  /** What must not be there: a word, or several that follow each other. */
  without: string[][];
};

/**
 * Reads what a person types into the search field: words, “words that follow each other” in quotes of any shape, and
 * -words or -“phrases” to leave out. A hyphen inside a word, before a digit or alone leaves nothing out; a quote that is
 * not closed is nothing; a plus before a word says what is so anyway; “or” is a word like any other. Never throws.
 */
export function readQuestion(term: string): SearchQuestion {
  const question: SearchQuestion = { words: [], phrases: [], without: [] };
  const text = term.replace(quotes, '"');
  let plain = '';
  const readPlain = () => {
    for (const word of searchWords(plain)) question.words.push(word);
    plain = '';
  };
  let at = 0;
  for (const { 0: piece, 1: sign, 2: quoted, 3: left, index } of text.matchAll(pieces)) {
    plain += text.slice(at, index);
    at = index + piece.length;
    readPlain();
    const words = searchWords(quoted ?? left ?? '');
    if (words.length === 0) continue;
    if (left !== undefined || (sign && sign !== '+')) question.without.push(words);
    else {
      for (const word of words) question.words.push(word);
      if (words.length > 1) question.phrases.push(words);
    }
  }
  plain += text.slice(at);
  readPlain();
  return question;
}

/** The words of a list of texts to leave out, each read as if it were quoted; what holds no word is nothing. */
export function readWithout(texts: readonly string[]): string[][] {
  return texts.map(searchWords).filter((words) => words.length > 0);
}

const quotes = /[“”„‟«»＂]/g;

/**
 * A quoted phrase with its sign, or a word to leave out; each only where it begins a word: 24" is a size, “front-end”
 * one word, and “-Field-” stands between dashes in a title.
 */
const pieces =
  /(?<![\p{L}\p{N}"+−-])([+−-]?)"([^"]*)"|(?<![^\s("])[−-](\.?\p{L}[^\s"]*(?<![−-]))(?![^\s"])/gu;
