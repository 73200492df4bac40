import { questionQueries } from '@foothold/core/search/question-query.ts';
import { readTyped, type TypedSearch } from '@foothold/core/search/read-typed.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import type { LineReading } from '@foothold/core/search/slips/line-readings.ts';
import { readSlips } from '@foothold/core/search/slips/read-slips.ts';
import type { SlipGuess, SlipToken } from '@foothold/core/search/slips/slip-guess.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf } from '@foothold/core/search/tsquery.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { isTitle as isPostedTitle } from './read-term.ts';
import { sqlSlipLookup } from './slip-lookup.ts';

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

/** `isCertain`: right even where it finds nothing, as the title of an occupation or a city is. */
type Correction = { term: string; isCertain: boolean };

type Sources = { db: Queryable; geocoder: Pick<Geocoder, 'search'> };
/** What is put in for words; a place is looked up apart from them. */
type Replacement = Pick<SlipGuess, 'index' | 'takes' | 'words'> & { isPlace?: boolean };

const longestTerm = 24;
const askedAtOnce = 8;
/** A word of so many titles and companies is written as it is meant; where the term finds a little, of so many. */
const frequent = 20;
const familiar = 3;
/** A misspelt place is one of so many people, among so many words that may be one. */
const largeCity = 100_000;
const maxPlaces = 3;

/**
 * The likeliest other reading of a term that finds no open postings or hardly any (`isWeak`), which does find some:
 * mistyped words, several at once, two words written as one, or one as two (core, `readSlips`). The first that is found in
 * one title and company, then one with a misspelt city, then one found anywhere. Frequent words, words with digits,
 * “quoted” and -excluded ones stay as typed. Null when there is none, and for terms of more than 24 words.
 */
export async function correctTerm(
  { db, geocoder }: Sources,
  { term, aside, sure = [], search }: Correctable,
  isWeak: boolean,
): Promise<Correction | null> {
  const pieces = piecesOf(term, aside);
  const isSure = (word: string) => titleWords(word).every((own) => sure.includes(own));
  const words = pieces.flatMap((piece) =>
    piece.words.map((word) => ({ word, isFixed: piece.isFixed || piece.isAside || isSure(word) })),
  );
  if (words.length === 0 || words.length > longestTerm || words.every(({ isFixed }) => isFixed)) return null;
  // Then places or choices left nothing.
  if (!isWeak && (await firstFound(db, [written(pieces, []).asked], false)) !== null) return null;
  if (search && (await isPostedTitle(db, search))) return null;
  const open = words.flatMap(({ word, isFixed }) => (isFixed ? [] : [word]));
  const line = await readSlips(words, sqlSlipLookup(db, open), isWeak ? familiar : frequent);
  const whole = line.readings.filter(({ kept }) => kept.length === 0);
  const terms = distinctTerms(pieces, guessesOf(whole), term);
  const inHead = await firstOf(db, terms, true);
  if (inHead) return { term: inHead.term, isCertain: false };
  const places = distinctTerms(pieces, await placeReadings(geocoder, line), term);
  const inPlace = await firstOf(db, places, true);
  if (inPlace) return { term: inPlace.term, isCertain: !isWeak };
  if (isWeak) return null;
  const proven = whole.filter(({ isDaring }) => !isDaring);
  const isTitle = proven[0]?.isTitle === true;
  const likely = distinctTerms(
    pieces,
    proven.map(({ guesses }) => guesses),
    term,
  );
  const first = (await firstOf(db, likely, false)) ?? (isTitle ? likely[0] : null);
  return first ? { term: first.term, isCertain: isTitle } : null;
}

function distinctTerms(
  pieces: readonly Piece[],
  readings: readonly (readonly Replacement[])[],
  term: string,
): Guessed[] {
  const terms = readings.map((reading) => written(pieces, reading));
  return [...new Map(terms.map((one) => [one.term, one])).values()].filter((one) => one.term !== term);
}

const guessesOf = (readings: readonly LineReading[]) => readings.map(({ guesses }) => guesses);

/** The likeliest reading with a city in place of a word that nothing speaks for, and the cities alone. */
async function placeReadings(
  geocoder: Sources['geocoder'],
  { tokens, readings }: { tokens: readonly SlipToken[]; readings: readonly LineReading[] },
): Promise<Replacement[][]> {
  const doubted = tokens.flatMap(({ standing }, index) =>
    standing === 'odd' || standing === 'rare' ? [index] : [],
  );
  const found: Replacement[][] = [];
  // A place stands at the end more often than before it.
  for (const index of doubted.toReversed().slice(0, maxPlaces)) {
    const city = await cityFor(geocoder, tokens[index]?.word ?? '', guessesOf(readings), index);
    if (city === null) continue;
    const place = { index, takes: 1 as const, words: searchWords(city), isPlace: true };
    const best = readings.find(({ kept }) => kept.every((one) => one === index));
    const others = best?.guesses.filter((one) => one.index + one.takes <= index || one.index > index) ?? [];
    found.push([...others, place], [place]);
  }
  return found;
}

/** The large city that a word was meant as: as the geocoder reads it, else as one of the guesses names it. */
async function cityFor(
  geocoder: Sources['geocoder'],
  word: string,
  readings: readonly (readonly SlipGuess[])[],
  index: number,
): Promise<string | null> {
  const own = readings.flat().filter((guess) => guess.index === index && guess.takes === 1);
  const names = [...new Set(own.map(({ words }) => words.join(' ')))].slice(0, maxPlaces);
  for (const [text, exact] of [[word, false] as const, ...names.map((name) => [name, true] as const)]) {
    const [place] = await geocoder.search(text, { exact });
    if (place?.kind === 'city' && place.city.population >= largeCity) return place.city.name;
  }
  return null;
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
function written(pieces: readonly Piece[], chosen: readonly Replacement[]): Guessed {
  const out: string[] = [];
  const asked: string[] = [];
  for (const { text, words, first, isAside } of pieces) {
    const own = words.flatMap((word, n) => {
      const guess = chosen.find(({ index, takes }) => index <= first + n && first + n < index + takes);
      if (!guess) return [word];
      return guess.index === first + n ? guess.words : [];
    });
    if (own.length === 0 && words.length > 0) continue;
    const now = own.join(' ') === words.join(' ') ? text : cased(text, own.join(' '));
    out.push(now);
    const isPlace = chosen.some((one) => one.isPlace && one.index === first);
    if (!isAside && !isPlace) asked.push(now);
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
