/**
 * A row of a list: its posting number, what its postings share, its employer, whether only its text answers; how many
 * jobs of its employer there are, where that was counted.
 */
export type Job = {
  number: string;
  cluster: string | null;
  company: string | null;
  isText: boolean;
  ofEmployer?: number | null;
};

/**
 * The CTE `job`: of the rows of another CTE, which have `group_id`, those that stand for their job: alone, or the first
 * of its postings in that order.
 */
export function onePerJob(rows: string, order: string): string {
  return `job AS (
      SELECT * FROM ${rows} WHERE group_id IS NULL
      UNION ALL
      (SELECT DISTINCT ON (group_id) * FROM ${rows} WHERE group_id IS NOT NULL ORDER BY group_id, ${order})
    )`;
}
