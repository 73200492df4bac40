import type { JobSuggestions } from '@foothold/core/contract/jobs.ts';
import { searchWords } from '@foothold/core/search/search-text.ts';
import type { Queryable } from '../../db/db.ts';
import type { PlaceFinder } from '../../providers/geocoder/port.ts';

const most = 6;
/** The most frequent names of a kind: with most beginnings, six of them are among these. */
const frequent = 1000;
/** Names that are looked at besides, by their first word and by any: what a common beginning has more is rare. */
const looked = { begin: 1000, words: 1000 };

const kinds = ['title', 'company'] as const;
type Kind = (typeof kinds)[number];
type Named = { kind: Kind; key: string; text: string; count: number; begins: boolean; isAll: boolean };

/**
 * Titles, companies and places that may be meant by what is typed so far, at most six each: those that begin so first,
 * then those with a word that begins so, frequent ones first. Counts are of open postings, as far as the last import,
 * closing or ten minutes. Empty lists for an empty text; no text makes it fail.
 */
export async function suggest(
  { db, finder }: { db: Queryable; finder: Pick<PlaceFinder, 'suggest'> },
  typed: string,
): Promise<JobSuggestions> {
  const text = typed.replace(/[\s\0]+/g, ' ').trim();
  if (text === '') return { titles: [], companies: [], places: [] };
  const words = searchWords(text);
  const [names, places] = await Promise.all([namesLike(db, words), finder.suggest(text, { limit: most })]);
  const of = (kind: Kind) =>
    names.filter((one) => one.kind === kind).map(({ text: name, count }) => ({ text: name, count }));
  return {
    titles: of('title'),
    companies: of('company'),
    places: places.flatMap(({ text: place, lat, lng }) =>
      lat === null || lng === null ? [] : [{ text: place, lat, lng }],
    ),
  };
}

async function namesLike(db: Queryable, words: readonly string[]): Promise<Named[]> {
  if (words.length === 0) return [];
  const start = words.join(' ');
  const first = await db.query<Named>(kinds.map(frequentSql).join(' UNION ALL '), [start]);
  const isLacking = (kind: Kind) => {
    const own = first.filter((one) => one.kind === kind);
    return !own[0]?.isAll && !(own.length === most && own.every(({ begins }) => begins));
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
  return distinct.sort(order).slice(0, most);
}

/** All words, the last one perhaps not whole. Letters and digits only (core, searchWords). */
function beginnings(words: readonly string[]): string {
  return words.map((word, n) => (n === words.length - 1 ? `${word}:*` : word)).join(' & ');
}

const bestSql = (isAll: string) =>
  `kind, key, text, count, starts_with(key, $1) AS begins, ${isAll} AS "isAll"`;
const order = `ORDER BY begins DESC, count DESC, key LIMIT ${most}`;
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
