import type { Token } from './query-tokens.ts';

/** Words that may stand between those of a phrase where it has `~`. */
const light: ReadonlySet<string> = new Set(
  'i me my we us a an the to for back from yet ever still have has had been any anything anyone anybody it they even was were is are got get on of one single actually already just out in at with so far this'.split(
    ' ',
  ),
);
const maxLight = 4;

/**
 * The index behind a phrase that begins at a token, -1 where it does not. `a|b` stands for either word, `?` behind a word
 * for none or one, `~` for up to four words that say little.
 */
export function matchPhrase(tokens: readonly Token[], index: number, phrase: string): number {
  return matchParts(tokens, index, partsOf(phrase));
}

type Part = { choices: readonly string[]; isOptional: boolean; isGap: boolean };
const parsed = new Map<string, readonly Part[]>();

function partsOf(phrase: string): readonly Part[] {
  const stored = parsed.get(phrase);
  if (stored) return stored;
  const parts = phrase.split(' ').map((part) => ({
    choices: part.replace('?', '').split('|'),
    isOptional: part.endsWith('?'),
    isGap: part === '~',
  }));
  parsed.set(phrase, parts);
  return parts;
}

function matchParts(tokens: readonly Token[], index: number, parts: readonly Part[]): number {
  const [part, ...rest] = parts;
  if (!part) return index;
  if (part.isGap) {
    for (let gap = 0; gap <= maxLight; gap += 1) {
      const end = matchParts(tokens, index + gap, rest);
      if (end >= 0) return end;
      if (!light.has(tokens[index + gap]?.word ?? '')) return -1;
    }
    return -1;
  }
  const word = tokens[index]?.word ?? '';
  if (part.choices.includes(word)) {
    const end = matchParts(tokens, index + 1, rest);
    if (end >= 0) return end;
  }
  return part.isOptional ? matchParts(tokens, index, rest) : -1;
}

/** The words that phrases are made of, each once. */
export function phraseWords(phrases: readonly string[]): string[] {
  const words = phrases.flatMap((phrase) =>
    partsOf(phrase).flatMap(({ choices, isGap }) => (isGap ? [] : choices)),
  );
  return [...new Set(words)];
}
