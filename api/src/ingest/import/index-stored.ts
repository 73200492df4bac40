import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { JobType } from '@foothold/core/entities/posting/posting.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import type { Seniority } from '@foothold/core/entities/posting/seniority-names.ts';
import type { Workplace } from '@foothold/core/entities/posting/workplace-names.ts';
import { postingFactKeys } from '@foothold/core/parsing/posting/facts/read-posting-facts.ts';
import { categoryName } from '@foothold/core/search/category-name.ts';
import { searchEdition, searchedText, searchVectors } from '@foothold/core/search/search-vector.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { lockClusters } from '../clusters/clusters.ts';
import { groupPostings } from './group-postings.ts';
import { jobKey } from './job-key.ts';

type Row = {
  id: string;
  title: string;
  companyName: string;
  workplace: Workplace;
  jobType: JobType;
  seniority: Seniority;
  category: string;
  isRemote: boolean;
  location: string;
  descriptionHtml: string;
};

const batchRows = 100;

/**
 * Indexes the postings again that were indexed by an earlier edition of the rules (migration 0014), newest first, batch by
 * batch beside all other work; does nothing where there are none. May be stopped and run again at any time, in several
 * processes too. Answers how many it indexed.
 */
export async function indexStored(
  db: Db,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  let indexed = 0;
  for (;;) {
    if (signal?.aborted) return indexed;
    const rows = await unindexed(db);
    if (rows.length === 0) break;
    const done = await index(db, rows);
    indexed += done;
    // An import holds them: it may wait for rows of its own, so this step never waits for one while it holds others.
    if (done === 0) await setTimeout(200);
  }
  // Nobody vacuums PGlite, and every row left its former self behind.
  if (indexed > 0) await db.query(db.kind === 'pglite' ? 'VACUUM (ANALYZE) posting' : 'ANALYZE posting');
  return indexed;
}

function unindexed(db: Queryable): Promise<Row[]> {
  return db.query<Row>(
    `SELECT p.id::text AS id, coalesce(t.title, '') AS title, coalesce(t.company_name, p.company_words) AS "companyName",
       p.workplace, p.job_type AS "jobType", p.seniority, p.category, p.is_remote AS "isRemote",
       coalesce(t.location, '') AS location, coalesce(t.description_html, '') AS "descriptionHtml"
     FROM posting p LEFT JOIN posting_text t ON t.posting_id = p.id
     WHERE p.index_edition < ${searchEdition} ORDER BY p.id DESC LIMIT ${batchRows}`,
  );
}

async function index(db: Db, rows: readonly Row[]): Promise<number> {
  const vectors: { head: string; body: string }[] = [];
  const facts: string[] = [];
  for (const row of rows) {
    const text = htmlToText(row.descriptionHtml).slice(0, searchedText);
    vectors.push(searchVectors({ ...row, text }));
    facts.push(postingFactKeys({ title: row.title, text }).join('|'));
    await nextTurn();
  }
  return db.transaction(async (tx) => {
    await lockClusters(tx);
    const done = await tx.query<{ id: string }>(
      `UPDATE posting p SET head_tsv = g.head::tsvector, tsv = g.head::tsvector || g.body::tsvector,
         category = g.category, job_key = g.job_key, facts = string_to_array(g.facts, '|'),
         index_edition = ${searchEdition}
       FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::text[])
         AS g (id, head, body, category, job_key, facts)
       WHERE p.id = g.id AND p.id = ANY (ARRAY(
         SELECT id FROM posting WHERE id = ANY ($1::bigint[]) AND index_edition < ${searchEdition} FOR UPDATE SKIP LOCKED
       )) RETURNING p.id::text AS id`,
      [
        rows.map(({ id }) => id),
        vectors.map(({ head }) => head),
        vectors.map(({ body }) => body),
        rows.map(({ category }) => categoryName(category)),
        rows.map((row) => jobKey({ ...row, companyKey: companyKey(row.companyName) })),
        facts,
      ],
    );
    await groupPostings(
      tx,
      done.map(({ id }) => id),
    );
    return done.length;
  });
}
