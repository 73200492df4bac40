import type { OtherPosting } from '@foothold/core/entities/posting/posting.ts';
import type { Queryable } from '../../db/db.ts';

/** Other postings of one job that are listed with it. */
const most = 20;

type Row = Omit<OtherPosting, 'datePosted'> & { of: number; posted: number | null; postedOn: string | null };

/** Where else the jobs of these postings stand: open ones, newest first, by posting number. */
export async function otherPostings(
  db: Queryable,
  postings: readonly { id: number; cluster: string | null }[],
  now: Date,
): Promise<ReadonlyMap<number, OtherPosting[]>> {
  const shared = postings.filter(({ cluster }) => cluster !== null);
  if (shared.length === 0) return new Map();
  const rows = await db.query<Row>(
    `SELECT k.id::float8 AS of, o.id::float8 AS id, o.source, o.external_id AS "externalId", t.url, t.location, t.posted_on::text AS "postedOn",
       (extract(epoch FROM o.posted) * 1000)::float8 AS posted
     FROM unnest($1::bigint[], $2::bigint[]) WITH ORDINALITY AS k (id, cluster, n)
     CROSS JOIN LATERAL (
       SELECT p.id, p.source, p.external_id, p.posted FROM posting p
       WHERE p.group_id = k.cluster AND p.id <> k.id AND (p.closed_at IS NULL OR p.closed_at > $3::timestamptz)
       ORDER BY p.posted DESC NULLS LAST, p.id DESC LIMIT ${most}
     ) o
     JOIN posting_text t ON t.posting_id = o.id
     ORDER BY k.n, o.posted DESC NULLS LAST, o.id DESC`,
    [shared.map(({ id }) => String(id)), shared.map(({ cluster }) => cluster), now.toISOString()],
  );
  const byPosting = new Map<number, OtherPosting[]>();
  for (const { of, posted, postedOn, ...other } of rows) {
    const datePosted = postedOn ?? (posted === null ? '' : new Date(posted).toISOString());
    byPosting.set(of, [...(byPosting.get(of) ?? []), { ...other, datePosted }]);
  }
  return byPosting;
}
