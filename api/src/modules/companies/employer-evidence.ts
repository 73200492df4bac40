import { type EmployerEvidence, sameEmployer } from '@foothold/core/duplicates/same-employer.ts';
import type { Queryable } from '../../db/db.ts';
import { jobSql } from './open-posting.ts';

/** An employer of a name with what is known of it. */
export type KnownByName = EmployerEvidence & { id: string; takesPostings: boolean };

/** Of an employer that has a name and nothing else. */
export const nothingKnown: EmployerEvidence = {
  urls: [],
  postingUrls: [],
  places: [],
  countries: [],
  trades: [],
  lists: [],
  isPublic: null,
  people: null,
  isEnded: false,
  openCount: 0,
};

/** Places and addresses of one employer that are looked at. */
const most = 200;
const maxUrls = 20;

type Row = KnownByName & { key: string };

/** The employers that are or were called so, by the folded name (docs/spec/readings.md R15); keys without any are absent. */
export async function knownByName(
  tx: Queryable,
  keys: readonly string[],
): Promise<Map<string, KnownByName[]>> {
  const rows = await tx.query<Row>(
    `SELECT n.key, e.id::text AS id, e.takes_postings AS "takesPostings", e.open_count AS "openCount",
       ARRAY(SELECT v FROM (
         SELECT g.url AS v FROM employer_listing g WHERE g.employer_id = e.id
         UNION SELECT l.url FROM employer_location l WHERE l.employer_id = e.id
       ) u WHERE v <> '' LIMIT ${most}) AS urls,
       CASE WHEN e.takes_postings THEN ARRAY(${postingUrls('e.name_key')}) ELSE '{}'::text[] END AS "postingUrls",
       ARRAY(SELECT l.city_id::text FROM employer_location l WHERE l.employer_id = e.id AND l.city_id IS NOT NULL LIMIT ${most}) AS places,
       ARRAY(SELECT DISTINCT l.country FROM employer_location l WHERE l.employer_id = e.id AND l.country <> '') AS countries,
       ARRAY(SELECT c FROM employer_listing g CROSS JOIN LATERAL unnest(g.categories) c
         WHERE g.employer_id = e.id AND c <> g.list) AS trades,
       ARRAY(SELECT DISTINCT g.list FROM employer_listing g WHERE g.employer_id = e.id) AS lists,
       (SELECT bool_or(g.is_public) FROM employer_listing g WHERE g.employer_id = e.id) AS "isPublic",
       (SELECT max(g.people) FROM employer_listing g WHERE g.employer_id = e.id) AS people,
       EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = e.id AND g.is_ended) AS "isEnded"
     FROM employer_name n JOIN employer e ON e.id = n.employer_id WHERE n.key = ANY ($1::text[])
     ORDER BY e.takes_postings DESC, e.open_count DESC, e.id`,
    [keys],
  );
  return Map.groupBy(rows, ({ key }) => key);
}

/** Where some of the postings of a name stand. */
function postingUrls(key: string): string {
  return `SELECT DISTINCT t.url FROM (SELECT id FROM posting WHERE company_key = ${key} ORDER BY id DESC LIMIT ${maxUrls}) p
    JOIN posting_text t ON t.posting_id = p.id WHERE t.url <> ''`;
}

/** What the postings of these names say of who it is, before an employer takes them. */
export async function postingEvidence(
  tx: Queryable,
  keys: readonly string[],
): Promise<Map<string, EmployerEvidence>> {
  const rows = await tx.query<EmployerEvidence & { key: string }>(
    `SELECT k.key, '{}'::text[] AS urls, ARRAY(${postingUrls('k.key')}) AS "postingUrls", '{}'::text[] AS trades, '{}'::text[] AS lists,
       NULL::bool AS "isPublic", NULL::int AS people, false AS "isEnded",
       ARRAY(SELECT DISTINCT l.city_id::text FROM posting p JOIN posting_location l ON l.posting_id = p.id
         WHERE p.company_key = k.key AND l.city_id IS NOT NULL LIMIT ${most}) AS places,
       ARRAY(SELECT DISTINCT split_part(area, '-', 1) FROM posting p CROSS JOIN LATERAL unnest(p.areas) area
         WHERE p.company_key = k.key AND area <> 'ZZ') AS countries,
       (SELECT count(DISTINCT ${jobSql})::int FROM posting p
         WHERE p.company_key = k.key AND (p.closed_at IS NULL OR p.closed_at > now())) AS "openCount"
     FROM unnest($1::text[]) AS k (key)`,
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

const order = ['site', 'place', 'name'];

/** The one of these that it is, by the surest evidence; null where none is (core, sameEmployer). */
export function bestEmployer(
  name: string,
  own: EmployerEvidence,
  known: readonly KnownByName[],
): KnownByName | null {
  const same = known
    .map((one) => ({ one, ...sameEmployer(name, own, one) }))
    .filter(({ isSame }) => isSame)
    .sort((a, b) => order.indexOf(a.because) - order.indexOf(b.because));
  return same[0]?.one ?? null;
}
