import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PostingFacts } from '@foothold/core/duplicates/posting-fingerprint.ts';
import { fingerprintEdition, postingFingerprint } from '@foothold/core/duplicates/posting-fingerprint.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { searchKey } from '@foothold/core/search/search-text.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { clusterEdition, clusterPostings, type Fingerprinted, lockClusters } from './clusters.ts';

const batchRows = 200;
const searchedText = 150_000;

/**
 * Clusters the postings that were stored before there were clusters, or under other rules, batch by batch beside all
 * other work. Does nothing once they are; may be stopped at any time and continues where it stopped. Answers how many
 * postings it took in.
 */
export async function clusterStored(
  db: Db,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  if (!(await isDue(db))) return 0;
  let last = '0';
  let done = 0;
  for (;;) {
    if (signal?.aborted) return done;
    const rows = await unclustered(db, last);
    const end = rows.at(-1);
    if (!end) break;
    const postings: Fingerprinted[] = [];
    for (const row of rows) {
      postings.push(fingerprinted(row));
      await nextTurn();
    }
    await db.transaction((tx) => clusterStillThere(tx, postings));
    last = end.id;
    done += rows.length;
  }
  await db.query(
    `INSERT INTO reference_edition (name, edition, rows) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, rows = excluded.rows, loaded_at = now()`,
    [clusterEdition, fingerprintEdition, done],
  );
  if (done > 0) await db.query(db.kind === 'pglite' ? 'VACUUM (ANALYZE) posting' : 'ANALYZE posting');
  return done;
}

/** Fingerprints of another edition are removed first, those of this one stay: so a stopped step is not begun again. */
async function isDue(db: Db): Promise<boolean> {
  const [state] = await db.query<{ edition: string }>(
    'SELECT edition FROM reference_edition WHERE name = $1',
    [clusterEdition],
  );
  if (state?.edition === fingerprintEdition) return false;
  if (state) await db.transaction(lockClusters);
  return true;
}

type Row = Omit<PostingFacts, 'bodyWords' | 'postedAt'> & {
  id: string;
  posted: number | null;
  descriptionHtml: string;
};

function unclustered(db: Queryable, after: string): Promise<Row[]> {
  return db.query<Row>(
    `SELECT p.id::text AS id, p.source, p.external_id AS "externalId", t.title, t.company_name AS "companyName", t.url,
       t.job_type AS "jobType", t.category, t.places, p.areas, p.is_remote AS "isRemote", t.pay,
       (extract(epoch FROM p.posted) * 1000)::float8 AS posted, t.description_html AS "descriptionHtml"
     FROM posting p JOIN posting_text t ON t.posting_id = p.id
     WHERE p.id > $1::bigint AND NOT EXISTS (SELECT FROM posting_fingerprint f WHERE f.posting_id = p.id)
     ORDER BY p.id LIMIT ${batchRows}`,
    [after],
  );
}

function fingerprinted({ id, posted, descriptionHtml, ...row }: Row): Fingerprinted {
  const bodyWords = searchKey(htmlToText(descriptionHtml).slice(0, searchedText)).slice(0, searchedText);
  return {
    id,
    externalId: row.externalId,
    fingerprint: postingFingerprint({ ...row, postedAt: posted, bodyWords }),
  };
}

/** An import may have removed some meanwhile, and knows the others better. */
async function clusterStillThere(tx: Queryable, postings: readonly Fingerprinted[]): Promise<void> {
  await lockClusters(tx);
  const rows = await tx.query<{ id: string }>(
    `SELECT p.id::text AS id FROM posting p WHERE p.id = ANY ($1::bigint[])
       AND NOT EXISTS (SELECT FROM posting_fingerprint f WHERE f.posting_id = p.id)`,
    [postings.map(({ id }) => id)],
  );
  const there = new Set(rows.map(({ id }) => id));
  await clusterPostings(
    tx,
    postings.filter(({ id }) => there.has(id)),
  );
}
