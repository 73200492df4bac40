import type { TypedGroup } from '@foothold/core/search/read-typed.ts';
import { kinTrade, widerTrade } from '@foothold/core/search/wider-trade.ts';
import type { Queryable } from '../../db/db.ts';
import { type Filter, filterSql } from './search-filter.ts';
import { type Found, fewInHead } from './search-ids.ts';
import { evidenceOf, rarestOf, relaxedWords } from './search-words.ts';

/** Words that are tried without, one at a time; of a longer search only several at once. */
const triedAlone = 12;

/** A filter that asks for less, and the words that need not be there. */
export type Relaxed = { filter: Filter; dropped: string[] };

/** A group as it is named in the answer: “part time” is one. */
const saidOf = ({ words }: TypedGroup) => words.join(' ');

type Widen = (group: TypedGroup) => TypedGroup | null;
/** Groups that must be there, and what is given up: one word, several, a choice, the trade itself. */
type Try = { dropped: string[]; kept: TypedGroup[]; step: 'one' | 'several' | 'choice' | 'wider' };

/**
 * The filter that something answers in title and company: also what lacks one word, where nothing does what lacks several,
 * those first that tell least; then without a rank, kind of work or workplace, then for the wider trade (“truck driver” →
 * driver) and its kin (“biologist” → life scientists).
 * What names the work stays, and so do all fields. Null where nothing can be left out or nothing more is
 * found even so. The looks grow with the number of words, not with its square.
 */
export async function relaxFilter(
  db: Queryable,
  filter: Filter,
  { plan, inHead }: Pick<Found, 'plan' | 'inHead'>,
): Promise<Relaxed | null> {
  const [groups = [], ...others] = filter.words.search.alternatives;
  if (others.length > 0) return null;
  const counts = await countsOf(db, groups);
  // Other trades only where there is nothing at all to show of this one, and not in place of what somebody left out.
  const isBare = inHead === 0 && filter.words.without.length === 0;
  const widen = isBare ? [widerTrade, kinTrade] : [widerTrade];
  const tries = triesOf(groups, { free: leastTellingFirst(groups, counts), widen });
  if (tries.length === 0) return null;
  const postings = await countPostings(db, filter, plan, tries);
  const answered = tries.filter((_, n) => (postings[n] ?? 0) > 0);
  const [first] = answered;
  if (!first) return null;
  // Whatever lacks one word, or more where that finds nothing: how much each lacks decides its place.
  const sets = answered.filter(
    ({ step }) => step === first.step || (first.step === 'one' && step === 'several'),
  );
  const isOfWords = first.step === 'one' || first.step === 'several';
  const givenUp = first.step === 'one' ? answered.filter(({ step }) => step === 'one') : [first];
  const dropped = [...new Set(givenUp.flatMap((one) => one.dropped))];
  const relaxed = relaxedWords(
    filter.words,
    (isOfWords ? sets : [first]).map(({ kept }) => kept),
  );
  const evidence = evidenceOf(
    groups.filter(({ kind }) => kind !== 'trade'),
    counts,
  );
  return { filter: { ...filter, words: { ...relaxed, evidence } }, dropped };
}

/** How many postings answer each try in title and company, up to `fewInHead`. */
async function countPostings(
  db: Queryable,
  filter: Filter,
  plan: Found['plan'],
  tries: readonly Try[],
): Promise<number[]> {
  const none = { ...filter.words, hasAny: false, without: [] };
  const all = { ...plan, wordsFirst: false, isWhole: true };
  const { ctes, from, conditions, params } = filterSql({ ...filter, words: none }, all);
  const looks = tries.map(({ kept }, n) => {
    const { relaxed } = relaxedWords(filter.words, [kept]);
    return `SELECT ${n} AS n, (SELECT count(*)::int FROM (SELECT FROM ${from} WHERE ${conditions}
        AND p.head_tsv @@ $${params.push(relaxed)}::tsquery LIMIT ${fewInHead}) m) AS count`;
  });
  const counts = await db.query<{ n: number; count: number }>(
    `WITH ${ctes} looked AS (${looks.join(' UNION ALL ')}) SELECT n, count FROM looked ORDER BY n`,
    params,
  );
  return counts.map(({ count }) => count);
}

function triesOf(
  groups: readonly TypedGroup[],
  { free, widen }: { free: readonly TypedGroup[]; widen: readonly Widen[] },
): Try[] {
  // Of several given up at once a trade stays; where none is named, the word that tells most. Alone it goes where others remain.
  const least = groups.some(({ kind }) => kind === 'trade') ? free : free.slice(0, -1);
  const alone = free.length > 2 ? free : least;
  const without = (left: readonly TypedGroup[], step: Try['step']): Try => ({
    ...{ dropped: left.map(saidOf), step },
    kept: groups.filter((group) => !left.includes(group)),
  });
  const isOf = (kind: TypedGroup['choice']) => groups.filter(({ choice }) => choice === kind);
  // A workplace last: who asks for remote work wants it most.
  const chosen = [...isOf('level'), ...isOf('type'), ...isOf('workplace')];
  const tries = [
    ...alone.slice(0, triedAlone).map((group) => without([group], 'one')),
    ...least.slice(1).map((_, n) => without(least.slice(0, n + 2), 'several')),
    ...chosen.map((_, n) => without([...least, ...chosen.slice(0, n + 1)], 'choice')),
  ];
  return [...tries, ...widerTries(groups, { left: [...least, ...chosen], widen })].filter(
    // A choice alone says nothing of the work.
    ({ kept }) => kept.some(({ kind }) => kind !== 'choice'),
  );
}

/** Without all that can be left out, for the wider trade, and for its kin. */
function widerTries(
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
      const lost = group.words.filter((word) => !other.words.includes(word));
      return [(isOne(group) || lost.length === 0 ? group.words : lost).join(' ')];
    });
    const dropped = [...left.map(saidOf), ...said];
    return [{ dropped, kept: wider, step: 'wider' }];
  });
}

/** Words that could be left out, first those that tell least: what most titles and companies have (operator, worker, manager). */
function leastTellingFirst(groups: readonly TypedGroup[], counts: ReadonlyMap<string, number>): TypedGroup[] {
  const free = groups.filter(({ kind, order }) => kind === 'word' && !order);
  return free.toSorted((one, other) => rarestOf(other, counts) - rarestOf(one, counts));
}

/** How many titles and companies have each word of these groups. */
async function countsOf(db: Queryable, groups: readonly TypedGroup[]): Promise<Map<string, number>> {
  const rows = await db.query<{ word: string; count: number }>(
    'SELECT word, count FROM posting_word WHERE word = ANY ($1::text[])',
    [groups.flatMap((group) => group.words)],
  );
  return new Map(rows.map(({ word, count }) => [word, count]));
}
