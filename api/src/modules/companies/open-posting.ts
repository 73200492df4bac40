/** SQL of which postings `p` are open at an instant: not closed, posted within a year, seen lately; as the job search lists them at first. */
export function openPostingSql(now: string): string {
  return `(p.closed_at IS NULL OR p.closed_at > ${now})
    AND (p.posted IS NULL OR p.posted > ${now} - interval '1 year') AND NOT p.is_stale`;
}

/** SQL of the job that a posting `p` is of: the same one at several sources is one. */
export const jobSql = 'coalesce(p.group_id, -p.id)';
