/** How long a letter is, against what is usual. */
export type LetterLength = { words: number; kind: 'empty' | 'short' | 'usual' | 'long' };

/** Words of a letter that most people find right. */
export const usualLetterWords = { from: 250, to: 400 } as const;

/** Counts the words of a letter as its language cuts them, also where words have no spaces between them. */
export function letterLength(text: string, language: string): LetterLength {
  const words = wordsOf(text, language);
  if (words === 0) return { words, kind: 'empty' };
  if (words < usualLetterWords.from) return { words, kind: 'short' };
  return { words, kind: words > usualLetterWords.to ? 'long' : 'usual' };
}

function wordsOf(text: string, language: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}
