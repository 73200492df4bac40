import { questionQueries } from '@foothold/core/search/question-query.ts';
import { readTyped } from '@foothold/core/search/read-typed.ts';
import { joinedWords, searchWords } from '@foothold/core/search/search-text.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf, lexeme } from '@foothold/core/search/tsquery.ts';
import { slipsBetween } from '@foothold/core/text/near-words.ts';
import type { Queryable } from '../../db/db.ts';
import { type TypedWord, termGuesses, type WordGuess } from './term-guesses.ts';

/** A piece of the term as it was typed, blanks apart; `first` is the number of its first word among all words. */
type Piece = { text: string; words: string[]; first: number; isFixed: boolean; isAside: boolean };

/** What is corrected: the term, and the parts of it that are no words to find (places, pay …). */
export type Correctable = {
  term: string;
  aside: readonly { from: number; to: number }[];
  /** Words that are no slips, as `titleWords` gives them. */
  sure?: readonly string[];
};

const longestTerm = 24;
const askedAtOnce = 8;
/** Readings that are looked for in whole texts, which takes longer. */
const likeliest = 16;
/** A word of so many titles and companies is written as it is meant; where the term finds a little, of so many. */
const frequent = 20;
const known = 3;

/**
 * The nearest term that finds open postings, for one that finds none or hardly any (`isWeak`): words one slip away (two
 * in words of eight letters and more), or two words written as one, or one as two. Only words of titles and companies are
 * put in, the likeliest that find something together with the rest: in one title and company, else anywhere. Frequent
 * words, words with digits, “quoted” and -excluded ones stay as typed. Null when there is none, and for terms of more
 * than 24 words. 5–100 ms.
 */
export async function correctTerm(
  db: Queryable,
  { term, aside, sure = [] }: Correctable,
  isWeak: boolean,
): Promise<string | null> {
  const pieces = piecesOf(term, aside);
  const words = pieces.flatMap((piece) =>
    piece.words.map((word) => ({ word, isFixed: piece.isFixed || piece.isAside })),
  );
  if (words.length === 0 || words.length > longestTerm || words.every(({ isFixed }) => isFixed)) return null;
  const asTyped = written(pieces, []).asked;
  // Then places or choices left nothing.
  if (!isWeak && (await firstFound(db, [asTyped], false)) !== null) return null;
  const typed = (await typedWords(db, words)).map((one) => ({
    ...one,
    isFixed:
      one.isFixed ||
      one.count >= (isWeak ? known : frequent) ||
      titleWords(one.word).every((own) => sure.includes(own)),
  }));
  if (typed.every(({ isFixed }) => isFixed)) return null;
  const guesses = [
    ...(await otherWords(db, typed)),
    ...(await otherSpellings(db, typed)),
    ...(await otherBlanks(db, typed)),
  ];
  const found = termGuesses(typed, guesses).map((chosen) => written(pieces, chosen));
  const distinct = [...new Map(found.map((one) => [one.asked, one])).values()].filter(
    (one) => one.term !== term,
  );
  const first =
    (await firstOf(db, distinct, true)) ??
    (isWeak ? null : await firstOf(db, distinct.slice(0, likeliest), false));
  return first?.term ?? null;
}

/** A term, and what of it is to be found. */
type Guessed = { term: string; asked: string };

async function firstOf(db: Queryable, terms: readonly Guessed[], isInHead: boolean): Promise<Guessed | null> {
  for (let from = 0; from < terms.length; from += askedAtOnce) {
    const some = terms.slice(from, from + askedAtOnce);
    const first = await firstFound(
      db,
      some.map(({ asked }) => asked),
      isInHead,
    );
    if (first !== null) return some[first] ?? null;
  }
  return null;
}

/** Quoted pieces and those that begin with a minus are nobody's slip. */
function piecesOf(term: string, aside: Correctable['aside']): Piece[] {
  let first = 0;
  const form = /[+−-]?["“”„‟«»＂][^"“”„‟«»＂]*["“”„‟«»＂]|\S+/gu;
  return [...term.matchAll(form)].map(({ 0: text, index }) => {
    const words = searchWords(text);
    const isFixed = /["“”„‟«»＂]|^[−-]\.?\p{L}|^(?:OR|NOT)$/u.test(text);
    const isAside = aside.some(({ from, to }) => from <= index && index + text.length <= to);
    const piece = { text, words, first, isFixed, isAside };
    first += words.length;
    return piece;
  });
}

/** The term with the guesses in place of what they stand for; everything else as it was typed. */
function written(pieces: readonly Piece[], chosen: readonly WordGuess[]): Guessed {
  const out: string[] = [];
  const asked: string[] = [];
  for (const { text, words, first, isAside } of pieces) {
    const own = words.flatMap((word, n) => {
      const guess = chosen.find(({ at, takes }) => at <= first + n && first + n < at + takes);
      if (!guess) return [word];
      return guess.at === first + n ? guess.words : [];
    });
    if (own.length === 0 && words.length > 0) continue;
    const now = own.join(' ') === words.join(' ') ? text : cased(text, own.join(' '));
    out.push(now);
    if (!isAside) asked.push(now);
  }
  return { term: out.join(' '), asked: asked.join(' ') };
}

function cased(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/** MATERIALIZED keeps the planner from reading the table in hope of an early match, of which there may be none. */
const existsSql = (matches: string) =>
  `EXISTS (WITH m AS MATERIALIZED (SELECT p.id FROM posting p WHERE ${matches}) SELECT FROM m)`;

const isOpen = '(p.closed_at IS NULL OR p.closed_at > (SELECT counted_at FROM posting_name_state))';

/** Which of a few terms is the first to find an open posting, null for none: by title and company, or by its text too. */
async function firstFound(
  db: Queryable,
  terms: readonly string[],
  isInHead: boolean,
): Promise<number | null> {
  const params: string[] = [];
  const asked = terms.flatMap((term, n) => {
    const queries = questionQueries(readTyped(term));
    const query = allOf([isInHead ? queries.trades : queries.any, queries.phrasing, queries.leftWords]);
    if (queries.any === '') return [];
    const matches = `p.${isInHead ? 'head_tsv' : 'tsv'} @@ $${params.push(query)}::tsquery`;
    return [`WHEN ${existsSql(`${matches} AND ${isOpen}`)} THEN ${n}`];
  });
  if (asked.length === 0) return null;
  const [row] = await db.query<{ n: number | null }>(`SELECT CASE ${asked.join(' ')} END AS n`, params);
  return row?.n ?? null;
}

/** How well the words are known: to titles and companies, and else to any text. */
async function typedWords(
  db: Queryable,
  words: readonly { word: string; isFixed: boolean }[],
): Promise<TypedWord[]> {
  const counts = await countsOf(
    db,
    words.map(({ word }) => word),
  );
  const strange = [...new Set(words.map(({ word }) => word))].filter((word) => !counts.has(word));
  const inTexts = new Set<string>();
  if (strange.length > 0) {
    const asked = strange.map((_, n) => `SELECT ${n} AS n WHERE ${existsSql(`p.tsv @@ $${n + 1}::tsquery`)}`);
    const queries = strange.map((word) => allOf(titleWords(word).map((one) => lexeme(one))));
    for (const { n } of await db.query<{ n: number }>(asked.join(' UNION ALL '), queries))
      inTexts.add(strange[n] ?? '');
  }
  return words.map(({ word, isFixed }) => ({
    word,
    count: counts.get(word) ?? 0,
    isFixed: isFixed || /\p{N}/u.test(word),
    isUnknown: !isFixed && !counts.has(word) && !inTexts.has(word),
  }));
}

async function countsOf(db: Queryable, words: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ word: string; count: number }>(
    'SELECT word, count FROM posting_word WHERE word = ANY ($1::text[]) AND count > 0',
    [[...new Set(words)]],
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** “devpos”, “bckend”, “fullstakc”: words that the index has in two parts. */
async function otherSpellings(db: Queryable, typed: readonly TypedWord[]): Promise<WordGuess[]> {
  const near = typed.flatMap(({ word, isFixed }, at) =>
    isFixed
      ? []
      : joinedWords.flatMap((joined) => {
          const slips = slipsBetween(word, joined, Math.min(1, slipsFor(word)));
          return slips ? [{ at, takes: 1 as const, words: [joined], slips, parts: searchWords(joined) }] : [];
        }),
  );
  if (near.length === 0) return [];
  const counts = await countsOf(
    db,
    near.flatMap(({ parts }) => parts),
  );
  return near.flatMap(({ parts, ...guess }) => {
    const count = Math.min(...parts.map((part) => counts.get(part) ?? 0));
    return count > 0 ? [{ ...guess, count }] : [];
  });
}

function slipsFor(word: string): 0 | 1 | 2 {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Known words near the typed ones. A word one slip away shares the half before the slip or the one behind it, so that
 * both ends are looked up; with two slips it is a third of the word.
 */
async function otherWords(db: Queryable, typed: readonly TypedWord[]): Promise<WordGuess[]> {
  const open = typed.flatMap((one, at) => (one.isFixed || slipsFor(one.word) === 0 ? [] : [{ ...one, at }]));
  if (open.length === 0) return [];
  const shared = open.map(({ word }) => Math.max(1, Math.floor((word.length - 1) / (slipsFor(word) + 1))));
  const near = await db.query<{ at: number; word: string; count: number }>(
    `SELECT t.at, w.word, w.count FROM unnest($1::int[], $2::text[], $3::text[], $4::int[], $5::int[])
       AS t (at, start, ending, length, slips)
     CROSS JOIN LATERAL (
       SELECT word, count FROM posting_word
       WHERE word COLLATE "C" >= t.start AND word COLLATE "C" < t.start || chr(1114111)
       UNION
       SELECT word, count FROM posting_word
       WHERE reverse(word) COLLATE "C" >= t.ending AND reverse(word) COLLATE "C" < t.ending || chr(1114111)
     ) w
     WHERE w.count > 0 AND length(w.word) BETWEEN t.length - t.slips AND t.length + t.slips`,
    [
      open.map(({ at }) => at),
      open.map(({ word }, n) => [...word].slice(0, shared[n]).join('')),
      open.map(({ word }, n) =>
        [...word]
          .slice(-(shared[n] ?? 1))
          .reverse()
          .join(''),
      ),
      open.map(({ word }) => [...word].length),
      open.map(({ word }) => slipsFor(word)),
    ],
  );
  return near.flatMap(({ at, word, count }) => {
    const own = typed[at]?.word ?? '';
    const slips = slipsBetween(own, word, slipsFor(own));
    return slips ? [{ at, takes: 1 as const, words: [word], slips, count }] : [];
  });
}

/** Known words that come of a blank more or less: “softwareengineer”, “java script”. */
async function otherBlanks(db: Queryable, typed: readonly TypedWord[]): Promise<WordGuess[]> {
  const splits = typed.flatMap(({ word, isFixed }, at) => {
    const letters = [...word];
    if (isFixed || letters.length < 5 || letters.length > 40) return [];
    return letters.slice(2, -1).map((_, n) => ({
      at,
      takes: 1 as const,
      words: [letters.slice(0, n + 2).join(''), letters.slice(n + 2).join('')],
    }));
  });
  const joins = typed.flatMap(({ word, isFixed }, at) => {
    const next = typed[at + 1];
    if (isFixed || !next || next.isFixed) return [];
    return [{ at, takes: 2 as const, words: [word + next.word] }];
  });
  const all = [...splits, ...joins];
  if (all.length === 0) return [];
  const counts = await countsOf(
    db,
    all.flatMap(({ words }) => words),
  );
  return all.flatMap((guess) => {
    const count = Math.min(...guess.words.map((word) => counts.get(word) ?? 0));
    return count > 0 ? [{ ...guess, slips: 1, count }] : [];
  });
}
