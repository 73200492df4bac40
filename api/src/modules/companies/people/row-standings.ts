import {
  type DirectoryField,
  type DirectoryProposal,
  type DirectoryStanding,
  directoryFields,
  isNewAccount,
} from '@foothold/core/entities/company/directory-trust.ts';
import type { Queryable } from '../../../db/db.ts';

/** Proposals of one row that an answer names. */
const most = 100;

type Row = {
  id: number;
  field: DirectoryField;
  words: string;
  name: string | null;
  at: number;
  madeAt: number | null;
  agreements: number;
  changeId: number | null;
  isDisputed: boolean;
};

/** The values that are proposed for a row, the newest first. */
export async function proposalsOf(db: Queryable, id: string, now: Date): Promise<DirectoryProposal[]> {
  const rows = await db.query<Row>(
    `SELECT p.id::float8 AS id, p.field, p.words, u.name, (extract(epoch FROM p.at) * 1000)::float8 AS at,
       (extract(epoch FROM u.created_at) * 1000)::float8 AS "madeAt", p.change_id::float8 AS "changeId",
       (SELECT count(*)::int FROM employer_agreement a WHERE a.proposal_id = p.id) AS agreements,
       EXISTS (SELECT FROM employer_dispute d WHERE d.proposal_id = p.id AND d.settled_at IS NULL) AS "isDisputed"
     FROM employer_proposal p LEFT JOIN users u ON u.id = p.user_id
     WHERE p.location_id = $1::bigint AND p.state = 'open' AND (p.words <> '' OR p.field <> 'place') ORDER BY p.id DESC LIMIT ${most}`,
    [id],
  );
  return rows.map(({ name, at, madeAt, field, isDisputed, ...row }) => ({
    ...row,
    field,
    isDisputed,
    name: name ?? '',
    at: new Date(at).toISOString(),
    isText:
      (field === 'url' || field === 'jobPostingsUrl') &&
      (isDisputed || madeAt === null || isNewAccount(new Date(madeAt), now)),
  }));
}

type Known = {
  known: { field: DirectoryField; by: 'people' | 'operator' }[];
  disputed: DirectoryField[];
  unconfirmed: DirectoryField[];
  filled: DirectoryField[];
  hasPostings: boolean;
  listed: DirectoryField[];
};

/** Who vouches for what a row shows, a line for each field that it shows. */
export async function standingsOf(db: Queryable, id: string): Promise<DirectoryStanding[]> {
  const [row] = await db.query<Known>(
    `SELECT (SELECT coalesce(json_agg(json_build_object('field', p.field, 'by', p.decided_by)), '[]'::json) FROM employer_proposal p
         WHERE p.location_id = l.id AND p.state = 'known') AS known,
       ARRAY(SELECT DISTINCT d.field FROM employer_dispute d WHERE d.location_id = l.id AND d.proposal_id IS NULL AND d.settled_at IS NULL)
         AS disputed,
       CASE WHEN l.url = '' AND 'url' = ANY (e.unconfirmed) THEN '{url}'::text[] ELSE '{}' END
         || CASE WHEN l.jobs_url = '' AND 'jobPostingsUrl' = ANY (e.unconfirmed) THEN '{jobPostingsUrl}'::text[] ELSE '{}' END
         || l.unconfirmed AS unconfirmed,
       array_remove(ARRAY['companyName', CASE WHEN concat(l.address, l.city, l.state, l.country) <> '' THEN 'place' END,
         CASE WHEN concat(l.url, e.url) <> '' THEN 'url' END, CASE WHEN concat(l.jobs_url, e.jobs_url) <> '' THEN 'jobPostingsUrl' END,
         CASE WHEN concat(l.description, e.description) <> '' THEN 'description' END,
         CASE WHEN e.categories <> '{}' THEN 'categories' END], NULL) AS filled,
       e.has_postings AS "hasPostings",
       array_remove(ARRAY[CASE WHEN EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = e.id) THEN 'companyName' END,
         CASE WHEN l.from_list THEN 'place' END,
         CASE WHEN l.url = '' THEN 'url' END, CASE WHEN l.jobs_url = '' THEN 'jobPostingsUrl' END,
         CASE WHEN l.description = '' THEN 'description' END, CASE WHEN l.categories = '{}' THEN 'categories' END], NULL) AS listed
     FROM employer_location l JOIN employer e ON e.id = l.employer_id WHERE l.id = $1::bigint`,
    [id],
  );
  if (!row) return [];
  const sourceOf = (field: DirectoryField): DirectoryStanding['source'] => {
    if (row.unconfirmed.includes(field)) return 'one-person';
    const decided = row.known.find((one) => one.field === field);
    if (decided) return decided.by;
    // Addresses and descriptions come from lists alone, names and places also from postings.
    if (row.hasPostings && (field === 'companyName' || field === 'place') && !row.listed.includes(field))
      return 'postings';
    if (row.listed.includes(field)) return row.hasPostings && field === 'categories' ? 'postings' : 'list';
    return row.hasPostings ? 'postings' : 'one-person';
  };
  return directoryFields
    .filter((field) => row.filled.includes(field))
    .map((field) => ({ field, source: sourceOf(field), isDisputed: row.disputed.includes(field) }));
}
