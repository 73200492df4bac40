import type { JobPointsRequest } from '@foothold/core/contract/jobs.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { readTyped, type TypedPart, type TypedSearch } from '@foothold/core/search/read-typed.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { tradeIndex, tradeKey } from '@foothold/core/search/trade-index.ts';
import { allOf, lexeme } from '@foothold/core/search/tsquery.ts';
import { type TypedGuess, typedGuesses } from '@foothold/core/search/typed-guesses.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Queryable } from '../../db/db.ts';
import { boxesAround } from '../../db/geo-circle.ts';
import type { Bind } from '../../db/search-box.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';

/** A bare name at the end is a place from so many people on: “nurse Phoenix”. */
const largeCity = 100_000;
/** And from so many where more postings are there than have it in title or company: “nurse Naperville”. */
const town = 10_000;
const townMiles = 3;

/** What takes words away or asks for less; a trade or a choice is met by the words of a title as well. */
const narrowing: ReadonlySet<string> = new Set(['place', 'company', 'pay', 'age', 'or']);

/**
 * Reads the term of a search; what may be a place is asked of the geocoder, what may be a company of the postings. A term
 * that is a whole title of a posting, or its title and company, is taken as words: “Nurse in Ohio” may be a title.
 */
export async function readTerm(
  db: Queryable,
  geocoder: Geocoder,
  request: Pick<JobPointsRequest, 'searchTerm' | 'literal' | 'namesOff'>,
): Promise<TypedSearch> {
  const { searchTerm, literal = [], namesOff } = request;
  const { places, companies } = typedGuesses(searchTerm, literal);
  const [place, company] = [await placeOf(db, geocoder, places), await companyOf(db, companies)];
  const read = readTyped(searchTerm, {
    ...{ literal, namesOff, company },
    place: overlap(place, company) ? null : place,
  });
  const parts = read.understood.filter(({ kind }) => narrowing.has(kind));
  if (parts.length === 0) return read;
  const asWords = readTyped(searchTerm, {
    namesOff,
    literal: [...literal, ...parts.map(({ text }) => text)],
  });
  return (await isTitle(db, asWords)) ? asWords : read;
}

function overlap(one: TypedPart | null, other: TypedPart | null): boolean {
  return one !== null && other !== null && one.from < other.to && other.from < one.to;
}

async function placeOf(
  db: Queryable,
  geocoder: Geocoder,
  guesses: readonly TypedGuess[],
): Promise<TypedPart | null> {
  for (const { isSaid, ...guess } of guesses) {
    // A typo in a place is corrected beside its state; elsewhere any word may be near some town.
    const [best] = await geocoder.search(guess.value, { exact: !guess.value.includes(',') });
    if (!best || best.kind === 'remote') continue;
    // “GRC engineer”: three letters are the code of some country, and seldom meant so.
    if (!isSaid && best.kind === 'area' && guess.value.length < 4) continue;
    if (isSaid || best.kind !== 'city' || best.city.population >= largeCity) return guess;
    if (best.city.population >= town && (await isTownOfPostings(db, guess.value, best.city))) return guess;
  }
  return null;
}

/** Whether the name of a town says where jobs are rather than what they are: Enterprise and Commerce are towns too. */
async function isTownOfPostings(db: Queryable, name: string, point: Point): Promise<boolean> {
  const tokens = titleWords(name);
  const [box] = boxesAround(point, townMiles);
  if (tokens.length === 0 || !box) return false;
  const [row] = await db.query<{ named: number; located: number }>(
    `SELECT (SELECT coalesce(min(coalesce(w.count, 0)), 0)::int FROM unnest($1::text[]) t (word)
         LEFT JOIN posting_word w ON w.word = t.word) AS named,
       (SELECT count(*)::int FROM (SELECT FROM posting_location l WHERE l.lat BETWEEN $2 AND $3 AND l.lng BETWEEN $4 AND $5 LIMIT 200) l) AS located`,
    [tokens, box.south, box.north, box.west, box.east],
  );
  return row !== undefined && (row.named === 0 || row.located > row.named);
}

/** A company is known by its name in postings, as most of them write it. */
async function companyOf(db: Queryable, guesses: readonly TypedGuess[]): Promise<TypedPart | null> {
  if (guesses.length === 0) return null;
  const guessed = guesses.flatMap((guess) => keysOf(guess).map((key) => ({ key, guess })));
  const keys = guessed.map(({ key }) => key);
  const rows = await db.query<{ key: string; name: string; postings: number }>(
    `SELECT k.key, (SELECT t.company_name FROM posting p JOIN posting_text t ON t.posting_id = p.id
       WHERE p.company_key = k.key LIMIT 1) AS name,
       (SELECT count(*)::int FROM (SELECT FROM posting p WHERE p.company_key = k.key LIMIT ${manyPostings}) c) AS postings
     FROM unnest($1::text[]) k (key)`,
    [keys],
  );
  for (const { key, guess } of guessed) {
    const row = rows.find((one) => one.key === key);
    if (!row?.name) continue;
    const { isSaid, ...part } = guess;
    if (isSaid || (await isNameOfEmployer(db, guess.value, row.postings)))
      return { ...part, value: row.name };
  }
  return null;
}

/** A bare name also without its blanks: “open ai”. */
function keysOf({ value, isSaid }: TypedGuess): string[] {
  const key = companyKey(value);
  const joined = companyKey(value.replace(/ /g, ''));
  return (isSaid || joined === key ? [key] : [key, joined]).filter((one) => one !== '');
}

/** So many postings of an employer outweigh any title. */
const manyPostings = 500;

/** Whether a bare name says the employer rather than work: more postings are its own than have the words in their titles. */
async function isNameOfEmployer(db: Queryable, name: string, postings: number): Promise<boolean> {
  const tokens = titleWords(name);
  if (tokens.length === 0 || postings === 0 || tradeIndex().rules.has(tradeKey(tokens))) return false;
  const question = tokens.map((token) => lexeme(token, 'A'));
  const [row] = await db.query<{ titles: number }>(
    `SELECT count(*)::int AS titles FROM (SELECT FROM posting p WHERE p.head_tsv @@ $1::tsquery LIMIT ${manyPostings}) t`,
    [allOf(question)],
  );
  return row !== undefined && row.titles < postings;
}

/** Whether a posting has all of it as its title, or as title and company. */
export async function isTitle(db: Queryable, search: TypedSearch): Promise<boolean> {
  const params: unknown[] = [];
  const [row] = await db.query<{ found: boolean }>(
    `SELECT ${isTitleSql(search, (value) => `$${params.push(value)}`)} AS found`,
    params,
  );
  return row?.found ?? false;
}

/** The same as a condition. */
export function isTitleSql({ key, lemmaKey }: TypedSearch, bind: Bind): string {
  const words = lemmaKey.split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 60) return 'false';
  return `EXISTS (WITH m AS MATERIALIZED (
      SELECT title_words, company_words FROM posting WHERE head_tsv @@ ${bind(allOf(words.map((word) => lexeme(word))))}::tsquery
    ) SELECT FROM m WHERE ${bind(key)}::text IN (title_words, title_words || ' ' || company_words, company_words || ' ' || title_words))`;
}
