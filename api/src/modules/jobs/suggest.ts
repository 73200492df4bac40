import type { JobSuggestions } from '@foothold/core/contract/jobs.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import { searchKey, searchWords } from '@foothold/core/search/search-text.ts';
import { titleKey, titleWords } from '@foothold/core/search/title-words.ts';
import { tradesBeginning } from '@foothold/core/search/trades-beginning.ts';
import { titleMeanings } from '@foothold/core/search/vocabulary.ts';
import type { Queryable } from '../../db/db.ts';
import type { PlaceFinder } from '../../providers/geocoder/port.ts';
import { suggestPlaced } from './suggest-placed.ts';

const most = 6;
/** So many spoken areas are before the cities. */
const maxAreas = 2;
const maxTrades = 3;
/** So many names are looked through for six plain ones. */
const listed = 24;
/** The most frequent names of a kind: with most beginnings, six of them are among these. */
const frequent = 1000;
/** Names that are looked at besides, by their first word and by any: what a common beginning has more is rare. */
const looked = { begin: 1000, words: 1000 };

const kinds = ['title', 'company'] as const;
type Kind = (typeof kinds)[number];
type Title = JobSuggestions['titles'][number];
type Named = { kind: Kind; key: string; text: string; count: number; begins: boolean; isAll: boolean };

/** How many jobs a search for a title shows; null where that is not known in time. */
export type CountTitle = (title: string) => Promise<number | null>;

type Sources = {
  db: Queryable;
  finder: Pick<PlaceFinder, 'suggest' | 'suggestAreas'>;
  countTitle?: CountTitle;
  /** The likeliest other reading of a term that begins nothing; absent, none is offered. */
  correct?: (term: string) => Promise<string | null>;
};

/**
 * Titles, companies and places that may be meant by what is typed so far, at most six each: those that begin so first,
 * then those with a word that begins so, frequent ones first. Titles are plain ones, each once whatever its case and
 * number; an abbreviation brings the trade it stands for, and trades that no title begins with come by their names. Words
 * that end with the beginning of a place come apart from it. What begins nothing is corrected. Companies count open postings, as far as the last import,
 * closing or ten minutes; titles what `countTitle` says. Empty lists for an empty text; no text makes it fail.
 */
export async function suggest(
  { db, finder, countTitle, correct }: Sources,
  typed: string,
): Promise<JobSuggestions> {
  const text = typed.replace(/[\s\0]+/g, ' ').trim();
  if (text === '') return { titles: [], companies: [], places: [], placed: [], correction: null };
  const words = searchWords(text);
  const [names, areas, places, placed] = await Promise.all([
    namesLike(db, words),
    finder.suggestAreas(text, maxAreas),
    finder.suggest(text, { limit: most }),
    suggestPlaced(finder, text),
  ]);
  const of = (kind: Kind) =>
    names.filter((one) => one.kind === kind).map(({ text: name, count }) => ({ text: name, count }));
  const trades = countTitle ? [...tradesOf(words), ...tradesNamed(words)] : [];
  const titles = plainTitles([...trades.slice(0, most), ...of('title')], words).slice(0, most);
  const found = {
    titles: countTitle ? await counted(titles, countTitle) : titles,
    companies: of('company').slice(0, most),
    places: [
      ...areas,
      ...places.flatMap(({ text: place, lat, lng }) =>
        lat === null || lng === null ? [] : [{ text: place, lat, lng }],
      ),
    ].slice(0, most),
    placed,
  };
  const isNothing = Object.values(found).every((list) => list.length === 0);
  return { ...found, correction: isNothing && correct ? await correct(text) : null };
}

/** The trades that an abbreviation stands for. */
function tradesOf(words: readonly string[]): Title[] {
  const own = titleWords(words.join(' '));
  return titleMeanings(own)
    .filter(({ start, end }) => start === 0 && end === own.length && end === 1)
    .map(({ label }) => ({ text: capitalized(label), count: 0 }))
    .filter(({ text }) => titleKey(text) !== own.join(' '));
}

/** Trades with a usual name that begins so: “fork” is the forklift operator, whatever titles the postings have. */
function tradesNamed(words: readonly string[]): Title[] {
  return tradesBeginning(words.join(' '), maxTrades).map((label) => ({ text: capitalized(label), count: 0 }));
}

function capitalized(label: string): string {
  return label.replace(/(?<![^\s])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What is left of titles without place, team and other additions, each once; the more frequent spelling is kept. */
function plainTitles(titles: readonly Title[], typed: readonly string[]): Title[] {
  const start = typed.join(' ');
  const byKey = new Map<string, Title>();
  for (const { text, count } of titles) {
    const plain = plainTitle(text);
    const known = byKey.get(titleKey(plain));
    if (known) known.count = (known.count ?? 0) + (count ?? 0);
    else if (count === 0 || ` ${searchKey(plain)}`.includes(` ${start}`))
      byKey.set(titleKey(plain), { text: plain, count });
  }
  return [...byKey.values()];
}

async function counted(titles: readonly Title[], countTitle: CountTitle): Promise<Title[]> {
  const all: Title[] = [];
  for (const { text } of titles) all.push({ text, count: await countTitle(text) });
  // What the search would find nothing for is no suggestion.
  return all.filter(({ count }) => count !== 0);
}

async function namesLike(db: Queryable, words: readonly string[]): Promise<Named[]> {
  if (words.length === 0) return [];
  const start = words.join(' ');
  const first = await db.query<Named>(kinds.map(frequentSql).join(' UNION ALL '), [start]);
  const isLacking = (kind: Kind) => {
    const own = first.filter((one) => one.kind === kind);
    return !own[0]?.isAll && !(own.length === listed && own.every(({ begins }) => begins));
  };
  const lacking = kinds.filter(isLacking);
  if (lacking.length === 0) return first;
  const others = await db.query<Named>(lacking.map(anySql).join(' UNION ALL '), [start, beginnings(words)]);
  return kinds.flatMap((kind) => bestOf([...first, ...others].filter((one) => one.kind === kind)));
}

function bestOf(names: readonly Named[]): Named[] {
  const distinct = [...new Map(names.map((one) => [one.key, one])).values()];
  const order = (a: Named, b: Named) =>
    Number(b.begins) - Number(a.begins) || b.count - a.count || (a.key < b.key ? -1 : 1);
  return distinct.sort(order).slice(0, listed);
}

/** All words, the last one perhaps not whole. Letters and digits only (core, searchWords). */
function beginnings(words: readonly string[]): string {
  return words.map((word, n) => (n === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

const bestSql = (isAll: string) =>
  `kind, key, text, count, starts_with(key, $1) AS begins, ${isAll} AS "isAll"`;
const order = `ORDER BY begins DESC, count DESC, key LIMIT ${listed}`;
const hasWord = "strpos(' ' || key, ' ' || $1::text) > 0";

// The index alone tells which of the frequent names match.
const frequentSql = (kind: Kind) => `(
  WITH top AS MATERIALIZED (
    SELECT key AS name FROM posting_name WHERE kind = '${kind}' ORDER BY size DESC, key LIMIT ${frequent}
  ), near AS MATERIALIZED (SELECT name FROM top WHERE strpos(' ' || name, ' ' || $1::text) > 0)
  SELECT ${bestSql(`(SELECT count(*) FROM top) < ${frequent}`)}
  FROM near JOIN posting_name ON kind = '${kind}' AND key = name WHERE count > 0 ${order}
)`;

// LIMIT before the look at where the word stands: it bounds what is read, not what is found.
const anySql = (kind: Kind) => `(
  WITH begin AS MATERIALIZED (
    SELECT kind, key, text, count FROM posting_name
    WHERE kind = '${kind}' AND key >= $1::text AND key < $1::text || chr(1114111) LIMIT ${looked.begin}
  ), words AS MATERIALIZED (
    SELECT kind, key, text, count FROM posting_name
    WHERE kind = '${kind}' AND to_tsvector('simple'::regconfig, key) @@ to_tsquery('simple', $2) LIMIT ${looked.words}
  )
  SELECT ${bestSql('false')}
  FROM (SELECT * FROM begin UNION SELECT * FROM words) n WHERE count > 0 AND ${hasWord} ${order}
)`;
