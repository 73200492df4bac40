import { trimCharacters } from '../text/trim-characters.ts';
import { typedTokens } from './typed-tokens.ts';

/** Folded words as they are in a typed search: “texa” is “Texas” there; the words themselves where they do not follow each other in it. */
export function asTyped(term: string, words: readonly string[]): string {
  const flat = typedTokens(term).flatMap((token) => token.words.map((word) => ({ word, token })));
  const start = flat.findIndex((_, from) => words.every((word, n) => flat[from + n]?.word === word));
  const [first, last] = [flat[start]?.token, flat[start + words.length - 1]?.token];
  return first && last ? trimCharacters(term.slice(first.from, last.to), /[\s,;.]/) : words.join(' ');
}
