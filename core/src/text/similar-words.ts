/** How many letters of a typed word may be wrong: none in short ones, where every word is near another. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * How many typos (a letter wrong, missing, too many, or two swapped) lead from what was typed to the beginning of a
 * word, or null when there are more than `most`. Both are folded alike before. The optimal string alignment distance
 * to the nearest beginning; the cost is the product of both lengths, with early end.
 */
export function typosToPrefix(typed: string, word: string, most: number): number | null {
  if (word.startsWith(typed)) return 0;
  const width = Math.min(word.length, typed.length + most);
  if (most === 0 || typed.length - width > most) return null;
  const last = slipsToEach(typed, word, { width, most });
  const fewest = last ? Math.min(...last) : Number.POSITIVE_INFINITY;
  return fewest <= most ? fewest : null;
}

/** How many typos lead from what was typed to a whole word, or null when there are more than `most`. */
export function typosBetween(typed: string, word: string, most: number): number | null {
  if (typed === word) return 0;
  if (most === 0 || Math.abs(typed.length - word.length) > most) return null;
  const slips = slipsToEach(typed, word, { width: word.length, most })?.at(-1);
  return slips !== undefined && slips <= most ? slips : null;
}

/** Slips from what was typed to each beginning of a word up to `width` letters, or null when all take more than `most`. */
function slipsToEach(
  typed: string,
  word: string,
  { width, most }: { width: number; most: number },
): number[] | null {
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwapped && column > 1 && row > 1) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return null;
    before = last;
    last = next;
  }
  return last;
}

/** The words of a vocabulary that a mistyped word may have meant: those of the fewest typos, in their order. */
export function similarWords(typed: string, vocabulary: readonly string[]): string[] {
  let fewest: number = typosAllowed(typed);
  if (fewest === 0) return [];
  let near: string[] = [];
  for (const word of vocabulary) {
    // A typo in the very first letter is rare, and looking past it would make most of a vocabulary near.
    if (word[0] !== typed[0] && word[0] !== typed[1] && word[1] !== typed[0]) continue;
    const slips = typosToPrefix(typed, word, fewest);
    if (slips === null) continue;
    if (slips < fewest) near = [];
    fewest = slips;
    near.push(word);
  }
  return near;
}
