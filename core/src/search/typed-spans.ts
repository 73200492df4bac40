import { spokenSpans } from './spoken-spans.ts';
import { titleWords } from './title-words.ts';
import { typedPhrases } from './typed-phrases.data.ts';
import type { TypedToken } from './typed-tokens.ts';
import type { UnderstoodKind } from './understood.ts';
import { titleMeanings } from './vocabulary.ts';

/** A word of a typed search with the token that it is from. */
export type FlatWord = { word: string; written: string; token: TypedToken };

/** Words from `start` up to, not including, `end` that mean one thing. */
export type TypedSpan = { start: number; end: number } & (
  | { kind: 'trade'; trades: string[]; names: string[][]; mainNames: string[][]; labels: string[] }
  | { kind: Exclude<UnderstoodKind, 'trade'> | 'filler'; value: string }
  | { kind: 'wish'; value: string; names: string[][] }
  | { kind: 'field'; trades: string[] }
);

/** The words that may mean something: those of plain tokens, in order. */
export function flatWords(tokens: readonly TypedToken[]): FlatWord[] {
  return tokens.flatMap((token) =>
    token.kind === 'plain'
      ? token.words.map((word, at) => ({ word, written: token.written[at] ?? word, token }))
      : [],
  );
}

const phrases = typedPhrases.flatMap(([kind, value, list]) =>
  list.split(' | ').map((text) => ({ kind, value, words: titleWords(text) })),
);
const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '');
for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length);

/** What runs of words mean: trades, and what is chosen by a word; longer ones first, none overlap. */
export function typedSpans(words: readonly FlatWord[]): TypedSpan[] {
  const taken = new Set<number>();
  const found: TypedSpan[] = [];
  const asked = words.map(({ word, token }) => (token.isLiteral ? '' : word));
  const all = [...phraseSpans(words), ...tradeSpans(asked), ...spokenSpans(asked)];
  all.sort(
    (one, other) =>
      other.end - other.start - (one.end - one.start) || precedence(one.kind) - precedence(other.kind),
  );
  for (const span of all) {
    const own = Array.from({ length: span.end - span.start }, (_, at) => span.start + at);
    if (own.some((at) => taken.has(at))) continue;
    for (const at of own) taken.add(at);
    found.push(span);
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Of two that say the same words: what is chosen, then a trade, then a field that trades are of. */
function precedence(kind: TypedSpan['kind']): number {
  if (kind === 'field') return 2;
  return kind === 'trade' ? 1 : 0;
}

/** What a title states in the words that choose it in a search: “Cashier (Part-Time)”. */
export function statedIn(words: readonly string[]): { kind: UnderstoodKind | 'filler'; value: string }[] {
  return words.flatMap((word, start) =>
    (byFirst.get(word) ?? [])
      .filter((phrase) => phrase.words.every((one, n) => words[start + n] === one))
      .map(({ kind, value }) => ({ kind, value })),
  );
}

function phraseSpans(words: readonly FlatWord[]): TypedSpan[] {
  return words.flatMap(({ word, token }, start) => {
    const isAt = (asked: readonly string[]) =>
      asked.every((one, n) => words[start + n]?.word === one && !words[start + n]?.token.isLiteral);
    const phrase = token.isLiteral ? undefined : byFirst.get(word)?.find((one) => isAt(one.words));
    if (!phrase) return [];
    return [{ start, end: start + phrase.words.length, kind: phrase.kind, value: phrase.value } as TypedSpan];
  });
}

/** Meanings of the words between what is not plain; several of one run are one span. */
function tradeSpans(asked: readonly string[]): TypedSpan[] {
  const byRun = Map.groupBy(titleMeanings(asked), ({ start, end }) => `${start}-${end}`);
  return [...byRun.values()].flatMap((meanings) => {
    const [first] = meanings;
    if (!first) return [];
    return [
      {
        ...{ start: first.start, end: first.end, kind: 'trade' as const },
        trades: [...new Set(meanings.flatMap(({ trades }) => trades))],
        names: distinctNames(meanings.flatMap(({ label, names }) => [titleWords(label), ...names])),
        mainNames: distinctNames(meanings.map(({ label }) => titleWords(label))),
        labels: meanings.map(({ label }) => label),
      },
    ];
  });
}

function distinctNames(names: readonly string[][]): string[][] {
  return [...new Map(names.map((name) => [name.join(' '), name])).values()];
}
