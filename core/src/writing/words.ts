/** A word of a line and where it stands. */
export type Word = { text: string; start: number; end: number };

/** The words of a line: letters and digits, with hyphens and apostrophes inside. */
export function wordsIn(line: string): Word[] {
  return [...line.matchAll(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)].map((match) => {
    const text = match[0].replace(/[’'-]+$/u, '');
    return { text, start: match.index, end: match.index + text.length };
  });
}

/** A word with a capital first letter where `like` has one. */
export function inCaseOf(word: string, like: string): string {
  const [first = ''] = like;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word;
}
