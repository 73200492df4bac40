import type { CompanyDetail, CompanySource } from '@foothold/core/entities/company/company-search-result.ts';
import type { Queryable } from '../../../db/db.ts';
import { type CompanyRow, companyResult, rowColumns } from '../company-rows.ts';
import { proposalsOf, standingsOf } from './row-standings.ts';

type Sources = {
  postingsAt: number | null;
  lists: { name: string; at: number }[];
  people: { name: string | null; at: number }[];
  ownCategories: string[];
};

/** One row with where its facts are from, or null where there is none of that number. */
export async function companyDetail(db: Queryable, id: string, now: Date): Promise<CompanyDetail | null> {
  const [row] = await db.query<CompanyRow & Sources>(
    `SELECT ${rowColumns(null)}, l.categories AS "ownCategories",
       CASE WHEN e.has_postings THEN (extract(epoch FROM e.postings_at) * 1000)::float8 END AS "postingsAt",
       (SELECT coalesce(json_agg(json_build_object('name', g.list, 'at', (extract(epoch FROM g.listed_at) * 1000)::float8)), '[]'::json)
         FROM employer_listing g WHERE g.employer_id = e.id) AS lists,
       (SELECT coalesce(json_agg(json_build_object('name', u.name, 'at', (extract(epoch FROM c.at) * 1000)::float8)), '[]'::json)
         FROM employer_change c LEFT JOIN users u ON u.id = c.user_id
         WHERE c.location_id = l.id AND c.taken_back_at IS NULL
           -- What nobody confirmed stands beside the row with its own name.
           AND (l.owner_id IS NOT NULL OR c.kind = 'added'
             OR EXISTS (SELECT FROM employer_proposal p WHERE p.change_id = c.id AND p.state = 'known'))) AS people
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
    ...companyResult(row, { foundBy: [], formerName: '', now }),
    sources: sources.sort((a, b) => (a.at < b.at ? 1 : -1)),
    otherNames: row.names.filter((name) => name !== row.groupName),
    ownCategories: row.ownCategories,
    proposals: await proposalsOf(db, id, now),
    standings: await standingsOf(db, id),
  };
}
