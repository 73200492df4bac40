import type { Db } from '@foothold/api/src/db/db.ts';
import { countNames } from '@foothold/api/src/db/posting-names.ts';
import { importPostings } from '@foothold/api/src/ingest/import/import.ts';
import type { PostingSearch } from '@foothold/api/src/posting-search/posting-search.ts';
import type { Geocoder } from '@foothold/api/src/providers/geocoder/port.ts';
import { madePostings } from './made-postings.ts';

/** Open data of one side. */
export type Opened = { db: Db; geocoder: Geocoder; postings: PostingSearch };

/** Tables that a search reads. */
export const searchTables = [
  'posting',
  'posting_text',
  'posting_location',
  'posting_name',
  'posting_word',
] as const;

/** Takes the made postings `from` … `to` in by the product's own import; answers rows a second. */
export async function loadRows(
  { db, geocoder }: Opened,
  { now, from, to }: { now: Date; from: number; to: number },
): Promise<number> {
  let row = from;
  function* records() {
    for (const ok of madePostings(now, from, to)) {
      row += 1;
      yield { row, ok };
    }
  }
  const done = await importPostings({ db, geocoder, records: records(), now });
  if (done.accepted !== to - from)
    throw new Error(
      `Of ${to - from} made postings, ${done.accepted} went in: ${JSON.stringify(done.reasons)}`,
    );
  return done.rows / done.seconds;
}

const columns = {
  posting: `content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote, posted_kind, added_at,
    workplace, seniority, job_type, category, pay_year, pay_currency, company_key, job_key, index_edition`,
  posting_text: `title, company_name, url, job_type, category, location, places, pay, salary, snippet, description_html`,
};

// Seconds that are not a multiple of a day, so that copies of one posting lie all over the 120 days.
const dateOf = `$1::timestamptz - ((o.id * 7919 + $2::bigint * 104729) % 10368000) * interval '1 second'`;

/** From how many rows to how many; the first `imported` ones are what is copied. */
type Copying = {
  now: Date;
  imported: number;
  from: number;
  to: number;
  /** True when no more are to be begun; absent: never. */
  isOver?: () => boolean;
};

/**
 * Fills the tables up to `to` rows with copies of the imported ones under other numbers and dates, in SQL: sanitising
 * 200,000 texts again would say nothing new about searching. Answers how many rows there are then.
 */
export async function copyRows(
  db: Db,
  { now, imported, from, to, isOver = () => false }: Copying,
): Promise<number> {
  let done = from;
  for (; done < to && !isOver(); done += imported)
    await db.transaction(async (tx) => {
      await tx.query(
        `WITH made AS (
           INSERT INTO posting (source, external_id, ${columns.posting}, posted)
           SELECT source, 'copy-$$-' || external_id, ${columns.posting}, ${dateOf} FROM posting o
           WHERE external_id LIKE 'row-%' ORDER BY o.id LIMIT $3::int
           RETURNING id, external_id, posted, source
         ), pairs AS (
           SELECT m.id, m.posted, o.id AS original FROM made m
           JOIN posting o ON o.source = m.source AND o.external_id = substr(m.external_id, $4::int)
         ), texts AS (
           INSERT INTO posting_text (posting_id, ${columns.posting_text})
           SELECT p.id, ${columns.posting_text} FROM pairs p JOIN posting_text t ON t.posting_id = p.original
         )
         INSERT INTO posting_location (posting_id, lat, lng, city_id, posted)
         SELECT p.id, l.lat, l.lng, l.city_id, p.posted FROM pairs p
         JOIN posting_location l ON l.posting_id = p.original`.replace('$$', String(done)),
        [now.toISOString(), done, Math.min(imported, to - done), `copy-${done}-`.length + 1],
      );
    });
  await countNames(db, now);
  await settle(db, 'public');
  return Math.min(done, to);
}

/** Statistics and empty waiting lists of the indexes, as autovacuum would bring them. */
export async function settle(
  db: Db,
  schema: string,
  tables: readonly string[] = searchTables,
): Promise<void> {
  for (const table of tables) await db.query(`VACUUM (ANALYZE) ${schema}.${table}`);
}

/** Bytes of tables with their indexes and long values. */
export async function tableBytes(
  db: Db,
  schema: string,
  tables: readonly string[] = searchTables,
): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(
    'SELECT sum(pg_total_relation_size(to_regclass(name)))::float8 AS bytes FROM unnest($1::text[]) name',
    [tables.map((table) => `${schema}.${table}`)],
  );
  return row?.bytes ?? Number.NaN;
}
