import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import type { JobType, Pay } from '@foothold/core/entities/posting/posting.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import type { Seniority } from '@foothold/core/entities/posting/seniority-names.ts';
import { payAYear } from '@foothold/core/parsing/pay/pay-year.ts';
import { readWorkplace } from '@foothold/core/parsing/place/workplace.ts';
import { readSeniority } from '@foothold/core/parsing/posting/seniority.ts';
import { companyKey } from '@foothold/core/text/company-name.ts';
import type { Db, Queryable } from '../../db/db.ts';

type Row = {
  id: string;
  title: string;
  companyName: string;
  isRemote: boolean;
  jobType: JobType;
  category: string;
  places: string[];
  pay: Pay | null;
  salary: string;
  descriptionHtml: string;
};

const batchRows = 100;

/**
 * Reads what a search can be kept to (migration 0010) out of the postings that were stored before there were columns for
 * it, batch by batch beside all other work; does nothing where there are none. May be stopped and run again at any time,
 * in several processes too. Answers how many it filled.
 */
export async function fillColumns(
  db: Db,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  let filled = 0;
  for (;;) {
    if (signal?.aborted) return filled;
    const rows = await unread(db);
    if (rows.length === 0) break;
    const done = await fill(db, rows);
    filled += done;
    // An import holds them: it may wait for rows of its own, so this step never waits for one while it holds others.
    if (done === 0) await setTimeout(200);
  }
  // Nobody vacuums PGlite, and every filled row left its former self behind.
  if (filled > 0) await db.query(db.kind === 'pglite' ? 'VACUUM (ANALYZE) posting' : 'ANALYZE posting');
  return filled;
}

/** A posting without its texts cannot be; the outer join keeps one that has none from being asked for without end. */
function unread(db: Queryable): Promise<Row[]> {
  return db.query<Row>(
    `SELECT p.id::text AS id, coalesce(t.title, '') AS title, coalesce(t.company_name, p.company_words) AS "companyName",
       p.is_remote AS "isRemote", coalesce(t.job_type, '') AS "jobType", coalesce(t.category, '') AS category,
       ARRAY(SELECT place ->> 'text' FROM jsonb_array_elements(t.places) place) AS places, t.pay,
       coalesce(t.salary, '') AS salary, coalesce(t.description_html, '') AS "descriptionHtml"
     FROM posting p LEFT JOIN posting_text t ON t.posting_id = p.id
     WHERE p.company_key IS NULL ORDER BY p.id LIMIT ${batchRows}`,
  );
}

async function fill(db: Queryable, rows: readonly Row[]): Promise<number> {
  const seniorities: Seniority[] = [];
  for (const row of rows) {
    seniorities.push(seniorityOf(row));
    await nextTurn();
  }
  const column = (pick: (row: Row) => unknown) => rows.map(pick);
  const done = await db.query(
    `UPDATE posting p SET workplace = g.workplace, seniority = g.seniority, job_type = g.job_type, category = g.category,
       company_key = g.company_key, pay_year = g.pay_year, pay_currency = g.pay_currency
     FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::text[])
       AS g (id, workplace, seniority, job_type, category, company_key, pay_year, pay_currency)
     WHERE p.id = g.id AND p.id = ANY (ARRAY(
       SELECT id FROM posting WHERE id = ANY ($1::bigint[]) AND company_key IS NULL FOR UPDATE SKIP LOCKED
     )) RETURNING p.id`,
    [
      column(({ id }) => id),
      column(workplaceOf),
      seniorities,
      column(({ jobType }) => jobType),
      column(({ category }) => category),
      column(({ companyName }) => companyKey(companyName)),
      column(({ pay }) => payAYear(pay)),
      column(({ pay, salary }) => (salary === '' ? null : (pay?.currency ?? ''))),
    ],
  );
  return done.length;
}

function workplaceOf({ title, places, isRemote }: Row): string {
  return readWorkplace({ title, locations: places, remote: isRemote ? true : null }).workplace;
}

/** The text, which takes a while to read, only where the title says nothing. */
function seniorityOf({ title, descriptionHtml }: Row): Seniority {
  const rank = readSeniority(title);
  return rank === 'unknown' && descriptionHtml !== ''
    ? readSeniority(title, htmlToText(descriptionHtml))
    : rank;
}
