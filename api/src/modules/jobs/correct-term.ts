import { questionQueries } from '@foothold/core/search/question-query.ts';
import { readTyped, type TypedSearch } from '@foothold/core/search/read-typed.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf } from '@foothold/core/search/tsquery.ts';
import type { Queryable } from '../../db/db.ts';
import { existsSql, hasDigits, lookUpWords } from './look-up-words.ts';
import { counted, nearWords, otherBlanks, otherSpellings } from './other-words.ts';
import { type TypedWord, termGuesses, type WordGuess } from './term-guesses.ts';

/** A piece of the term as it was typed, blanks apart; `first` is the number of its first word among all words. */
type Piece = { text: string; words: string[]; first: number; isFixed: boolean; isAside: boolean };

/** What is corrected: the term, and the parts of it that are no words to find (places, pay …). */
export type Correctable = {
  term: string;
  aside: readonly { from: number; to: number }[];
  /** Words that are no typos, as `titleWords` gives them. */
  sure?: readonly string[];
  /** The term as it was read: a whole title of a posting is not corrected. */
  search?: TypedSearch;
};

const longestTerm = 24;
const askedAtOnce = 8;
/** Readings that are looked for in whole texts, which takes longer. */
const likeliest = 16;
/** A word of so many titles and companies is written as it is meant; where the term finds a little, of so many. */
const frequent = 20;
const familiar = 3;

/**
 * The nearest term that finds open postings, for one that finds none or hardly any (`isWeak`): words one typo away (two
 * in words of eight letters and more), or two words written as one, or one as two. Only words of titles and companies are
 * put in, the likeliest that find something together with the rest: in one title and company, else anywhere. Frequent
 * words, words with digits, “quoted” and -excluded ones stay as typed. Null when there is none, and for terms of more
 * than 24 words. 5–100 ms.
 */
export async function correctTerm(
  db: Queryable,
  { term, aside, sure = [], search }: Correctable,
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
  const least = isWeak ? familiar : frequent;
  const isSure = (word: string) => titleWords(word).every((own) => sure.includes(own));
  const known = await lookUpWords(db, words, { least, isSure, search });
  if (known.isTitle) return null;
  const typed = words.map(({ word, isFixed }): TypedWord => {
    const count = known.counts.get(word) ?? 0;
    const isMeant = isFixed || hasDigits(word) || count >= least || isSure(word);
    return { word, count, isFixed: isMeant, isUnknown: !isFixed && count === 0 && !known.inTexts.has(word) };
  });
  if (typed.every(({ isFixed }) => isFixed)) return null;
  const guesses = [
    ...nearWords(typed, known.near),
    ...counted(otherSpellings(typed), known.counts),
    ...counted(otherBlanks(typed), known.counts),
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

/** Quoted pieces and those that begin with a minus are nobody's typo. */
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
