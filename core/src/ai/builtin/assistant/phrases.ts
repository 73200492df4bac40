/**
 * Whether words hold a phrase. `a|b` stands for either word; ` * ` for any words between; `^` at its beginning for the
 * beginning of the question.
 */
export function holds(words: readonly string[], phrase: string): boolean {
  const isFirst = phrase.startsWith('^');
  let from = 0;
  for (const [at, part] of phrase.replace('^', '').split(' * ').entries()) {
    const choices = part.split(' ').map((word) => word.split('|'));
    const found = placeOf(words, choices, { from, isFixed: isFirst && at === 0 });
    if (found < 0) return false;
    from = found + choices.length;
  }
  return true;
}

/** Whether words hold one of these phrases. */
export const holdsOne = (words: readonly string[], phrases: readonly string[]) =>
  phrases.some((phrase) => holds(words, phrase));

/** The words that phrases are made of, each once. */
export function wordsOfPhrases(phrases: readonly string[]): string[] {
  const words = phrases.flatMap((phrase) => phrase.split(/[ |^*]/)).filter(Boolean);
  return [...new Set(words)];
}

function placeOf(
  words: readonly string[],
  choices: readonly (readonly string[])[],
  { from, isFixed }: { from: number; isFixed: boolean },
): number {
  const last = isFixed ? from : words.length - choices.length;
  for (let at = from; at <= last; at += 1)
    if (choices.every((either, step) => either.includes(words[at + step] ?? ''))) return at;
  return -1;
}
