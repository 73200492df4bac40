import { readQuestion } from '@foothold/core/search/search-question.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import { slipsBetween } from '@foothold/core/text/near-words.ts';
import type { Queryable } from '../../db/db.ts';
import { type TypedWord, termGuesses, type WordGuess } from './term-guesses.ts';

/** A piece of the term as it was typed, blanks apart; `first` is the number of its first word among all words. */
type Piece = { text: string; words: string[]; first: number; isFixed: boolean };

const longestTerm = 24;
const askedAtOnce = 8;
/** Readings that are looked for in whole texts, which takes longer. */
const likeliest = 16;

/**
 * The nearest term that finds open postings, for one that finds none: words one slip away (two in words of eight letters
 * and more), or two words written as one, or one as two. Only words of titles and companies are put in, the likeliest
 * that find something together with the rest: in one title and company, else anywhere. Words with digits, “quoted” and
 * -excluded ones stay as typed. Null when there is none, when the term finds something by itself (then it was places or
 * choices that found nothing), and for terms of more than 24 words. 5–100 ms.
 */
export async function correctTerm(db: Queryable, term: string): Promise<string | null> {
  const pieces = piecesOf(term);
  const words = pieces.flatMap((piece) => piece.words.map((word) => ({ word, isFixed: piece.isFixed })));
  if (words.length === 0 || words.length > longestTerm || words.every(({ isFixed }) => isFixed)) return null;
  if ((await firstFound(db, [term], '')) !== null) return null;
  const typed = await typedWords(db, words);
  const guesses = [...(await otherWords(db, typed)), ...(await otherBlanks(db, typed))];
  const terms = termGuesses(typed, guesses).map((chosen) => written(pieces, chosen));
  const distinct = [...new Set(terms)].filter((one) => one !== term);
  return (await firstOf(db, distinct, 'AB')) ?? (await firstOf(db, distinct.slice(0, likeliest), ''));
}

async function firstOf(db: Queryable, terms: readonly string[], weights: string): Promise<string | null> {
  for (let from = 0; from < terms.length; from += askedAtOnce) {
    const some = terms.slice(from, from + askedAtOnce);
    const first = await firstFound(db, some, weights);
    if (first !== null) return some[first] ?? null;
  }
  return null;
}

/** Quoted pieces and those that begin with a minus are nobody's slip. */
function piecesOf(term: string): Piece[] {
  let first = 0;
  return [...term.matchAll(/[+−-]?["“”„‟«»＂][^"“”„‟«»＂]*["“”„‟«»＂]|\S+/gu)].map(([text]) => {
    const words = searchWords(text);
    const piece = { text, words, first, isFixed: /["“”„‟«»＂]|^[−-]\.?\p{L}/u.test(text) };
    first += words.length;
    return piece;
  });
}

/** The term with the guesses in place of what they stand for; everything else as it was typed. */
function written(pieces: readonly Piece[], chosen: readonly WordGuess[]): string {
  const out: string[] = [];
  for (const { text, words, first } of pieces) {
    const own = words.flatMap((word, n) => {
      const guess = chosen.find(({ at, takes }) => at <= first + n && first + n < at + takes);
      if (!guess) return [word];
      return guess.at === first + n ? guess.words : [];
    });
    if (own.join(' ') === words.join(' ')) out.push(text);
    else if (own.length > 0) out.push(cased(text, own.join(' ')));
  }
  return out.join(' ');
}

function cased(typed: string, word: string): string {
  return /^\p{Lu}/u.test(typed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

/** MATERIALIZED keeps the planner from reading the table in hope of an early match, of which there may be none. */
const existsSql = (matches: string) =>
  `EXISTS (WITH m AS MATERIALIZED (SELECT p.id FROM posting p WHERE ${matches}) SELECT FROM m)`;

const isOpen = '(p.closed_at IS NULL OR p.closed_at > (SELECT counted_at FROM posting_name_state))';

/** Which of a few terms is the first to find an open posting, null for none: by title and company with `weights`. */
async function firstFound(db: Queryable, terms: readonly string[], weights: string): Promise<number | null> {
  const params: string[] = [];
  const asked = terms.flatMap((term, n) => {
    const query = queryOf(term, weights);
    if (query === '') return [];
    const matches = `p.${weights ? 'head_tsv' : 'tsv'} @@ to_tsquery('foothold', $${params.push(query)})`;
    return [`WHEN ${existsSql(`${matches} AND ${isOpen}`)} THEN ${n}`];
  });
  if (asked.length === 0) return null;
  const [row] = await db.query<{ n: number | null }>(`SELECT CASE ${asked.join(' ')} END AS n`, params);
  return row?.n ?? null;
}

/** The term as a tsquery, '' when it holds no word that must be there. */
function queryOf(term: string, weights: string): string {
  const { words, phrases, without } = readQuestion(term);
  if (words.length === 0) return '';
  const mark = weights && `:${weights}`;
  const row = (phrase: readonly string[]) => `(${phrase.map((word) => `${word}${mark}`).join(' <-> ')})`;
  return [
    ...new Set(words.map((word) => `${word}${mark}`)),
    ...phrases.map(row),
    ...without.map((phrase) => `!(${phrase.join(' <-> ')})`),
  ].join(' & ');
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
    const asked = strange.map(
      (_, n) => `SELECT ${n} AS n WHERE ${existsSql(`p.tsv @@ to_tsquery('foothold', $${n + 1})`)}`,
    );
    for (const { n } of await db.query<{ n: number }>(asked.join(' UNION ALL '), strange))
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
