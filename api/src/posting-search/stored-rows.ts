import type { JobType } from '@foothold/core/entities/posting/posting.ts';
import type { Seniority } from '@foothold/core/entities/posting/seniority-names.ts';
import type { Workplace } from '@foothold/core/entities/posting/workplace-names.ts';
import type { Queryable } from '../db/db.ts';

/** What the tables say of a posting that its document is made of. Instants are epoch seconds. */
export type StoredRow = {
  id: number;
  title: string;
  companyName: string;
  descriptionHtml: string;
  companyKey: string | null;
  posted: number | null;
  closes: number | null;
  added: number;
  isStale: boolean;
  /** 48 bits; negative where a cluster was not grouped yet. */
  group: number | null;
  source: string;
  category: string;
  workplace: Workplace;
  jobType: JobType;
  seniority: Seniority;
  isRemote: boolean;
  areas: string[];
  /** A year, in whole units; '' is a currency that is not known. */
  payMost: number | null;
  payCurrency: string | null;
  /** In minor units. */
  payLeastMinor: number | null;
  /** `shift:night`. */
  facts: string[];
  /** Latitude, longitude. */
  places: [number, number][] | null;
};

/** Rows that are read in one statement: some megabytes of texts. */
export const rowsAtOnce = 200;

const rowSql = `
SELECT p.id::float8 AS id, coalesce(t.title, '') AS title, coalesce(t.company_name, p.company_words) AS "companyName",
  coalesce(t.description_html, '') AS "descriptionHtml", p.company_key AS "companyKey",
  extract(epoch FROM p.posted)::float8 AS posted, extract(epoch FROM p.closed_at)::float8 AS closes,
  extract(epoch FROM p.added_at)::float8 AS added, p.is_stale AS "isStale",
  coalesce(p.group_id, -p.cluster_id)::float8 AS "group", p.source, p.category, p.workplace, p.job_type AS "jobType",
  p.seniority, p.is_remote AS "isRemote", p.areas, p.facts, p.pay_year AS "payMost", p.pay_currency AS "payCurrency",
  (t.pay ->> 'yearlyMin')::float8 AS "payLeastMinor",
  (SELECT json_agg(json_build_array(l.lat, l.lng) ORDER BY l.lat, l.lng) FROM posting_location l
   WHERE l.posting_id = p.id) AS places
FROM posting p LEFT JOIN posting_text t ON t.posting_id = p.id`;

/** The rows of some postings, those that are there. */
export function rowsOf(db: Queryable, ids: readonly number[]): Promise<StoredRow[]> {
  return db.query<StoredRow>(`${rowSql} WHERE p.id = ANY ($1::bigint[])`, [ids]);
}

/** The next rows below an id (null: from the newest on), newest first. */
export function rowsBelow(db: Queryable, id: number | null): Promise<StoredRow[]> {
  return db.query<StoredRow>(
    `${rowSql} WHERE p.id < coalesce($1::bigint, 9223372036854775807) ORDER BY p.id DESC LIMIT ${rowsAtOnce}`,
    [id],
  );
}
