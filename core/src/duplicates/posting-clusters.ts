import { postingClusterKeys } from './posting-cluster-keys.ts';
import type { PostingFingerprint } from './posting-fingerprint.ts';
import { type PostingRelation, postingRelation } from './same-posting.ts';

/** A posting to be clustered; `key` tells it from all others (source and its id there), and orders them. */
export type ClusterItem = { key: string; fingerprint: PostingFingerprint };

/** A number that more postings share says nothing about any of them: a link to all jobs of an employer, a mass post. */
export const commonKey = 200;

type Pair = { a: ClusterItem; b: ClusterItem; relation: PostingRelation };
const strength: Readonly<Record<PostingRelation, number>> = {
  link: 3,
  text: 2,
  alike: 1,
  unknown: 0,
  other: -1,
};

/**
 * Which postings stand for one job: the clusters of two or more. Every order of the items gives the same clusters; a
 * posting that is not like all of a cluster does not come into it through one that is. Only items that share a key are
 * compared, and keys in `common` do not count. Pure; takes time with the pairs inside a key.
 */
export function postingClusters<T extends ClusterItem>(
  items: readonly T[],
  common: ReadonlySet<number> = new Set(),
): T[][] {
  const relations = new Map<ClusterItem, Map<ClusterItem, PostingRelation>>();
  const relate = (a: ClusterItem, b: ClusterItem): PostingRelation => {
    const known = relations.get(a)?.get(b);
    if (known) return known;
    const relation = postingRelation(a.fingerprint, b.fingerprint);
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const row = relations.get(one) ?? new Map<ClusterItem, PostingRelation>();
      relations.set(one, row.set(other, relation));
    }
    return relation;
  };
  const groups = keyGroups(items, common);
  for (const group of groups)
    for (const [at, a] of group.entries()) for (const b of group.slice(at + 1)) relate(a, b);
  const pairs: Pair[] = [];
  for (const [a, row] of relations)
    for (const [b, relation] of row)
      if (a.key < b.key && strength[relation] > 0 && !isEitherOf(a, b, relation, relations))
        pairs.push({ a, b, relation });
  pairs.sort((x, y) => strength[y.relation] - strength[x.relation] || order(x.a, y.a) || order(x.b, y.b));
  const clusterOf = new Map<ClusterItem, ClusterItem[]>();
  for (const { a, b, relation } of pairs) {
    const one = clusterOf.get(a) ?? [a];
    const other = clusterOf.get(b) ?? [b];
    if (one === other) continue;
    const least = relation === 'alike' ? 1 : 0;
    const fits = relation === 'link' || one.every((x) => other.every((y) => strength[relate(x, y)] >= least));
    if (!fits) continue;
    const whole = [...one, ...other];
    for (const item of whole) clusterOf.set(item, whole);
  }
  return [...new Set(clusterOf.values())] as T[][];
}

const order = (a: ClusterItem, b: ClusterItem) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

function keyGroups(items: readonly ClusterItem[], common: ReadonlySet<number>): ClusterItem[][] {
  const groups = new Map<number, ClusterItem[]>();
  for (const item of [...items].sort(order))
    for (const key of postingClusterKeys(item.fingerprint)) {
      if (common.has(key)) continue;
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return [...groups.values()].filter((group) => group.length > 1 && group.length <= commonKey);
}

/**
 * One feed's “Pharmacist, Philadelphia” beside sixteen openings of that name at the employer's own board may be any of
 * them, and so is held for none.
 */
function isEitherOf(
  a: ClusterItem,
  b: ClusterItem,
  relation: PostingRelation,
  relations: ReadonlyMap<ClusterItem, ReadonlyMap<ClusterItem, PostingRelation>>,
): boolean {
  if (relation !== 'alike' || !a.fingerprint.isBare) return false;
  const hasRival = (one: ClusterItem, other: ClusterItem) =>
    [...(relations.get(one) ?? [])].some(
      ([third, its]) => its === 'alike' && third !== other && relations.get(third)?.get(other) === 'unknown',
    );
  return hasRival(a, b) || hasRival(b, a);
}
