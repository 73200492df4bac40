import type { Db } from '../../db/db.ts';
import { countNames } from '../../db/posting-names.ts';
import { keepEmployers } from '../../modules/companies/keep-employers.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { ReadingError } from '../../providers/reading/port.ts';
import { sampleSource } from '../sample/sample.ts';
import { type LocationReader, locationReader } from './import-places.ts';
import type { AcceptedPosting, ImportRecord } from './import-record.ts';
import { noteSeen } from './note-seen.ts';
import {
  type ForeignRecord,
  type PostingReader,
  type ReadRecord,
  type Refused,
  readerHere,
} from './posting-reader.ts';
import { repeatFinder, type SameIds, storedMatcher } from './row-identity.ts';
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
  /** Those of them that differ from the row of their id that counts. */
  merged: number;
  rejected: number;
  /** The first ten rejections. */
  reasons: { row: number; reason: string }[];
  seconds: number;
  rowsPerSecond: number;
};

type Given = ForeignRecord | ImportRecord;

type Import = {
  db: Db;
  geocoder: Geocoder;
  records: AsyncIterable<Given> | Iterable<Given>;
  now: Date;
  /** Reads what others wrote, in a process of its own (`readerOver`); absent: in this one, for texts of our own. */
  reader?: PostingReader;
  /** Told of every record in order once it has been read; '' where its own id could not be told. */
  onRead?: (row: number, externalId: string) => void;
  /** One posting, not a list: no statistics are made of it. */
  isSingle?: boolean;
  /** Called after every batch. */
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
  /** What rows of a table with one id and other words are; absent: apart. */
  sameIds?: SameIds;
};

/** A batch is one transaction and other requests wait for it, so it stays short. */
const batchRows = 500;
const batchCharacters = 1_500_000;
const reasonsKept = 10;
/** Records that are handed to the reader together, so that it has the next one at once. */
const readAtOnce = 50;

/**
 * Takes postings in, batch by batch, so that search goes on between them: new ones are added, changed ones replaced,
 * the rest counted. A record that cannot be stored is rejected with its reason; the first real posting removes the
 * sample set. Aborting ends what is being read and keeps the
 * whole batches written so far. Throws what `records` throws and when the database fails.
 */
export async function importPostings(options: Import): Promise<ImportProgress & { cancelled: boolean }> {
  const { db, geocoder, records, now, onProgress, signal, reader = readerHere, onRead } = options;
  const { sameIds = 'apart', isSingle = false } = options;
  const started = performance.now();
  const readLocations = locationReader(geocoder);
  const findRepeat = repeatFinder(sameIds);
  const matchStored = storedMatcher(db, sameIds);
  const counts = { rows: 0, accepted: 0, updated: 0, duplicates: 0, merged: 0, rejected: 0 };
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
  let batch: ReadRecord[] = [];
  let characters = 0;
  const flush = async () => {
    const matched = await matchStored(batch);
    const written = await writeBatch({ db, readLocations, reader, now, batch: matched, reject });
    counts.accepted += written.added;
    counts.updated += written.changed;
    counts.duplicates += written.same;
    if (written.added + written.changed > 0) await countNames(db, now);
    batch = [];
    characters = 0;
    onProgress?.(progress());
  };
  const take = async (read: ReadRecord | Refused) => {
    counts.rows += 1;
    if ('reason' in read) {
      onRead?.(read.row, read.externalId ?? '');
      return reject(read.row, read.reason);
    }
    const { row, posting } = read.accepted;
    onRead?.(row, posting.externalId);
    const found = findRepeat(read);
    if (found === 'repeated' || found === 'merged') {
      counts.duplicates += 1;
      if (found === 'merged') counts.merged += 1;
    } else {
      batch.push(found);
      characters += posting.description.length;
    }
    if (batch.length >= batchRows || characters >= batchCharacters) await flush();
  };
  let unread: Given[] = [];
  const read = async () => {
    const given = unread;
    unread = [];
    for (const one of await Promise.all(given.map((record) => reader.record(record, now)))) await take(one);
  };
  let isStopped = false;
  try {
    for await (const record of records) {
      if (signal?.aborted) break;
      if (unread.push(record) >= readAtOnce) await read();
    }
    if (!signal?.aborted) await read();
    if (!signal?.aborted && (batch.length > 0 || counts.rejected > 0)) await flush();
  } catch (cause) {
    if (!(cause instanceof ReadingError)) throw cause;
    isStopped = true;
  }
  const cancelled = isStopped || (signal?.aborted ?? false);
  if (cancelled) counts.rows -= batch.length;
  if (counts.accepted + counts.updated > 0 && !isSingle) {
    await settle(db);
    // Whoever is stopped leaves that to the server, which does it within a minute.
    if (!cancelled) await keepEmployers(db, now, { signal });
  }
  return { ...progress(), cancelled };
}

type Batch = {
  db: Db;
  readLocations: LocationReader;
  reader: PostingReader;
  now: Date;
  batch: readonly ReadRecord[];
  reject: (row: number, reason: string) => void;
};

async function writeBatch({ db, readLocations, reader, now, batch, reject }: Batch) {
  const known = await storedHashes(
    db,
    batch.map(({ accepted: { posting } }) => posting),
  );
  const unchanged: string[] = [];
  const changed = batch.filter(({ accepted: { key, contentHash } }) => {
    const stored = known.get(key);
    if (stored?.contentHash !== contentHash) return true;
    unchanged.push(stored.id);
    return false;
  });
  const parsed = new Map(
    changed.flatMap((one) =>
      one.accepted.posting.locations.flatMap((text, at) => {
        const location = one.parsed[at];
        return location ? [[text, location] as const] : [];
      }),
    ),
  );
  const locations = await readLocations([...parsed.keys()], parsed);
  await noteSeen(db, unchanged, now);
  const rows: Row[] = [];
  const read = await Promise.all(
    changed.map(({ accepted }) => {
      const own = accepted.posting.locations.flatMap((text) => locations.get(text) ?? []);
      return reader.row(accepted, own);
    }),
  );
  for (const [at, row] of read.entries()) {
    const accepted = changed[at]?.accepted;
    if ('reason' in row) reject(row.row, row.reason);
    else if (accepted) rows.push({ accepted, row });
  }
  const written = await store(db, rows, now, reject);
  const added = written.filter(({ accepted }) => !known.has(accepted.key)).length;
  return { added, changed: written.length - added, same: unchanged.length };
}

type Row = { accepted: AcceptedPosting; row: StoredPosting };

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
    'posting_seen',
    'posting_name',
    'posting_word',
    'posting_fingerprint',
    'posting_cluster_key',
  ];
  for (const table of tables) await db.query(`${command} ${table}`);
}
