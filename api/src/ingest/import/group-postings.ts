import type { Queryable } from '../../db/db.ts';

/**
 * Brings `group_id` up to date for postings that came, changed or were clustered, and for those they share a row of a
 * list with: the same job (`cluster_id`) or the same title, company and place (`job_key`). Run it inside the
 * transaction, after clustering.
 */
export async function groupPostings(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query(groupSql, [ids]);
}

// A group is named by the smallest key that leads to it: over a cluster, over those with the same key, and once more.
const groupSql = `
WITH own AS (
  SELECT job_key, cluster_id FROM posting WHERE id = ANY ($1::bigint[]) AND index_edition > 0
), near AS (
  SELECT id, job_key, cluster_id FROM posting WHERE job_key = ANY (ARRAY(SELECT job_key FROM own)) AND index_edition > 0
  UNION
  SELECT id, job_key, cluster_id FROM posting WHERE cluster_id = ANY (ARRAY(SELECT cluster_id FROM own)) AND index_edition > 0
), reached AS (
  SELECT * FROM near
  UNION
  SELECT id, job_key, cluster_id FROM posting
  WHERE cluster_id = ANY (ARRAY(SELECT cluster_id FROM near)) AND index_edition > 0
), first AS (
  SELECT *, min(job_key) OVER (PARTITION BY coalesce(cluster_id, -id)) AS key FROM reached
), second AS (
  SELECT id, cluster_id, min(key) OVER (PARTITION BY job_key) AS key FROM first
), third AS (
  SELECT id, min(key) OVER (PARTITION BY coalesce(cluster_id, -id)) AS key FROM second
), named AS (
  SELECT id, CASE WHEN count(*) OVER (PARTITION BY key) > 1 THEN key END AS key FROM third
)
UPDATE posting p SET group_id = n.key FROM named n WHERE p.id = n.id AND p.group_id IS DISTINCT FROM n.key`;
