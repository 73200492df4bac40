import { companyKey } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Queryable } from '../../db/db.ts';

/** An employer as a browser names it. */
export type NamedEmployer = { companyName: string; url?: string | undefined };

/** An employer of the directory with the key that its postings have; null where none of them are its own. */
export type KnownEmployer = {
  id: string;
  group: string;
  groupName: string;
  postingKey: string | null;
  locationId: number;
  isSample: boolean;
};

type Row = KnownEmployer & { n: number; siteKey: string; isNow: boolean };

/**
 * The employers of these names, in order, null where none is known: by the name as a group writes it, else folded
 * (docs/spec/readings.md R15), of several the one whose site it is, else the one that takes the postings.
 */
export async function employersOf(
  db: Queryable,
  named: readonly NamedEmployer[],
): Promise<(KnownEmployer | null)[]> {
  const rows = await db.query<Row>(
    `SELECT k.n, e.id::text AS id, e.group_key AS "group", e.group_name AS "groupName", e.site_key AS "siteKey", e.is_sample AS "isSample",
       CASE WHEN e.takes_postings THEN e.name_key END AS "postingKey", e.name_key = k.key OR e.group_key = k.group_key AS "isNow",
       (SELECT l.id::float8 FROM employer_location l WHERE l.employer_id = e.id ORDER BY l.open_count DESC, l.id LIMIT 1) AS "locationId"
     FROM unnest($1::int[], $2::text[], $3::text[]) AS k (n, key, group_key)
     JOIN LATERAL (
       SELECT n.employer_id AS id FROM employer_name n WHERE n.key = k.key
       UNION SELECT g.id FROM employer g WHERE g.group_key = k.group_key
     ) f ON true
     JOIN employer e ON e.id = f.id
     ORDER BY k.n, e.group_key = k.group_key DESC, e.takes_postings DESC, e.open_count DESC, e.id`,
    [
      named.map((_, n) => n),
      named.map(({ companyName }) => companyKey(companyName)),
      named.map(({ companyName }) => companyName.trim().toLowerCase()),
    ],
  );
  return named.map(({ url }, n) => {
    const own = rows.filter((row) => row.n === n);
    const site = siteKey(url ?? '');
    const bySite = site === '' ? undefined : own.find((row) => row.siteKey === site);
    const byName = own.find(
      (row) => row.isNow && !(site !== '' && row.siteKey !== '' && row.siteKey !== site),
    );
    const found = bySite ?? byName ?? (site === '' ? own[0] : own.find((row) => row.siteKey === ''));
    if (!found) return null;
    const { id, group, groupName, postingKey, locationId, isSample } = found;
    return { id, group, groupName, postingKey, locationId, isSample };
  });
}
