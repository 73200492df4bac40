import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import type { Queryable } from '../../db/db.ts';
import { type Filter, filterSql, type Plan } from './search-filter.ts';
import { relaxedWords } from './search-words.ts';

/** Words that are tried without, one at a time; of a longer search only several at once. */
const triedAlone = 12;

/** A filter that asks for less, and the words that need not be there. */
export type Relaxed = { filter: Filter; dropped: string[] };

/**
 * The filter without the words that matter least, so that something answers in title and company: one word less where
 * that is enough, else the fewest. What names the work stays, and so does what is chosen. Null where nothing can be left
 * out or nothing is found even so. The looks grow with the number of words, not with its square.
 */
export async function relaxFilter(db: Queryable, filter: Filter, plan: Plan): Promise<Relaxed | null> {
  const [groups = [], ...others] = filter.words.search.alternatives;
  const droppable = await leastFirst(db, groups);
  if (others.length > 0 || droppable.length === 0) return null;
  const alone = droppable.slice(0, triedAlone).map((group) => [group]);
  const several = droppable.slice(1).map((_, n) => droppable.slice(0, n + 2));
  const tries = [...alone, ...several].map((dropped) => ({
    dropped,
    words: relaxedWords(filter.words, new Set(dropped)),
  }));
  const { ctes, from, conditions, params } = filterSql({ ...filter, words: noWords(filter) }, { ...plan, wordsFirst: false, isWhole: true });
  const looks = tries.map(
    ({ words }, n) =>
      `WHEN EXISTS (WITH m AS MATERIALIZED (SELECT FROM ${from} WHERE ${conditions} AND p.head_tsv @@ $${params.push(words.relaxed)}::tsquery)
        SELECT FROM m) THEN ${n}`,
  );
  const [row] = await db.query<{ n: number | null }>(
    `WITH ${ctes} one AS (SELECT 1) SELECT CASE ${looks.join('\n')} END AS n FROM one`,
    params,
  );
  const found = tries[row?.n ?? -1];
  if (!found) return null;
  const dropped = found.dropped.flatMap(({ words }) => words);
  return { filter: { ...filter, words: found.words }, dropped };
}

function noWords({ words }: Filter): Filter['words'] {
  return { ...words, hasAny: false, without: [] };
}

/**
 * Words that could be left out, first what the fewest titles and companies have, since that is what finds nothing. A
 * trade stays; where none is named, the last word, which in English says what it is.
 */
async function leastFirst(db: Queryable, groups: readonly TypedGroup[]): Promise<TypedGroup[]> {
  const isTrade = groups.some(({ kind }) => kind === 'trade');
  const words = groups.filter(({ kind, order }) => kind === 'word' && !order);
  const free = isTrade ? words : words.slice(0, -1);
  if (free.length === 0) return [];
  const rows = await db.query<{ word: string; count: number }>(
    'SELECT word, count FROM posting_word WHERE word = ANY ($1::text[])',
    [free.flatMap((group) => group.words)],
  );
  const counts = new Map(rows.map(({ word, count }) => [word, count]));
  const countOf = (group: TypedGroup) => Math.min(...group.words.map((word) => counts.get(word) ?? 0));
  return free.toSorted((one, other) => countOf(one) - countOf(other));
}
