import { type ParsedLocation, parseLocation } from '@foothold/core/parsing/place/location.ts';
import { type Reading, ReadingError } from '../../providers/reading/port.ts';
import type { GenericFile } from '../read/format-generic.ts';
import { readPosting } from '../read/formats.ts';
import type { ResolvedLocation } from './import-places.ts';
import { type AcceptedPosting, acceptRecord, type ImportRecord } from './import-record.ts';
import { postingRow } from './import-row.ts';
import type { StoredPosting } from './store.ts';

/**
 * A record of a file or source before anything of it was read. `file` is what all rows of its file showed, `rowText` stands for
 * the whole row as written: whatever of it we do not read still tells it from others.
 */
export type ForeignRecord = {
  row: number;
  format: string;
  record: unknown;
  company?: string | undefined;
  file?: GenericFile;
  rowText?: string;
};

/** A posting whose fields have been read and checked, with its location texts as parsed. */
export type ReadRecord = { accepted: AcceptedPosting; parsed: readonly ParsedLocation[] };

/** `externalId` is the posting's where the format could tell it, though the posting was refused. */
export type Refused = { row: number; reason: string; externalId?: string };

/** All reading of what others wrote. Neither throws for what it is given; ReadingError `stopped` where the signal says so. */
export type PostingReader = {
  record(given: ForeignRecord | ImportRecord, now: Date): Promise<ReadRecord | Refused>;
  row(accepted: AcceptedPosting, locations: readonly ResolvedLocation[]): Promise<StoredPosting | Refused>;
};

/** What the process that reads postings does. */
export const postingJobs = {
  'posting record': ({ given, now }: { given: ForeignRecord | ImportRecord; now: Date }) =>
    readRecord(given, now),
  'posting row': (input: { accepted: AcceptedPosting; locations: readonly ResolvedLocation[] }) =>
    postingRow(input.accepted, input.locations),
};

/** Reads in the given process; what that refuses, and what ends it, is refused with the row and the reason. */
export function readerOver(reading: Reading, signal?: AbortSignal): PostingReader {
  const run = async <T>(row: number, job: keyof typeof postingJobs, input: unknown): Promise<T | Refused> => {
    try {
      return (await reading.run(job, input, { signal })) as T;
    } catch (cause) {
      if (!(cause instanceof ReadingError) || cause.problem === 'stopped') throw cause;
      return { row, reason: `left out: ${cause.message}` };
    }
  };
  return {
    // What has no more to read is not sent.
    record: async (given, now) =>
      'reason' in given
        ? { row: given.row, reason: given.reason }
        : run<ReadRecord>(given.row, 'posting record', { given, now }),
    row: (accepted, locations) => run<StoredPosting>(accepted.row, 'posting row', { accepted, locations }),
  };
}

/** Reads in the caller's process: for texts of our own, such as those of tests. */
export const readerHere: PostingReader = {
  record: async (given, now) => readRecord(given, now),
  row: async (accepted, locations) => postingRow(accepted, locations),
};

function readRecord(given: ForeignRecord | ImportRecord, now: Date): ReadRecord | Refused {
  const { row } = given;
  const record: ImportRecord = 'record' in given ? { row, ...formatted(given, now) } : given;
  const accepted = acceptRecord(record, now, 'record' in given ? given.rowText : undefined);
  if (!('reason' in accepted)) return { accepted, parsed: accepted.posting.locations.map(parsedOnce) };
  const externalId = 'ok' in record ? (record.ok as { externalId?: unknown } | null)?.externalId : undefined;
  return { ...accepted, ...(typeof externalId === 'string' && { externalId }) };
}

function formatted({ format, record, company, file }: ForeignRecord, now: Date) {
  return readPosting(format, record, { now: now.getTime(), ...(company !== undefined && { company }), file });
}

/** Employers repeat the same few thousand. */
const cacheMax = 20_000;
const known = new Map<string, ParsedLocation>();

function parsedOnce(text: string): ParsedLocation {
  const before = known.get(text);
  if (before) return before;
  const parsed = parseLocation(text);
  if (known.size >= cacheMax) known.clear();
  known.set(text, parsed);
  return parsed;
}
