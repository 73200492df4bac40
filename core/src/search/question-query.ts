import type { TypedGroup, TypedSearch } from './read-typed.ts';
import { allOf, anyOf, inOrder, lexeme, not, type Part } from './tsquery.ts';

/**
 * A typed search as questions to an index of words (`tsquery`), '' for none. `any` finds all that answers it: whole
 * postings without a look at the order of words, of which `phrasing` has the rest. The others are asked of title and
 * company: under any name of it, and the trade alone.
 */
export type QuestionQueries = {
  any: string;
  phrasing: string;
  /** The part of `phrasing` that asks for one word only; what else it asks for takes the reading of texts. */
  leftWords: string;
  trades: string;
  core: string;
};

type Ask = (group: TypedGroup) => string;

/** The questions of a typed search. */
export function questionQueries(search: TypedSearch): QuestionQueries {
  const { alternatives, without } = search;
  const each = (ask: Ask) => anyOf(alternatives.map((groups) => allOf(groups.map(ask))));
  const phrases = anyOf(
    alternatives.every((groups) => groups.some(({ order }) => order))
      ? alternatives.map((groups) =>
          allOf(groups.filter(({ order }) => order).map(({ words }) => inOnePart(words))),
        )
      : [],
  );
  const left = (isOne: boolean) =>
    without.filter((words) => (words.length === 1) === isOne).map((words) => not(inOnePart(words)));
  return {
    any: each(anywhere),
    phrasing: allOf([phrases, ...left(false)]),
    leftWords: allOf(left(true)),
    trades: each((group) => anyOf([inHead(group), ...loose(group), ...signsOf(group)])),
    // Where there is nothing beside the trade, `trades` asks for the same and more.
    core: alternatives.every((groups) => coreOf(groups).length === groups.length)
      ? ''
      : anyOf(
          alternatives.map((groups) =>
            allOf(
              coreOf(groups).map((group) => anyOf([own(group, 'AD'), ...loose(group), ...signsOf(group)])),
            ),
          ),
        ),
  };
}

/** The groups that say which work is meant; all where none names a trade. */
function coreOf(groups: readonly TypedGroup[]): readonly TypedGroup[] {
  const trades = groups.filter(({ kind }) => kind === 'trade');
  return trades.length > 0 ? trades : groups;
}

/** Title (A), company (B) and text (D) follow each other in the index: the end of one and the start of the next are no phrase. */
function inOnePart(words: readonly string[]): string {
  if (words.length === 1) return lexeme(words[0] ?? '');
  return anyOf((['A', 'B', 'D'] as const).map((part) => inOrder(words, part)));
}

/** The words of a choice may stand anywhere (“part” … “time”): one of several words is met by what is stated alone. */
const anywhere: Ask = (group) =>
  anyOf([
    group.kind === 'choice' && group.words.length > 1 ? '' : allOf(group.words.map((word) => lexeme(word))),
    ...group.mainNames.map((name) => allOf(name.map((word) => lexeme(word)))),
    ...signsOf(group),
  ]);

function own({ words, written, order }: TypedGroup, part: Part): string {
  if (order) return inOrder(words, part === 'A' ? 'A' : 'AB');
  return allOf((part === 'A' ? written : words).map((word) => lexeme(word, part)));
}

/**
 * Its words in title and company. A trade of several is in one of them: “Assistant” at One Medical is no medical
 * assistant.
 */
const inHead: Ask = (group) =>
  group.kind === 'trade' && group.words.length > 1
    ? anyOf([own(group, 'AD'), own(group, 'B')])
    : own(group, 'ABD');

const named = ({ names }: TypedGroup) => names.map((name) => inOrder(name, 'A'));
/** Of a trade the words of a name in any order, which is less to look at than one after the other. */
const loose = (group: TypedGroup) =>
  group.kind === 'trade'
    ? group.names.map((name) => allOf(name.map((word) => lexeme(word, 'A'))))
    : named(group);
/** A star ends the beginning of several signs. */
const signsOf = ({ signs, namesOff }: TypedGroup) =>
  signs.map((sign) =>
    allOf([
      sign.endsWith('*') ? `${lexeme(sign.slice(0, -1))}:*` : lexeme(sign),
      ...namesOff.map((name) => not(allOf(name.map((word) => lexeme(word, 'A'))))),
    ]),
  );
