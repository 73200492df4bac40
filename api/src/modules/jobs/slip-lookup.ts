import { pairKey, type SlipLookup, type WordUse } from '@foothold/core/search/slips/slip-lookup.ts';
import { isSkeleton } from '@foothold/core/search/slips/word-guesses.ts';
import { titleWords } from '@foothold/core/search/title-words.ts';
import { allOf, lexeme } from '@foothold/core/search/tsquery.ts';
import type { Queryable } from '../../db/db.ts';

/** Texts and pairs of words are counted up to so many: more say nothing more. */
const maxCount = 20;
/** Words that share only a little with the typed one: so many of the most frequent. */
const maxNear = 400;
/** How much longer a word may be than its consonants, typed alone. */
const maxSkipped = 6;

/** Looks words up in `posting_word`, pairs in the titles of `posting_name`. `typed`: of these the texts are counted. */
export function sqlSlipLookup(db: Queryable, typed: readonly string[]): SlipLookup {
  return {
    counts: (words) => countWords(db, words, typed),
    near: (word) => (isSkeleton(word) ? nearSkeletons(db, word) : nearWords(db, word)),
    pairs: (pairs) => countPairs(db, pairs),
  };
}

async function countWords(
  db: Queryable,
  words: readonly string[],
  typed: readonly string[],
): Promise<Map<string, WordUse>> {
  const params: unknown[] = [words];
  const rows = await db.query<{ word: string; titles: number; texts: number }>(
    `WITH titled AS MATERIALIZED (SELECT word, count FROM posting_word WHERE word = ANY ($1::text[]) AND count > 0)
     SELECT word, count AS titles, 0 AS texts FROM titled
     ${typed.map((word) => textsSql(word, (value) => `$${params.push(value)}`)).join('\n')}`,
    params,
  );
  const uses = new Map<string, WordUse>();
  for (const { word, titles, texts } of rows) {
    const own = uses.get(word) ?? { titles: 0, texts: 0 };
    uses.set(word, { titles: own.titles + titles, texts: own.texts + texts });
  }
  return uses;
}

/**
 * CASE, so that texts are read only for words of few titles: a frequent word would be looked up in all it is in.
 * MATERIALIZED keeps the planner from reading the table in hope of an early match, of which there may be none.
 */
function textsSql(word: string, bind: (value: unknown) => string): string {
  const query = allOf(titleWords(word).map((one) => lexeme(one)));
  if (query === '') return '';
  const [own, texts] = [bind(word), bind(query)];
  return `UNION ALL SELECT ${own}::text, 0, CASE
    WHEN EXISTS (SELECT FROM titled t WHERE t.word = ${own}::text AND t.count >= ${maxCount}) THEN 0
    ELSE (WITH m AS MATERIALIZED (SELECT p.id FROM posting p WHERE p.tsv @@ ${texts}::tsquery LIMIT ${maxCount}) SELECT count(*)::int FROM m) END`;
}

/**
 * Words one mistake away share the half before it or the one behind it; with two mistakes it is a third of the word, where
 * only the frequent ones are looked at.
 */
function nearWords(db: Queryable, word: string): Promise<{ word: string; titles: number }[]> {
  const letters = [...word];
  const ends = (parts: number) => {
    const shared = Math.max(1, Math.floor((letters.length - 1) / parts));
    return [letters.slice(0, shared).join(''), letters.slice(-shared).reverse().join('')];
  };
  const within = 'w.count > 0 AND length(w.word) BETWEEN $5::int - 2 AND $5::int + 2';
  const by = (start: string, end: string) =>
    `SELECT w.word, w.count AS titles FROM posting_word w
     WHERE word COLLATE "C" >= ${start}::text AND word COLLATE "C" < ${start}::text || chr(1114111) AND ${within}
     UNION
     SELECT w.word, w.count FROM posting_word w
     WHERE reverse(word) COLLATE "C" >= ${end}::text AND reverse(word) COLLATE "C" < ${end}::text || chr(1114111) AND ${within}`;
  return db.query(
    `(${by('$1', '$2')}) UNION (SELECT * FROM (${by('$3', '$4')}) f ORDER BY titles DESC, word LIMIT ${maxNear})`,
    [...ends(2), ...ends(3), letters.length],
  );
}

/** Words with these consonants in this order, or with two neighbors of them swapped. Letters alone: `%` and `_` are no words. */
function nearSkeletons(db: Queryable, word: string): Promise<{ word: string; titles: number }[]> {
  const letters = [...word];
  const orders = letters.slice(1, -1).map((_, index) => {
    const swapped = [...letters];
    [swapped[index + 1], swapped[index + 2]] = [letters[index + 2] ?? '', letters[index + 1] ?? ''];
    return swapped;
  });
  const patterns = [letters, ...orders].map((order) => `${order.join('%')}%`);
  return db.query(
    `SELECT word, count AS titles FROM posting_word
     WHERE word COLLATE "C" >= $1::text AND word COLLATE "C" < $1::text || chr(1114111) AND count > 0
       AND length(word) <= $2::int AND word LIKE ANY ($3::text[])
     ORDER BY count DESC, word LIMIT ${maxNear}`,
    [letters[0], letters.length + maxSkipped, patterns],
  );
}

async function countPairs(
  db: Queryable,
  pairs: Parameters<SlipLookup['pairs']>[0],
): Promise<Map<string, number>> {
  if (pairs.length === 0) return new Map();
  const queries = pairs.map((pair) => allOf(pair.map((word) => lexeme(word))));
  const rows = await db.query<{ n: number; count: number }>(
    `SELECT q.n::int AS n, (SELECT coalesce(sum(m.count), 0)::int FROM (
         SELECT count FROM posting_name WHERE kind = 'title' AND count > 0
           AND to_tsvector('simple'::regconfig, key) @@ q.query::tsquery LIMIT ${maxCount}
       ) m) AS count
     FROM unnest($1::text[]) WITH ORDINALITY AS q (query, n)`,
    [queries],
  );
  return new Map(
    rows.flatMap(({ n, count }) => {
      const pair = pairs[n - 1];
      return pair && count > 0 ? [[pairKey(pair), count] as const] : [];
    }),
  );
}
