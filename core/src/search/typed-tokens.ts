import { exactWords } from './exact-words.ts';

/** A piece of a typed search between blanks, a “quoted” one whole. */
export type TypedToken = {
  text: string;
  /** Characters of the term, `to` not included. */
  from: number;
  to: number;
  kind: 'plain' | 'quoted' | 'not' | 'or';
  /** As the index has them, and as written with accents. */
  words: string[];
  written: string[];
  /** Its chip was taken off: nothing but words. */
  isLiteral: boolean;
};

/**
 * A quoted phrase with its sign, a word to leave out, single letters around an ampersand, and what else is between
 * blanks. A sign counts only where it begins a word: 24" is a size, “front-end” one word, and “-Field-” is between
 * dashes in a title. A quote that is not closed is nothing.
 */
const pieces =
  /(?<![^\s(,])(?:([+−-]?)"([^"]*)"|[−-](\.?\p{L}[^\s"]*(?<![−-]))(?![^\s])|(\p{L} & \p{L})(?!\S))|[^\s"]+|"/gu;

const quotes = /[“”„‟«»＂]/g;

/** Cuts a typed search into its tokens. `literal` are texts of chips that were taken off. Never throws. */
export function typedTokens(term: string, literal: readonly string[] = []): TypedToken[] {
  const plain = literalRanges(term, literal);
  const tokens = [...term.replace(quotes, '"').matchAll(pieces)].map((match): TypedToken => {
    const [piece, sign = '', quoted, left] = match;
    const [from, to] = [match.index, match.index + piece.length];
    const isLiteral = plain.some(([start, end]) => start <= from && to <= end);
    const isLeft = left !== undefined || (quoted !== undefined && sign !== '' && sign !== '+');
    const isOr = piece === 'OR';
    const kind = isLeft ? 'not' : quoted !== undefined ? 'quoted' : isOr ? 'or' : 'plain';
    const exact = isOr && !isLiteral ? [] : exactWords(quoted ?? left ?? piece);
    return {
      ...{ text: term.slice(from, to), from, to, isLiteral },
      kind: isLiteral ? 'plain' : kind,
      words: exact.map(({ word }) => word),
      written: exact.map(({ written }) => written),
    };
  });
  return withOr(withNot(tokens, term).filter(({ kind, words }) => kind === 'or' || words.length > 0));
}

/** “Portland OR”: an OR with nothing on one side is a word. */
function withOr(tokens: readonly TypedToken[]): TypedToken[] {
  return tokens.map((token, at): TypedToken => {
    const isBetween = at > 0 && at < tokens.length - 1;
    if (token.kind !== 'or' || isBetween) return token;
    return { ...token, kind: 'plain', words: ['or'], written: ['or'] };
  });
}

/** “NOT senior” is -senior. */
function withNot(tokens: readonly TypedToken[], term: string): TypedToken[] {
  const joined: TypedToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isNegated =
      last !== undefined &&
      isNot(last, joined.length, token) &&
      token.words.length > 0 &&
      token.kind !== 'or';
    if (isNegated) {
      joined.pop();
      joined.push({ ...token, kind: 'not', from: last.from, text: term.slice(last.from, token.to) });
    } else joined.push(token);
  }
  return joined;
}

/** NOT, or a small not, no or except behind other words: “retail not management”; “not for profit” leaves nothing out. */
function isNot(token: TypedToken, place: number, next: TypedToken): boolean {
  if (token.isLiteral || token.kind !== 'plain') return false;
  if (token.text === 'NOT') return true;
  return (
    smallNots.has(token.text) &&
    place > 1 &&
    next.kind === 'plain' &&
    !plainAfterNot.has(next.text.toLowerCase())
  );
}

const smallNots: ReadonlySet<string> = new Set(['not', 'no', 'except', 'excluding']);
/** Behind a small not these say something else: no experience, not for profit. */
const plainAfterNot: ReadonlySet<string> = new Set(
  'for a an the just only in at required needed experience degree college diploma license resume car cdl fee'.split(
    ' ',
  ),
);

/** Where the texts are in the term as whole words, each its first time. */
function literalRanges(term: string, literal: readonly string[]): [number, number][] {
  const [typed, texts] = [term.toLowerCase(), literal.map((text) => text.trim().toLowerCase())];
  const isEdge = (sign: string | undefined) => sign === undefined || /[\s,;()]/.test(sign);
  return texts.flatMap((text): [number, number][] => {
    if (text === '') return [];
    for (let at = typed.indexOf(text); at >= 0; at = typed.indexOf(text, at + text.length))
      if (isEdge(typed[at - 1]) && isEdge(typed[at + text.length])) return [[at, at + text.length]];
    return [];
  });
}
