import type { JournalChange } from '@foothold/core/own-data/journal-entry.ts';
import { lacksHeardDate } from '../rows/heard-dates.ts';
import { isSameValue } from '../rows/same-value.ts';

type Row = Readonly<Record<string, unknown>>;

/** Texts up to this length are noted with every edit: names among them say what an entry is about. */
const short = 120;

/**
 * The change as the journal keeps it: an edit leaves out the long texts it did not touch, which is most of a job. Only
 * where both sides carry a stamp that differs, so that whatever is written later is noticed by the stamp.
 */
export function compactChange(change: JournalChange): JournalChange {
  const { before, after } = change;
  if (!isRow(before) || !isRow(after) || before.updatedAt === after.updatedAt) return change;
  const kept = Object.keys(after).filter(
    (field) => isLong(after[field]) && Object.hasOwn(before, field) && before[field] === after[field],
  );
  if (kept.length === 0) return change;
  return { ...change, before: blank(before, kept), after: blank(after, kept), kept };
}

/**
 * True where the stored row is still what the change made of it, `heardDate` aside where a later release added it, and what
 * is read from the companies.
 */
export function isStillAfter({ table, after, kept = [] }: JournalChange, stored: unknown): boolean {
  const isOlder = table === 'jobs' && isRow(after) && lacksHeardDate(after);
  const aside = [
    ...kept,
    ...(isOlder ? ['heardDate'] : []),
    ...(table === 'jobs' ? ['companyAlreadyAdded'] : []),
  ];
  if (aside.length === 0) return isSameValue(stored, after);
  return isSameValue(
    isRow(stored) ? blank(stored, aside) : stored,
    isRow(after) ? blank(after, aside) : after,
  );
}

/** The whole row before the change, out of the one stored now; undefined for an addition. */
export function wholeBefore({ before, kept = [] }: JournalChange, stored: unknown): unknown {
  if (!isRow(before) || !isRow(stored) || kept.length === 0) return before;
  return { ...before, ...Object.fromEntries(kept.map((field) => [field, stored[field]])) };
}

/** Two changes of one row that follow each other, as one. */
export function joinedChange(first: JournalChange, then: JournalChange): JournalChange {
  const [early, late] = [first.kept ?? [], then.kept ?? []];
  const kept = early.filter((field) => late.includes(field));
  const before = { ...(first.before as Row), ...picked(then.before as Row, early, kept) };
  const after = { ...(then.after as Row), ...picked(first.after as Row, late, kept) };
  return { table: then.table, key: then.key, before, after, ...(kept.length > 0 && { kept }) };
}

/** About how many bytes a value takes as JSON, without making that text. */
export function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return 5;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + roughSize(one) + 1, 2);
  let size = 2;
  for (const [field, one] of Object.entries(value))
    if (one !== undefined) size += field.length + 4 + roughSize(one);
  return size;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const isLong = (value: unknown) => typeof value === 'string' && value.length > short;

/** The row with these fields undefined: their place is kept, so that a row taken back is the same to the letter. */
function blank(row: Row, fields: readonly string[]): Row {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

function picked(row: Row, fields: readonly string[], except: readonly string[]): Row {
  return Object.fromEntries(
    fields.filter((field) => !except.includes(field)).map((field) => [field, row[field]]),
  );
}
