import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { PostingFingerprint } from '@foothold/core/duplicates/posting-fingerprint.ts';
import type { JobType, Pay } from '@foothold/core/entities/posting/posting.ts';
import type { Seniority } from '@foothold/core/entities/posting/seniority-names.ts';
import type { Workplace } from '@foothold/core/entities/posting/workplace-names.ts';
import { type SearchVectors, searchEdition } from '@foothold/core/search/search-vector.ts';
import type { Queryable } from '../../db/db.ts';
import { clusterAround, clusterPostings, lockClusters } from '../clusters/clusters.ts';
import { groupPostings } from './group-postings.ts';
import type { ResolvedPlace } from './import-places.ts';
import { postingKey } from './import-record.ts';
import { noteSeen } from './note-seen.ts';

/** A posting as the tables hold it; the `…Words` are folded for searching, instants are ISO 8601. */
export type StoredPosting = {
  source: string;
  externalId: string;
  contentHash: string;
  titleWords: string;
  companyWords: string;
  /** What is searched, as core makes it. */
  vectors: SearchVectors;
  jobKey: number;
  areas: string[];
  isRemote: boolean;
  workplace: Workplace;
  seniority: Seniority;
  /** As `postingFactKeys` writes them. */
  facts: string[];
  companyKey: string;
  /** As `payAYear` says. */
  payYear: number | null;
  /** '' where pay is stated and its currency is not known, null where none is stated. */
  payCurrency: string | null;
  posted: string | null;
  /** The date of it that is stated without an hour or a zone. */
  postedOn: CalendarDate | null;
  postedKind: 'posted' | 'seen' | 'unknown';
  /** From then on it is closed. */
  closedAt: string | null;
  /** The last day that is stated. */
  closesOn: CalendarDate | null;
  title: string;
  companyName: string;
  url: string;
  jobType: JobType;
  category: string;
  location: string;
  places: ResolvedPlace[];
  pay: Pay | null;
  salary: string;
  snippet: string;
  descriptionHtml: string;
  /** What tells it from its copies. */
  fingerprint: PostingFingerprint;
};

type Key = { source: string; externalId: string };

/** The numbers and content hashes of those postings that are stored already, by their `postingKey`. */
export async function storedHashes(
  db: Queryable,
  keys: readonly Key[],
): Promise<Map<string, { id: string; contentHash: string }>> {
  const rows = await db.query<Key & { id: string; contentHash: string }>(
    `SELECT p.id::text AS id, p.source, p.external_id AS "externalId", p.content_hash AS "contentHash"
     FROM unnest($1::text[], $2::text[]) AS k (source, external_id)
     JOIN posting p ON p.source = k.source AND p.external_id = k.external_id`,
    [keys.map((key) => key.source), keys.map((key) => key.externalId)],
  );
  return new Map(rows.map((row) => [postingKey(row), row]));
}

/**
 * Inserts or replaces postings with their texts, points and clusters; keys must be distinct. Run it inside a transaction.
 * Text and pay that a posting has are not taken away by a feed that carries none.
 */
export async function storePostings(tx: Queryable, rows: readonly StoredPosting[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await lockClusters(tx);
  const column = (pick: (row: StoredPosting) => unknown) => rows.map(pick);
  const ids = await tx.query<{ n: number; id: string }>(storeSql, [
    rows.map((_row, n) => n),
    column((row) => row.source),
    column((row) => row.externalId),
    column((row) => row.contentHash),
    column((row) => row.titleWords),
    column((row) => row.companyWords),
    column((row) => row.vectors.head),
    column((row) => row.vectors.body),
    column((row) => row.areas.join('|')),
    column((row) => row.isRemote),
    column((row) => row.posted),
    column((row) => row.postedKind),
    column((row) => row.closedAt),
    column((row) => row.title),
    column((row) => row.companyName),
    column((row) => row.url),
    column((row) => row.jobType),
    column((row) => row.category),
    column((row) => row.location),
    column((row) => JSON.stringify(row.places)),
    column((row) => (row.pay ? JSON.stringify(row.pay) : null)),
    column((row) => row.salary),
    column((row) => row.snippet),
    column((row) => row.descriptionHtml),
    now.toISOString(),
    column((row) => row.workplace),
    column((row) => row.seniority),
    column((row) => row.companyKey),
    column((row) => row.payYear),
    column((row) => row.payCurrency),
    column((row) => row.jobKey),
    column((row) => row.postedOn),
    column((row) => row.closesOn),
    column((row) => row.facts.join('|')),
  ]);
  const stored = ids.map(({ id }) => id);
  await noteSeen(tx, stored, now);
  await storePoints(
    tx,
    ids.map(({ n, id }) => ({ id, row: rows[n] })),
  );
  await clusterPostings(
    tx,
    ids.flatMap(({ n, id }) => {
      const row = rows[n];
      return row ? [{ id, externalId: row.externalId, fingerprint: row.fingerprint }] : [];
    }),
  );
  await groupPostings(tx, stored);
}

const storeSql = `
WITH given AS (
  SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::bool[], $11::timestamptz[], $12::text[], $13::timestamptz[], $14::text[], $15::text[], $16::text[],
    $17::text[], $18::text[], $19::text[], $20::text[], $21::text[], $22::text[], $23::text[], $24::text[],
    $26::text[], $27::text[], $28::text[], $29::int[], $30::text[], $31::bigint[], $32::date[], $33::date[], $34::text[])
    AS g (n, source, external_id, content_hash, title_words, company_words, head_vector, body_vector,
      areas, is_remote, posted, posted_kind, closed_at, title, company_name, url,
      job_type, category, location, places, pay, salary, snippet, description_html,
      workplace, seniority, company_key, pay_year, pay_currency, job_key, posted_on, closes_on, facts)
), indexed AS (
  SELECT g.*, head_vector::tsvector AS head_tsv FROM given g
), stored AS (
  INSERT INTO posting (source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote,
    posted, posted_kind, added_at, closed_at, workplace, seniority, job_type, category, company_key, pay_year, pay_currency,
    job_key, index_edition, facts)
  SELECT source, external_id, content_hash, title_words, company_words, head_tsv,
    head_tsv || body_vector::tsvector, string_to_array(areas, '|'), is_remote,
    posted, posted_kind, $25::timestamptz, closed_at, workplace, seniority, job_type, category, company_key, pay_year, pay_currency,
    job_key, ${searchEdition}, string_to_array(facts, '|')
  FROM indexed
  ON CONFLICT (source, external_id) DO UPDATE SET content_hash = excluded.content_hash,
    title_words = excluded.title_words, company_words = excluded.company_words, head_tsv = excluded.head_tsv,
    tsv = CASE WHEN excluded.tsv = excluded.head_tsv THEN excluded.head_tsv || ts_filter(posting.tsv, '{d}')
      ELSE excluded.tsv END, areas = excluded.areas, is_remote = excluded.is_remote, posted = excluded.posted,
    posted_kind = excluded.posted_kind, closed_at = excluded.closed_at,
    workplace = excluded.workplace, job_type = excluded.job_type, category = excluded.category,
    company_key = excluded.company_key, job_key = excluded.job_key, index_edition = excluded.index_edition,
    -- Facts that the text states stay while the text stays.
    facts = CASE WHEN excluded.tsv = excluded.head_tsv AND excluded.title_words = posting.title_words
      THEN posting.facts ELSE excluded.facts END,
    -- A rank that the text states stays while the text stays.
    seniority = CASE WHEN excluded.seniority = 'unknown' AND excluded.tsv = excluded.head_tsv
      AND excluded.title_words = posting.title_words THEN posting.seniority ELSE excluded.seniority END,
    pay_year = CASE WHEN excluded.pay_currency IS NULL THEN posting.pay_year ELSE excluded.pay_year END,
    pay_currency = coalesce(excluded.pay_currency, posting.pay_currency)
  RETURNING id, source, external_id
), texts AS (
  INSERT INTO posting_text (posting_id, title, company_name, url, job_type, category, location, places, pay, salary,
    snippet, description_html, posted_on, closes_on)
  SELECT s.id, g.title, g.company_name, g.url, g.job_type, g.category, g.location, g.places::jsonb, g.pay::jsonb, g.salary,
    g.snippet, g.description_html, g.posted_on, g.closes_on
  FROM stored s JOIN given g ON g.source = s.source AND g.external_id = s.external_id
  ON CONFLICT (posting_id) DO UPDATE SET title = excluded.title, company_name = excluded.company_name,
    url = excluded.url, job_type = excluded.job_type, category = excluded.category, location = excluded.location,
    places = excluded.places, posted_on = excluded.posted_on, closes_on = excluded.closes_on,
    pay = CASE WHEN excluded.salary = '' THEN posting_text.pay ELSE excluded.pay END,
    salary = coalesce(nullif(excluded.salary, ''), posting_text.salary),
    snippet = coalesce(nullif(excluded.snippet, ''), posting_text.snippet),
    description_html = coalesce(nullif(excluded.description_html, ''), posting_text.description_html)
)
SELECT g.n, s.id::text AS id FROM stored s JOIN given g ON g.source = s.source AND g.external_id = s.external_id`;

async function storePoints(
  tx: Queryable,
  stored: { id: string; row: StoredPosting | undefined }[],
): Promise<void> {
  await tx.query('DELETE FROM posting_location WHERE posting_id = ANY ($1::bigint[])', [
    stored.map(({ id }) => id),
  ]);
  const points = stored.flatMap(({ id, row }) =>
    (row?.places ?? []).flatMap((place) =>
      place.lat === null || place.lng === null ? [] : [{ id, row, place }],
    ),
  );
  if (points.length === 0) return;
  await tx.query(
    `INSERT INTO posting_location (posting_id, lat, lng, city_id, posted, closed_at)
     SELECT * FROM unnest($1::bigint[], $2::float8[], $3::float8[], $4::int[], $5::timestamptz[], $6::timestamptz[])`,
    [
      points.map(({ id }) => id),
      points.map(({ place }) => place.lat),
      points.map(({ place }) => place.lng),
      points.map(({ place }) => place.cityId),
      points.map(({ row }) => row?.posted ?? null),
      points.map(({ row }) => row?.closedAt ?? null),
    ],
  );
}

/** Removes the postings of a source with their texts, points and places in clusters; `except` are ids that stay. */
export async function removeSource(
  tx: Queryable,
  source: string,
  except: readonly string[] = [],
): Promise<void> {
  await lockClusters(tx);
  const keys = await tx.query<{ key: number }>(
    `SELECT DISTINCT k.key::float8 AS key FROM posting p JOIN posting_cluster_key k ON k.posting_id = p.id
     WHERE p.source = $1 AND NOT p.external_id = ANY ($2::text[])`,
    [source, except],
  );
  await tx.query('DELETE FROM posting WHERE source = $1 AND NOT external_id = ANY ($2::text[])', [
    source,
    except,
  ]);
  await clusterAround(
    tx,
    keys.map(({ key }) => key),
  );
}
