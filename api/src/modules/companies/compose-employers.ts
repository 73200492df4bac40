import { hiringNow, noLongerActive } from '@foothold/core/entities/company/company-search-result.ts';
import { searchKey } from '@foothold/core/search/search-text.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { siteKey } from '@foothold/core/text/site-key.ts';
import type { Queryable } from '../../db/db.ts';
import { forgetNames } from './shared-employer.ts';

type Row = {
  id: string;
  openCount: number;
  isEnded: boolean;
  postingCategories: string[];
  listCategories: string[];
  ownCategories: string[];
  names: string[];
  urls: string[];
  /** Sites of what is over: others may hold them now, so that they tell who it was and are shown to nobody. */
  endedUrls: string[];
  jobsUrls: string[];
  descriptions: string[];
  summaries: string[];
};

const rowsSql = `
SELECT e.id::text AS id, e.open_count AS "openCount", e.posting_categories AS "postingCategories",
  ARRAY(SELECT n.text FROM employer_name n WHERE n.employer_id = e.id ORDER BY n.id) || e.group_name AS names,
  ARRAY(SELECT c FROM employer_listing g CROSS JOIN LATERAL unnest(g.categories) WITH ORDINALITY AS u (c, n)
    WHERE g.employer_id = e.id ORDER BY g.list, u.n) AS "listCategories",
  ARRAY(SELECT c FROM employer_location l CROSS JOIN LATERAL unnest(l.categories) WITH ORDINALITY AS u (c, n)
    WHERE l.employer_id = e.id ORDER BY l.id, u.n) AS "ownCategories",
  ARRAY(SELECT v FROM (
      SELECT g.url AS v, 0 AS o, g.list AS n FROM employer_listing g WHERE g.employer_id = e.id AND NOT g.is_ended
      UNION ALL SELECT l.url, CASE WHEN 'url' = ANY (l.unconfirmed) THEN 2 ELSE 1 END, l.id::text
      FROM employer_location l WHERE l.employer_id = e.id
    ) u WHERE v <> '' ORDER BY o, n) AS urls,
  ARRAY(SELECT g.url FROM employer_listing g WHERE g.employer_id = e.id AND g.is_ended AND g.url <> '' ORDER BY g.list) AS "endedUrls",
  coalesce((SELECT bool_and(g.is_ended) FROM employer_listing g WHERE g.employer_id = e.id), false) AS "isEnded",
  ARRAY(SELECT v FROM (
      SELECT g.jobs_url AS v, 0 AS o, g.list AS n FROM employer_listing g WHERE g.employer_id = e.id
      UNION ALL SELECT l.jobs_url, CASE WHEN 'jobPostingsUrl' = ANY (l.unconfirmed) THEN 2 ELSE 1 END, l.id::text
      FROM employer_location l WHERE l.employer_id = e.id
    ) u WHERE v <> '' ORDER BY o, n) AS "jobsUrls",
  ARRAY(SELECT v FROM (
      SELECT g.description AS v, 0 AS o, g.list AS n FROM employer_listing g WHERE g.employer_id = e.id
      UNION ALL SELECT l.description, 1, l.id::text FROM employer_location l WHERE l.employer_id = e.id
    ) u WHERE v <> '' ORDER BY o, n) AS descriptions,
  ARRAY(SELECT g.summary FROM employer_listing g WHERE g.employer_id = e.id AND g.summary <> '' ORDER BY g.list) AS summaries
FROM employer e WHERE e.id = ANY ($1::bigint[]) ORDER BY e.id`;

/**
 * Puts together what postings, lists and people say of these employers, after any of them changed; an employer that nobody
 * names any more goes.
 */
export async function composeEmployers(tx: Queryable, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `DELETE FROM employer e WHERE e.id = ANY ($1::bigint[]) AND NOT e.has_postings
       AND NOT EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = e.id)
       AND NOT EXISTS (SELECT FROM employer_location l WHERE l.employer_id = e.id AND l.from_person)`,
    [ids],
  );
  await partUnconfirmed(tx, ids);
  // A row without a place that a list or a person left behind.
  await tx.query(
    `INSERT INTO employer_location (employer_id, place_key, country, updated_at)
     SELECT e.id, '', coalesce((SELECT g.country FROM employer_listing g WHERE g.employer_id = e.id AND g.country <> '' LIMIT 1), ''),
       $2::timestamptz
     FROM employer e WHERE e.id = ANY ($1::bigint[])
       AND NOT EXISTS (SELECT FROM employer_location l WHERE l.employer_id = e.id AND NOT l.is_waiting)`,
    [ids, now.toISOString()],
  );
  const rows = await tx.query<Row>(rowsSql, [ids]);
  const column = (pick: (row: Row) => unknown) => rows.map(pick);
  await tx.query(
    `UPDATE employer e SET url = g.url, jobs_url = g.jobs_url, description = g.description, summary = g.summary,
       site_key = g.site_key,
       categories = ARRAY(SELECT jsonb_array_elements_text(g.categories::jsonb)),
       words = setweight(to_tsvector('simple'::regconfig, g.names), 'A')
         || setweight(to_tsvector('simple'::regconfig, g.category_words), 'C'),
       countries = ARRAY(SELECT DISTINCT l.country FROM employer_location l WHERE l.employer_id = e.id AND NOT l.is_waiting ORDER BY 1),
       location_count = (SELECT count(*) FROM employer_location l WHERE l.employer_id = e.id AND NOT l.is_waiting),
       unconfirmed = array_remove(ARRAY[
         CASE WHEN ${saidAlone('url', 'url')} THEN 'url' END,
         CASE WHEN ${saidAlone('jobs_url', 'jobPostingsUrl')} THEN 'jobPostingsUrl' END], NULL),
       is_sample = e.is_sample AND NOT EXISTS (SELECT FROM employer_listing x WHERE x.employer_id = e.id)
         AND NOT EXISTS (SELECT FROM employer_location l WHERE l.employer_id = e.id AND l.from_person)
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       AS g (id, url, jobs_url, description, summary, site_key, categories, names, category_words)
     WHERE e.id = g.id`,
    [
      column(({ id }) => id),
      column(({ urls }) => urls[0] ?? ''),
      column(({ jobsUrls }) => jobsUrls[0] ?? ''),
      column(({ descriptions }) => descriptions[0] ?? ''),
      column(({ summaries }) => summaries[0] ?? ''),
      column(({ urls, endedUrls }) => [...urls, ...endedUrls].map(siteKey).find((key) => key !== '') ?? ''),
      column((row) => JSON.stringify(categoriesOf(row))),
      column(({ names }) =>
        [...new Set(names.flatMap((name) => [searchKey(name), searchKey(foldCompanyName(name))]))].join(' '),
      ),
      column((row) => searchKey(categoriesOf(row).join(' '))),
    ],
  );
}

/** Whether the address that an employer takes over is from one person alone. */
const saidAlone = (column: string, field: string) =>
  `g.${column} <> '' AND NOT EXISTS (SELECT FROM employer_listing x WHERE x.employer_id = e.id AND x.${column} = g.${column})
   AND NOT EXISTS (SELECT FROM employer_location l WHERE l.employer_id = e.id AND l.${column} = g.${column}
     AND NOT '${field}' = ANY (l.unconfirmed))`;

/** Each once, whatever its case; lists first, then what people say, then what it hires for. */
function categoriesOf(row: Row): string[] {
  const { openCount, isEnded, listCategories, ownCategories, postingCategories } = row;
  const all = [
    ...(openCount > 0 ? [hiringNow] : isEnded ? [noLongerActive] : []),
    ...listCategories,
    ...ownCategories,
    ...postingCategories,
  ];
  const byKey = new Map<string, string>();
  for (const one of all) {
    const key = one.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

/**
 * Of employers that postings, lists or other people know, what one person alone wrote is no longer the value of a row: it stays
 * as a proposal beside it. The rows belong to nobody then, and a location that the person added waits for somebody to agree.
 */
async function partUnconfirmed(tx: Queryable, ids: readonly string[]): Promise<void> {
  const parted = await tx.query<{ id: string }>(
    `UPDATE employer_location l SET
       company_name = CASE WHEN 'companyName' = ANY (l.unconfirmed) THEN '' ELSE l.company_name END,
       address = CASE WHEN 'place' = ANY (l.unconfirmed) AND l.place_key NOT LIKE 'p:%' THEN '' ELSE l.address END,
       url = CASE WHEN 'url' = ANY (l.unconfirmed) THEN '' ELSE l.url END,
       jobs_url = CASE WHEN 'jobPostingsUrl' = ANY (l.unconfirmed) THEN '' ELSE l.jobs_url END,
       description = CASE WHEN 'description' = ANY (l.unconfirmed) THEN '' ELSE l.description END,
       categories = CASE WHEN 'categories' = ANY (l.unconfirmed) THEN '{}' ELSE l.categories END,
       is_waiting = l.is_waiting OR (e.is_relied AND l.place_key LIKE 'p:%' AND 'place' = ANY (l.unconfirmed)),
       unconfirmed = CASE WHEN l.place_key LIKE 'p:%' AND 'place' = ANY (l.unconfirmed) THEN '{place}'::text[] ELSE '{}'::text[] END,
       from_person = l.place_key LIKE 'p:%' OR EXISTS (SELECT FROM employer_proposal p WHERE p.location_id = l.id AND p.state = 'known'),
       owner_id = NULL
     FROM (
       SELECT x.id, x.has_postings OR EXISTS (SELECT FROM employer_listing g WHERE g.employer_id = x.id) AS is_relied
       FROM employer x WHERE x.id = ANY ($1::bigint[])
     ) e
     WHERE l.employer_id = e.id AND (e.is_relied OR l.owner_id IS NULL)
       AND (l.owner_id IS NOT NULL OR NOT l.unconfirmed <@ '{place}'::text[] OR (e.is_relied AND l.unconfirmed <> '{}' AND NOT l.is_waiting))
     RETURNING l.employer_id::text AS id`,
    [ids],
  );
  for (const id of new Set(parted.map(({ id }) => id))) await forgetNames(tx, id);
}
