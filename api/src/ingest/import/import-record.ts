import { createHash } from 'node:crypto';
import { placeInTime, type StatedTime } from '@foothold/core/dates/stated-time.ts';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { sampleSource } from '../sample/sample.ts';

/** One record on its way in: what a format made of it, with its row for the report. */
export type ImportRecord = { row: number } & ({ ok: unknown } | { reason: string });

/**
 * A posting that may be stored, with what tells it from others and from its earlier self. `isLoose`: it is from a table of
 * any tool, whose ids are not reliable.
 */
export type AcceptedPosting = {
  row: number;
  posting: RawPosting;
  key: string;
  contentHash: string;
  isLoose: boolean;
};

/** Counts up when the same record is read differently than before, so that an import brings old rows up to date. */
const readHere = 5;
const dayMs = 86_400_000;
/** More than any employer names; each is looked up. */
const maxLocations = 500;

/**
 * Checks and cleans one record: control characters, broken Unicode and impossible dates do not come in. `rowText` stands for the
 * row of a table as written.
 */
export function acceptRecord(
  record: ImportRecord,
  now: Date,
  rowText?: string,
): AcceptedPosting | { row: number; reason: string } {
  const { row } = record;
  if ('reason' in record) return { row, reason: record.reason };
  const parsed = RawPosting.safeParse(cleaned(record.ok));
  if (!parsed.success) return { row, reason: reasonOf(parsed.error.issues[0]) };
  if (parsed.data.source === sampleSource)
    return { row, reason: 'source: “sample” is the name of the sample set' };
  return identify(parsed.data, row, now, rowText);
}

/** The key and the content hash of a posting; `now` decides which of its dates can be. */
export function identify(raw: RawPosting, row: number, now: Date, rowText?: string): AcceptedPosting {
  const posting = {
    ...raw,
    locations: raw.locations.slice(0, maxLocations),
    postedAt: believable(raw.postedAt, now),
    seenAt: believable(raw.seenAt, now),
    closedAt: raw.closedAt !== null && Math.abs(placeInTime(raw.closedAt)) < 4e12 ? raw.closedAt : null,
    url: /^https?:\/\//i.test(raw.url) && URL.canParse(raw.url) ? raw.url.slice(0, 2000) : '',
  };
  return {
    row,
    posting,
    key: postingKey(posting),
    contentHash: hashOf(posting, rowText),
    isLoose: rowText !== undefined,
  };
}

/** What a posting is stored under. */
export const postingKey = ({ source, externalId }: Pick<RawPosting, 'source' | 'externalId'>): string =>
  `${source}\n${externalId}`;

/**
 * “3 days ago” is another millisecond at every import, so days are compared; the day it was seen is not content, nor is the
 * name it goes by, since one row may be in two files.
 */
function hashOf(
  { postedAt, seenAt: _seen, source: _source, externalId: _id, ...content }: RawPosting,
  rowText: string | undefined,
): string {
  const day = postedAt === null ? null : Math.floor(placeInTime(postedAt) / dayMs);
  return createHash('sha256')
    .update(JSON.stringify([readHere, day, content, ...(rowText === undefined ? [] : [rowText])]))
    .digest('base64url')
    .slice(0, 22);
}

/** A day of the past 35 years, or up to two days ahead (clocks and zones differ); else null: unknown, never a guess. */
function believable(at: StatedTime | null, now: Date): StatedTime | null {
  if (at === null) return null;
  const ms = placeInTime(at);
  const oldest = now.getTime() - 35 * 366 * dayMs;
  return ms >= oldest && ms <= now.getTime() + 2 * dayMs ? at : null;
}

function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null || depth > 3) return value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  const entries = Object.entries(value).map(([name, item]) => {
    const text = cleaned(item, depth + 1);
    const isLine = typeof text === 'string' && name !== 'description';
    return [name, isLine ? text.replace(/[\p{Cc}\s]+/gu, ' ').trim() : text] as const;
  });
  return Object.fromEntries(entries);
}

type Issue = { code?: string; path: readonly PropertyKey[]; input?: unknown; maximum?: unknown } | undefined;

function reasonOf(issue: Issue): string {
  const field = issue?.path.join('.') || 'record';
  if (issue?.code === 'too_small') return `${field} is missing`;
  if (issue?.code === 'too_big') return `${field} is longer than ${String(issue.maximum)} characters`;
  return field === 'record' ? 'not a posting' : `${field} is missing or of the wrong kind`;
}
