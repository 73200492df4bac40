/** A row of a list: its posting number, what its postings share, its employer, whether only its text answers. */
export type Job = { number: string; cluster: string | null; company: string | null; isText: boolean };

/**
 * The CTE `job`: of the rows of another CTE, which have `group_id`, those that stand for their job: alone, or the first
 * of its postings in that order. Where none is known to share its job these are simply all.
 */
export function onePerJob(rows: string, order: string, isShared = true): string {
  if (!isShared) return `job AS (SELECT * FROM ${rows})`;
  return `job AS (
      SELECT * FROM ${rows} WHERE group_id IS NULL
      UNION ALL
      (SELECT DISTINCT ON (group_id) * FROM ${rows} WHERE group_id IS NOT NULL ORDER BY group_id, ${order})
    )`;
}
