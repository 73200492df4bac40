import { postingClusterKeys } from '@foothold/core/duplicates/posting-cluster-keys.ts';
import { type ClusterItem, commonKey, postingClusters } from '@foothold/core/duplicates/posting-clusters.ts';
import {
  fingerprintEdition,
  type PostingFingerprint,
} from '@foothold/core/duplicates/posting-fingerprint.ts';
import type { Queryable } from '../../db/db.ts';
import { groupPostings } from '../import/group-postings.ts';

/** A stored posting, by its number, with what clustering looks at. */
export type Fingerprinted = { id: string; externalId: string; fingerprint: PostingFingerprint };

/** Any number that no other lock of the database has. */
const lock = 4_820_117;
/** Most postings that are stored at once: a key with more than this beyond `commonKey` was common before. */
const maxAtOnce = 500;

/** What `reference_edition` calls the fingerprints of stored postings. */
export const clusterEdition = 'posting-clusters';

/**
 * Take it before the first row is written, else two that write cross: one process clusters at a time. Fingerprints of
 * another edition are removed here, because the rules of this one cannot read them; `clusterStored` makes them again.
 */
export async function lockClusters(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1::bigint)', [lock]);
  const former = await tx.query(
    'DELETE FROM reference_edition WHERE name = $1 AND edition <> $2 RETURNING edition',
    [clusterEdition, fingerprintEdition],
  );
  if (former.length === 0) return;
  await tx.query('DELETE FROM posting_fingerprint');
  await tx.query('DELETE FROM posting_cluster_key');
}

/**
 * Stores what clustering knows of postings that are new or have changed, and brings the clusters up to date that they
 * join or leave, inside the transaction that stores the postings. What a posting said of its text and pay stays while
 * its new version says neither, as in storePostings.
 */
export async function clusterPostings(tx: Queryable, postings: readonly Fingerprinted[]): Promise<void> {
  for (let from = 0; from < postings.length; from += maxAtOnce)
    await clusterSome(tx, postings.slice(from, from + maxAtOnce));
}

async function clusterSome(tx: Queryable, postings: readonly Fingerprinted[]): Promise<void> {
  const ids = postings.map(({ id }) => id);
  const before = new Map((await fingerprintsOf(tx, ids)).map((posting) => [posting.id, posting]));
  const now = postings.map(({ id, externalId, fingerprint }): Found => {
    const { clusterId = null, fingerprint: old } = before.get(id) ?? {};
    const whole = {
      ...fingerprint,
      text: fingerprint.text ?? old?.text ?? null,
      pay: fingerprint.pay ?? old?.pay ?? null,
    };
    return { id, key: `${fingerprint.source}\n${externalId}`, clusterId, fingerprint: whole };
  });
  await tx.query(
    `INSERT INTO posting_fingerprint (posting_id, facts) SELECT * FROM unnest($1::bigint[], $2::text[])
     ON CONFLICT (posting_id) DO UPDATE SET facts = excluded.facts`,
    [ids, now.map(({ fingerprint }) => JSON.stringify(fingerprint))],
  );
  if (before.size > 0)
    await tx.query('DELETE FROM posting_cluster_key WHERE posting_id = ANY ($1::bigint[])', [
      [...before.keys()],
    ]);
  const keys = now.flatMap(({ id, fingerprint }) =>
    postingClusterKeys(fingerprint).map((key) => ({ id, key })),
  );
  await tx.query(
    'INSERT INTO posting_cluster_key (posting_id, key) SELECT * FROM unnest($1::bigint[], $2::bigint[])',
    [keys.map(({ id }) => id), keys.map(({ key }) => key)],
  );
  const left = [...before.values()].flatMap(({ fingerprint }) => postingClusterKeys(fingerprint));
  await cluster(tx, now, left);
}

/**
 * Brings the clusters up to date of the postings that have one of these keys, and of all that are joined to them: call
 * it after postings with the keys went.
 */
export function clusterAround(tx: Queryable, keys: readonly number[]): Promise<void> {
  return cluster(tx, [], keys);
}

async function cluster(tx: Queryable, known: readonly Found[], left: readonly number[]): Promise<void> {
  const { postings, common } = await reach(tx, known, left);
  const clusterOf = new Map<string, string>();
  for (const members of postingClusters(postings, common)) {
    const [smallest] = members.map(({ id }) => id).sort(byNumber);
    if (smallest !== undefined) for (const { id } of members) clusterOf.set(id, smallest);
  }
  const changed = postings.filter(({ id, clusterId }) => (clusterOf.get(id) ?? null) !== clusterId);
  if (changed.length === 0) return;
  await tx.query(
    `UPDATE posting p SET cluster_id = c.cluster_id FROM unnest($1::bigint[], $2::bigint[]) AS c (id, cluster_id)
     WHERE p.id = c.id`,
    [changed.map(({ id }) => id), changed.map(({ id }) => clusterOf.get(id) ?? null)],
  );
  await groupPostings(
    tx,
    changed.map(({ id }) => id),
  );
}

const byNumber = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

/** Its key is the same whatever number it got: clusters do not depend on who came first. */
type Found = ClusterItem & { id: string; clusterId: string | null };

/** Every posting that keys lead to, from one to the next; what `common` keys lead to says nothing and ends there. */
async function reach(tx: Queryable, known: readonly Found[], left: readonly number[]) {
  const asked = new Set<number>();
  const common = new Set<number>();
  const found = new Map(known.map((posting) => [posting.id, posting]));
  const keysOf = (postings: readonly Found[]) =>
    [...new Set(postings.flatMap(({ fingerprint }) => postingClusterKeys(fingerprint)))].filter(
      (key) => !asked.has(key),
    );
  /** A key that one posting alone has leads nowhere, unless that posting is not the one it was asked for. */
  const follow = async (keys: readonly number[], fewest: 1 | 2): Promise<Found[]> => {
    for (const key of keys) asked.add(key);
    const ids = new Set<string>();
    for (const [key, holders] of await holdersOf(tx, keys, fewest)) {
      if (holders.length > commonKey) common.add(key);
      // One that has just become common takes its clusters apart, once.
      if (holders.length <= commonKey + maxAtOnce) for (const id of holders) if (!found.has(id)) ids.add(id);
    }
    const fresh = await fingerprintsOf(tx, [...ids]);
    for (const posting of fresh) found.set(posting.id, posting);
    return fresh;
  };
  let fresh = [...known, ...(await follow([...new Set(left)], 1))];
  while (fresh.length > 0) fresh = await follow(keysOf(fresh), 2);
  return { postings: [...found.values()], common };
}

/** Who has each key, where so many have it; cut above what tells a common key from one that was so before. */
async function holdersOf(
  tx: Queryable,
  keys: readonly number[],
  fewest: number,
): Promise<Map<number, string[]>> {
  if (keys.length === 0) return new Map();
  const rows = await tx.query<{ key: number; ids: string }>(
    `SELECT k.key::float8 AS key, h.ids FROM unnest($1::bigint[]) AS k (key)
     CROSS JOIN LATERAL (SELECT string_agg(c.posting_id::text, ' ') AS ids, count(*) AS n
       FROM (SELECT posting_id FROM posting_cluster_key WHERE key = k.key LIMIT ${commonKey + maxAtOnce + 1}) c) h
     WHERE h.n >= $2`,
    [keys, fewest],
  );
  return new Map(rows.map(({ key, ids }) => [key, ids.split(' ')]));
}

async function fingerprintsOf(tx: Queryable, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const rows = await tx.query<{ id: string; key: string; clusterId: string | null; facts: string }>(
    `SELECT f.posting_id::text AS id, p.source || E'\\n' || p.external_id AS key, p.cluster_id::text AS "clusterId", f.facts
     FROM posting_fingerprint f JOIN posting p ON p.id = f.posting_id WHERE f.posting_id = ANY ($1::bigint[])`,
    [ids],
  );
  return rows.map(({ facts, ...row }) => ({ ...row, fingerprint: JSON.parse(facts) as PostingFingerprint }));
}
