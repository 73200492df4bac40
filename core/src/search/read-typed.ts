import { searchKey } from './search-text.ts';
import { signs } from './search-vector.ts';
import { spokenNames } from './spoken-names.ts';
import { titleWords } from './title-words.ts';
import { type TypedPay, typedPay } from './typed-pay.ts';
import { fillers } from './typed-phrases.data.ts';
import { type FlatWord, flatWords, type TypedSpan, typedSpans } from './typed-spans.ts';
import { type TypedToken, typedTokens } from './typed-tokens.ts';
import type { Understood } from './understood.ts';
import { nameOf } from './vocabulary.ts';

/**
 * What must be there, in one of several ways: the words as typed, other names, or a sign of the index. `order`: the words
 * must follow each other (“quoted”). A trade names the work and weighs more than what is beside it; a choice is a
 * workplace, a kind of work or a rank; a wish is what else people want of a job. Work that is named by its field is a
 * trade without names, with the signs of the trades of the field.
 */
export type TypedGroup = {
  words: string[];
  written: string[];
  names: string[][];
  /** Of the names those that are looked for in texts too. */
  mainNames: string[][];
  /** Names that do not count, nor the sign of a trade in a title that says one. */
  namesOff: string[][];
  signs: string[];
  order: boolean;
  kind: 'word' | 'trade' | 'choice' | 'wish';
  /** Which choice. */
  choice: 'workplace' | 'type' | 'level' | null;
  /** Which wish: shift:night, language:es. */
  wish: string | null;
};

/** Characters of the term that were found to be a place or a company, and what they stand for. */
export type TypedPart = { from: number; to: number; text: string; value: string };

/** A typed search, read. */
export type TypedSearch = {
  /** All words as typed but those left out, folded: what a whole title is compared with; and one for several. */
  key: string;
  lemmaKey: string;
  /** Any of these, each of them whole; empty where no word must be there. */
  alternatives: TypedGroup[][];
  /** What must not be there, several words one after the other; and what must not be in the title. */
  without: string[][];
  withoutInTitle: string[][];
  pay: { from: number; currency: string } | null;
  /** Days. */
  age: number | null;
  understood: Understood[];
};

export type TypedReading = {
  /** Texts whose chips were taken off. */
  literal?: readonly string[];
  /** Names of trades whose ticks were taken off. */
  namesOff?: readonly string[];
  place?: TypedPart | null;
  company?: TypedPart | null;
};

/** Reads a typed search with what is known of its place and company. Pure, linear in the words; never throws. */
export function readTyped(term: string, reading: TypedReading = {}): TypedSearch {
  const { literal = [], namesOff = [], place, company } = reading;
  const pay = literal.length > 0 ? payUnless(term, literal) : typedPay(term);
  const away = [place, company, pay].filter((part) => part != null);
  const all = typedTokens(term, literal);
  const tokens = all.filter(({ from, to }) => !away.some((part) => part.from <= from && to <= part.to));
  const words = flatWords(tokens);
  const spans = typedSpans(words);
  const age = spans.find(({ kind }) => kind === 'age');
  const kept = withoutNames(storedGroups(tokens, words, spans, away.length > 0), namesOff);
  const spoken = all.filter(({ kind }) => kind === 'plain' || kind === 'quoted');
  const understood: Understood[] = [
    ...(place ? [{ kind: 'place' as const, ...place }] : []),
    ...(company ? [{ kind: 'company' as const, ...company }] : []),
    ...(pay ? [payPart(pay)] : []),
    ...spans.flatMap((span) => spanPart(term, words, span)),
    ...tokens.flatMap(tokenPart),
  ];
  return {
    key: spoken
      .map(({ text }) => searchKey(text))
      .filter(Boolean)
      .join(' '),
    lemmaKey: spoken.flatMap((token) => token.words).join(' '),
    alternatives: kept,
    without: tokens.flatMap((token) => (token.kind === 'not' && !isSpokenNot(token) ? [token.words] : [])),
    withoutInTitle: tokens.flatMap((token) => (isSpokenNot(token) ? spokenNames(token.words) : [])),
    pay: pay ? { from: pay.least, currency: pay.currency } : null,
    age: age && 'value' in age ? Number(age.value) : null,
    understood: distinctParts(understood.sort((one, other) => one.from - other.from)),
  };
}

/** “not night”: said, where -night and NOT night leave out what mentions it anywhere. */
const isSpokenNot = ({ kind, text }: TypedToken) =>
  kind === 'not' && /^(?:not|no|except|excluding) /.test(text);

/** “remote remote” is one chip. */
function distinctParts(parts: readonly Understood[]): Understood[] {
  return [
    ...new Map(parts.toReversed().map((part) => [`${part.kind} ${part.value}`, part])).values(),
  ].toReversed();
}

function payUnless(term: string, literal: readonly string[]): TypedPay | null {
  const pay = typedPay(term);
  return pay && literal.some((text) => text.trim() === pay.text.trim()) ? null : pay;
}

/** Groups by the ORs between them, those without a word left out. `isBeside`: a place, company or pay was typed too. */
function storedGroups(
  tokens: readonly TypedToken[],
  words: readonly FlatWord[],
  spans: readonly TypedSpan[],
  isBeside: boolean,
): TypedGroup[][] {
  const alternatives: TypedGroup[][] = [[]];
  const put = (group: TypedGroup) => alternatives.at(-1)?.push(group);
  // Where a trade is named, the word for a field is one beside it: an office cleaner.
  const meant = spans.filter((span) => span.kind !== 'field' || isFieldAlone(words, span, spans));
  const byStart = new Map(meant.map((span) => [span.start, span]));
  let at = 0;
  let last: TypedSpan | undefined;
  for (const token of tokens) {
    if (token.kind === 'or') alternatives.push([]);
    if (token.kind === 'quoted')
      put({ ...plainGroup(token.words, token.written), order: token.words.length > 1 });
    if (token.kind !== 'plain') continue;
    const end = at + token.words.length;
    while (at < end) {
      const span = byStart.get(at);
      const word = words[at];
      if (span) {
        const group = groupOf(span, words);
        if (isTradeOr(words, span, last)) alternatives.push([]);
        if (group) put(group);
        last = span;
        at = span.end;
      } else {
        if (word && !isFiller(word, last, { at, isAlone: words.length === 1 && !isBeside }))
          put(plainGroup([word.word], [word.written]));
        at += 1;
      }
    }
  }
  const filled = alternatives.filter((groups) => groups.length > 0);
  return filled.map((groups) => distinctGroups(groups));
}

/** “nurse or doctor”, “cook/cleaner”: between two trades a small or, an and and a stroke are one too. */
function isTradeOr(words: readonly FlatWord[], span: TypedSpan, last: TypedSpan | undefined): boolean {
  if (!last || !isWorkSpan(last) || !isWorkSpan(span)) return false;
  const between = words.slice(last.end, span.start);
  const [word] = between;
  if (between.length === 1) return (word?.word === 'or' || word?.word === 'and') && !word.token.isLiteral;
  const token = words[span.start]?.token;
  return between.length === 0 && token === words[last.end - 1]?.token && token?.text.includes('/') === true;
}

const isWorkSpan = ({ kind }: TypedSpan) => kind === 'trade' || kind === 'field';

/** Whether a field is the work that is meant: beside a trade or another word it only narrows that (an office cleaner). */
function isFieldAlone(words: readonly FlatWord[], span: TypedSpan, spans: readonly TypedSpan[]): boolean {
  const covering = (index: number) => spans.find((one) => one.start <= index && index < one.end);
  const isFree = (index: number) => {
    const word = words[index];
    if (!word || fillers.has(word.word) || word.word === 'or' || word.word === 'and') return true;
    const other = covering(index);
    return other !== undefined && other.kind !== 'trade' && other.kind !== 'field';
  };
  if (!isFree(span.start - 1) || !isFree(span.end)) return false;
  const trades = spans.filter(({ kind }) => kind === 'trade');
  return trades.every((trade) => isTradeOr(words, trade, span) || isTradeOr(words, span, trade));
}

/** “jobs”, “hiring”, “in”; “worker” behind a trade. A word whose chip was taken off is none. */
function isFiller(
  { word, token }: FlatWord,
  last: TypedSpan | undefined,
  { at, isAlone }: { at: number; isAlone: boolean },
): boolean {
  if (token.isLiteral) return false;
  if (fillers.has(word)) return !isAlone;
  const isBehindTrade = (last?.kind === 'trade' || last?.kind === 'field') && last.end === at;
  return isBehindTrade && (word === 'worker' || word === 'or');
}

/** Words that mean nothing but themselves. */
export function plainGroup(words: readonly string[], written: readonly string[]): TypedGroup {
  return {
    words: [...words],
    written: [...written],
    names: [],
    mainNames: [],
    namesOff: [],
    signs: [],
    order: false,
    kind: 'word',
    choice: null,
    wish: null,
  };
}

const signOf = { workplace: signs.workplace, type: signs.type, level: signs.level } as const;

function groupOf(span: TypedSpan, words: readonly FlatWord[]): TypedGroup | null {
  const own = words.slice(span.start, span.end);
  const group = plainGroup(
    own.map(({ word }) => word),
    own.map(({ written }) => written),
  );
  if (span.kind === 'trade')
    return {
      ...group,
      kind: 'trade',
      names: span.names,
      mainNames: span.mainNames,
      signs: span.trades.map(signs.trade),
    };
  if (span.kind === 'field') return { ...group, kind: 'trade', signs: span.trades.map(signs.trade) };
  if (span.kind === 'wish') return { ...group, kind: 'wish', names: span.names, wish: span.value };
  if (span.kind !== 'workplace' && span.kind !== 'type' && span.kind !== 'level') return null;
  const also = span.kind === 'type' && span.value === 'internship';
  return {
    ...group,
    kind: 'choice',
    choice: span.kind,
    names: also ? [['intern'], ['internship']] : otherWords(span.value),
    signs: [signOf[span.kind](span.value), ...(also ? [signs.level('internship')] : [])],
  };
}

/** The groups of trades without the names that shall not count; what is typed itself always does. */
function withoutNames(alternatives: TypedGroup[][], namesOff: readonly string[]): TypedGroup[][] {
  if (namesOff.length === 0) return alternatives;
  const off = new Set(namesOff.map((name) => titleWords(name).join(' ')));
  const isOff = (name: string[]) => off.has(name.join(' '));
  return alternatives.map((groups) =>
    groups.map((group) => ({
      ...group,
      names: group.names.filter((name) => !isOff(name)),
      mainNames: group.mainNames.filter((name) => !isOff(name)),
      namesOff: group.names.filter(isOff),
    })),
  );
}

/** A rank under its other spellings. */
function otherWords(value: string): string[][] {
  if (value === 'senior') return [['senior'], ['sr']];
  if (value === 'entry')
    return [['entry', 'level'], ['junior'], ['jr'], ['new', 'grad'], ['graduate'], ['early', 'career']];
  return [];
}

function distinctGroups(groups: readonly TypedGroup[]): TypedGroup[] {
  return [...new Map(groups.map((group) => [JSON.stringify([group.order, group.words]), group])).values()];
}

function payPart({ from, to, text, least, currency, rate }: TypedPay): Understood {
  return { kind: 'pay', from, to, text, value: `${least} ${currency}`, rate };
}

function spanPart(term: string, words: readonly FlatWord[], span: TypedSpan): Understood[] {
  const [first, last] = [words[span.start], words[span.end - 1]];
  if (!first || !last) return [];
  const { from } = first.token;
  const { to } = last.token;
  const text = term.slice(from, to);
  if (span.kind === 'filler' || span.kind === 'wish' || span.kind === 'field') return [];
  if (span.kind !== 'trade') return [{ kind: span.kind, text, value: span.value, from, to }];
  const [label = ''] = span.labels;
  const isAmbiguous = span.labels.length > 1;
  const typed = words.slice(span.start, span.end).map(({ word }) => word);
  const names = isAmbiguous ? [] : span.names.filter((name) => name.join(' ') !== typed.join(' '));
  // What is written out as typed needs no chip, unless it is a trade with other names.
  const isWhole = span.trades.length > 0 && names.length > 0;
  if (!isAmbiguous && searchKey(label) === searchKey(text) && !isWhole) return [];
  return [
    {
      kind: 'trade',
      text,
      value: span.labels.join(', '),
      from,
      to,
      ...(isAmbiguous && { meanings: span.labels }),
      ...(names.length > 0 && { names: names.map((name) => nameOf(name.join(' '))) }),
    },
  ];
}

function tokenPart({ kind, text, from, to, words }: TypedToken): Understood[] {
  if (kind === 'plain') return [];
  const value = words.join(' ');
  return [{ kind: kind === 'quoted' ? 'literal' : kind, text, value, from, to }];
}
