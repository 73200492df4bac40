import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import { countNames } from '../../db/posting-names.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { type LocationReader, locationReader } from './import-places.ts';
import { type AcceptedPosting, acceptRecord, type ImportRecord } from './import-record.ts';
import { postingRow } from './import-row.ts';
import { sampleSource } from './sample.ts';
import { removeSource, type StoredPosting, storedHashes, storePostings } from './store.ts';

/** Counts of an import so far; every row is in exactly one of accepted, updated, duplicates and rejected. */
export type ImportProgress = {
  rows: number;
  /** New postings. */
  accepted: number;
  /** Known postings that had changed. */
  updated: number;
  /** Known postings without a change, and repeats inside the file. */
  duplicates: number;
  rejected: number;
  /** The first ten rejections. */
  reasons: { row: number; reason: string }[];
  seconds: number;
  rowsPerSecond: number;
};

type Import = {
  db: Db;
  geocoder: Geocoder;
  records: AsyncIterable<ImportRecord> | Iterable<ImportRecord>;
  now: Date;
  /** Called after every batch. */
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
};

/** A batch is one transaction and other requests wait for it, so it stays short. */
const batchRows = 500;
const batchCharacters = 1_500_000;
const reasonsKept = 10;

/**
 * Takes postings in, batch by batch, so that search goes on between them: new ones are added, changed ones replaced,
 * the rest counted. A record that cannot be stored is rejected with its reason; the first real posting removes the
 * sample set. Aborting keeps the whole batches written so far. Throws what `records` throws and when the database fails.
 */
export async function importPostings(options: Import): Promise<ImportProgress & { cancelled: boolean }> {
  const { db, geocoder, records, now, onProgress, signal } = options;
  const started = performance.now();
  const readLocations = locationReader(geocoder);
  const seen = new Set<string>();
  const counts = { rows: 0, accepted: 0, updated: 0, duplicates: 0, rejected: 0 };
  const reasons: ImportProgress['reasons'] = [];
  const reject = (row: number, reason: string) => {
    counts.rejected += 1;
    if (reasons.length < reasonsKept) reasons.push({ row, reason });
  };
  const progress = (): ImportProgress => {
    const seconds = (performance.now() - started) / 1000;
    return {
      ...counts,
      reasons: [...reasons],
      seconds,
      rowsPerSecond: Math.round(counts.rows / Math.max(seconds, 0.001)),
    };
  };
  let batch: AcceptedPosting[] = [];
  let characters = 0;
  const flush = async () => {
    const written = await writeBatch({ db, readLocations, now, batch, reject });
    counts.accepted += written.added;
    counts.updated += written.changed;
    counts.duplicates += written.same;
    if (written.added + written.changed > 0) await countNames(db, now);
    batch = [];
    characters = 0;
    onProgress?.(progress());
  };
  for await (const record of records) {
    if (signal?.aborted) break;
    counts.rows += 1;
    const accepted = acceptRecord(record, now);
    if ('reason' in accepted) reject(accepted.row, accepted.reason);
    // The first of several rows with one key counts, so that a second import finds nothing new.
    else if (seen.has(accepted.key)) counts.duplicates += 1;
    else {
      seen.add(accepted.key);
      batch.push(accepted);
      characters += accepted.posting.description.length;
    }
    if (batch.length >= batchRows || characters >= batchCharacters) await flush();
  }
  if (signal?.aborted) counts.rows -= batch.length;
  else if (batch.length > 0 || counts.rejected > 0) await flush();
  if (counts.accepted + counts.updated > 0) await settle(db);
  return { ...progress(), cancelled: signal?.aborted ?? false };
}

type Batch = {
  db: Db;
  readLocations: LocationReader;
  now: Date;
  batch: readonly AcceptedPosting[];
  reject: (row: number, reason: string) => void;
};

async function writeBatch({ db, readLocations, now, batch, reject }: Batch) {
  const known = await storedHashes(
    db,
    batch.map(({ posting }) => posting),
  );
  const changed = batch.filter(({ key, contentHash }) => known.get(key) !== contentHash);
  const rows = await rowsOf(changed, readLocations);
  const written = await store(db, rows, now, reject);
  const added = written.filter(({ accepted }) => !known.has(accepted.key)).length;
  return { added, changed: written.length - added, same: batch.length - changed.length };
}

type Row = { accepted: AcceptedPosting; row: StoredPosting };

/** Longest stretch of work in milliseconds before other requests get their turn. */
const turn = 15;

async function rowsOf(batch: readonly AcceptedPosting[], readLocations: LocationReader): Promise<Row[]> {
  const locations = await readLocations(batch.flatMap(({ posting }) => posting.locations));
  const rows: Row[] = [];
  let since = performance.now();
  for (const accepted of batch) {
    const own = accepted.posting.locations.flatMap((text) => locations.get(text) ?? []);
    rows.push({ accepted, row: postingRow(accepted, own) });
    if (performance.now() - since < turn) continue;
    await nextTurn();
    since = performance.now();
  }
  return rows;
}

/** Writes the rows in one transaction; when the database refuses one for what is in it, all the others still get in. */
async function store(
  db: Db,
  rows: readonly Row[],
  now: Date,
  reject: Batch['reject'],
): Promise<readonly Row[]> {
  if (rows.length === 0) return rows;
  try {
    await db.transaction(async (tx) => {
      await removeSource(tx, sampleSource);
      await storePostings(
        tx,
        rows.map(({ row }) => row),
        now,
      );
    });
    return rows;
  } catch (cause) {
    if (!isAboutContent(cause)) throw cause;
    const [only] = rows;
    if (rows.length === 1 && only) {
      reject(only.accepted.row, `the database refused it: ${(cause as Error).message}`);
      return [];
    }
    const half = Math.ceil(rows.length / 2);
    return [
      ...(await store(db, rows.slice(0, half), now, reject)),
      ...(await store(db, rows.slice(half), now, reject)),
    ];
  }
}

/** SQLSTATE classes of a value that does not fit: data exception, constraint, limit exceeded. */
function isAboutContent(cause: unknown): boolean {
  const code = (cause as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^(?:22|23|54)/.test(code);
}

/** Nobody vacuums PGlite; without statistics the planner reads every row. */
async function settle(db: Db): Promise<void> {
  const command = db.kind === 'pglite' ? 'VACUUM (ANALYZE)' : 'ANALYZE';
  const tables = [
    'posting',
    'posting_text',
    'posting_location',
    'posting_name',
    'posting_word',
    'posting_fingerprint',
    'posting_cluster_key',
  ];
  for (const table of tables) await db.query(`${command} ${table}`);
}
