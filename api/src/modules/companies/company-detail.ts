import type {
  CompanyDetail,
  CompanyGroup,
  CompanySource,
} from '@foothold/core/entities/company/company-search-result.ts';
import type { Queryable } from '../../db/db.ts';
import { type CompanyRow, companyResult, rowColumns } from './company-rows.ts';

type Sources = {
  postingsAt: number | null;
  lists: { name: string; at: number }[];
  people: { name: string | null; at: number }[];
  ownCategories: string[];
};

/** One row with where its facts are from, or null where there is none of that number. */
export async function companyDetail(db: Queryable, id: string): Promise<CompanyDetail | null> {
  const [row] = await db.query<CompanyRow & Sources>(
    `SELECT ${rowColumns(null)}, l.categories AS "ownCategories",
       CASE WHEN e.has_postings THEN (extract(epoch FROM e.postings_at) * 1000)::float8 END AS "postingsAt",
       (SELECT coalesce(json_agg(json_build_object('name', g.list, 'at', (extract(epoch FROM g.listed_at) * 1000)::float8)), '[]'::json)
         FROM employer_listing g WHERE g.employer_id = e.id) AS lists,
       (SELECT coalesce(json_agg(json_build_object('name', u.name, 'at', (extract(epoch FROM c.at) * 1000)::float8)), '[]'::json)
         FROM employer_change c LEFT JOIN users u ON u.id = c.user_id
         WHERE c.location_id = l.id AND c.taken_back_at IS NULL) AS people
     FROM employer_location l JOIN employer e ON e.id = l.employer_id WHERE l.id = $1::bigint`,
    [id],
  );
  if (!row) return null;
  const at = (value: number) => new Date(value).toISOString();
  const sources: CompanySource[] = [
    ...(row.postingsAt === null ? [] : [{ kind: 'postings' as const, name: '', at: at(row.postingsAt) }]),
    ...row.lists.map((list) => ({ kind: 'list' as const, name: list.name, at: at(list.at) })),
    ...row.people.map((one) => ({ kind: 'person' as const, name: one.name ?? '', at: at(one.at) })),
  ];
  return {
    ...companyResult(row, { foundBy: [], formerName: '' }),
    sources: sources.sort((a, b) => (a.at < b.at ? 1 : -1)),
    otherNames: row.names.filter((name) => name !== row.groupName),
    ownCategories: row.ownCategories,
  };
}

/** The employers that hire most, and after them by name. */
export async function listGroups(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<CompanyGroup[]> {
  return db.query<CompanyGroup>(
    `SELECT group_key AS "group", group_name AS "groupName", location_count AS "locationCount", open_count AS "openCount"
     FROM employer ORDER BY open_count DESC, group_key LIMIT $1::int OFFSET $2::int`,
    [limit, offset],
  );
}
