import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { kinTrade, widerTrade } from '@foothold/core/search/wider-trade.ts';
import type { Queryable } from '../../db/db.ts';
import { type Filter, filterSql } from './search-filter.ts';
import { type Found, fewInHead } from './search-ids.ts';
import { relaxedWords, type SearchWords } from './search-words.ts';

/** Words that are tried without, one at a time; of a longer search only several at once. */
const triedAlone = 12;

/** A filter that asks for less, and the words that need not be there. */
export type Relaxed = { filter: Filter; dropped: string[] };

/** A group as it is named in the answer: “part time” is one. */
const saidOf = ({ words }: TypedGroup) => words.join(' ');

type Widen = (group: TypedGroup) => TypedGroup | null;
type Try = { dropped: string[]; words: SearchWords; isOfOne?: boolean };

/**
 * The filter without the words that tell least, so that something answers in title and company: one word less where
 * that is enough, else more; then without a rank or kind of work, then for the wider trade (“truck driver” → driver) and its
 * kin (“biologist” → life scientists).
 * What names the work stays, and so do workplace and all fields. Null where nothing can be left out or nothing more is
 * found even so. The looks grow with the number of words, not with its square.
 */
export async function relaxFilter(
  db: Queryable,
  filter: Filter,
  { plan, inHead }: Pick<Found, 'plan' | 'inHead'>,
): Promise<Relaxed | null> {
  const [groups = [], ...others] = filter.words.search.alternatives;
  if (others.length > 0) return null;
  // Other trades only where there is nothing at all to show of this one, and not in place of what somebody left out.
  const isBare = inHead === 0 && filter.words.without.length === 0;
  const widen = isBare ? [widerTrade, kinTrade] : [widerTrade];
  const tries = triesOf(filter.words, groups, { least: await leastTellingFirst(db, groups), widen });
  if (tries.length === 0) return null;
  const none = { ...filter.words, hasAny: false, without: [] };
  const all = { ...plan, wordsFirst: false, isWhole: true };
  const { ctes, from, conditions, params } = filterSql({ ...filter, words: none }, all);
  const looks = tries.map(
    ({ words }, n) =>
      `SELECT ${n} AS n, (SELECT count(*)::int FROM (SELECT FROM ${from} WHERE ${conditions}
        AND p.head_tsv @@ $${params.push(words.relaxed)}::tsquery LIMIT ${fewInHead}) m) AS count`,
  );
  const counts = await db.query<{ n: number; count: number }>(
    `WITH ${ctes} looked AS (${looks.join(' UNION ALL ')}) SELECT n, count FROM looked ORDER BY n`,
    params,
  );
  // Without one word, the one that tells least: what is rare is what was meant, however few have it.
  const most = Math.max(...counts.map(({ count }) => count));
  const best =
    counts.find(({ n, count }) => tries[n]?.isOfOne && count > 0) ??
    counts.find(({ count }) => most > 0 && count === most);
  const found = best && tries[best.n];
  return found ? { filter: { ...filter, words: found.words }, dropped: found.dropped } : null;
}

function triesOf(
  words: SearchWords,
  groups: readonly TypedGroup[],
  { least, widen }: { least: readonly TypedGroup[]; widen: readonly Widen[] },
): Try[] {
  const alone = least.slice(0, triedAlone).map((group) => [group]);
  const several = least.slice(1).map((_, n) => least.slice(0, n + 2));
  // A workplace last: who asks for remote work wants it most.
  const isOf = (kind: TypedGroup['choice']) => groups.filter(({ choice }) => choice === kind);
  const chosen = [...isOf('level'), ...isOf('type'), ...isOf('workplace')];
  const also = chosen.map((_, n) => [...least, ...chosen.slice(0, n + 1)]);
  const tries = [...alone, ...several, ...also].map((left): Try => {
    const kept = groups.filter((group) => !left.includes(group));
    const isOfOne = left.length === 1 && left[0]?.kind === 'word';
    return { dropped: left.map(saidOf), words: relaxedWords(words, kept), isOfOne };
  });
  return [...tries, ...widerTries(words, groups, { left: [...least, ...chosen], widen })].filter(
    (one) => one.words.relaxed !== '',
  );
}

/** Without all that can be left out, for the wider trade, and for its kin. */
function widerTries(
  words: SearchWords,
  groups: readonly TypedGroup[],
  { left, widen: ways }: { left: readonly TypedGroup[]; widen: readonly Widen[] },
): Try[] {
  const kept = groups.filter((group) => !left.includes(group));
  return ways.flatMap((widen): Try[] => {
    const wider = kept.map((group) => widen(group) ?? group);
    if (wider.every((group) => kept.includes(group))) return [];
    const isOne = (group: TypedGroup) => group.words.length === 1;
    const said = kept.flatMap((group) => {
      const other = widen(group);
      if (other === null) return [];
      const words = group.words.filter((word) => !other.words.includes(word));
      return [(isOne(group) || words.length === 0 ? group.words : words).join(' ')];
    });
    const dropped = [...left.map(saidOf), ...said];
    return [{ dropped, words: relaxedWords(words, wider) }];
  });
}

/**
 * Words that could be left out, first those that tell least: what most titles and companies have (operator, worker,
 * manager). A trade stays; where none is named, the word that tells most.
 */
async function leastTellingFirst(db: Queryable, groups: readonly TypedGroup[]): Promise<TypedGroup[]> {
  const free = groups.filter(({ kind, order }) => kind === 'word' && !order);
  if (free.length === 0) return [];
  const rows = await db.query<{ word: string; count: number }>(
    'SELECT word, count FROM posting_word WHERE word = ANY ($1::text[])',
    [free.flatMap((group) => group.words)],
  );
  const counts = new Map(rows.map(({ word, count }) => [word, count]));
  const countOf = (group: TypedGroup) => Math.min(...group.words.map((word) => counts.get(word) ?? 0));
  const sorted = free.toSorted((one, other) => countOf(other) - countOf(one));
  return groups.some(({ kind }) => kind === 'trade') ? sorted : sorted.slice(0, -1);
}
