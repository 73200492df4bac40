import type { JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import { journalLabel } from '@foothold/core/own-data/journal-label.ts';
import { type JournalSummary, journalSummary, summaryText } from '@foothold/core/own-data/journal-summary.ts';
import { type Message, type Say, sayEnglish } from '@foothold/core/text/messages.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { rowCounts } from '../entries/journal-parts.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type TableName, tableNames } from '../rows/tables.ts';

/** One change as the history shows it; `rows` counts what it wrote, by table, without the content. */
export type HistoryEntry = JournalSummary & {
  internalId: number;
  /** Instant. */
  at: string;
  label: Message;
  rows: readonly { table: TableName; count: number }[];
  isUndone: boolean;
};

/** A part of the journal and how many entries there are in all, of those that were asked for. */
export type History = { entries: HistoryEntry[]; total: number };

/** Entries that a search reads at once. */
const batch = 100;

/**
 * Which part: `from` newer ones are left out; with `words`, only entries whose label, names or fields hold each of them,
 * labels as `say` says them in `language`.
 */
export type HistoryPart = { from?: number; words?: string; say?: Say; language?: string };

/** `count` changes, newest first, live; undefined while they load. */
export function useHistory(count: number, part: HistoryPart = {}): History | undefined {
  const { from = 0, words = '', language = '' } = part;
  const question = `history ${count} ${from} ${language} ${words}`;
  return useOwnQuery(question, (db) => queryHistory(db, count, part), { keep: true });
}

/** `count` changes, newest first. Without words it reads no entry but those it answers. */
export async function queryHistory(
  db: OwnData,
  count: number,
  { from = 0, words = '', say = sayEnglish }: HistoryPart = {},
): Promise<History> {
  const newest = () => db.journal.orderBy(':id').reverse();
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    const [entries, total] = await Promise.all([
      newest().offset(from).limit(count).toArray(),
      db.journal.count(),
    ]);
    return { entries: entries.map(shown), total };
  }
  const entries: HistoryEntry[] = [];
  let total = 0;
  // Keys alone do not tell of new entries, see `queryNewestChange`.
  const [keys] = await Promise.all([db.journal.toCollection().primaryKeys(), db.journal.count()]);
  // In batches: one by one takes a second, and the contents of all together can be 50 MB.
  for (let end = keys.length; end > 0; end -= batch) {
    const [first, last] = [keys[Math.max(0, end - batch)], keys[end - 1]];
    const stored = await db.journal.where(':id').between(first, last, true, true).toArray();
    for (const entry of stored.reverse().map(shown)) {
      const text = summaryText(say, entry.label, entry);
      if (!wanted.every((word) => text.includes(word))) continue;
      total += 1;
      if (total > from && entries.length < count) entries.push(entry);
    }
  }
  return { entries, total };
}

function shown(entry: JournalEntry): HistoryEntry {
  const { internalId, at, changes, undoneAt, rows: all } = entry;
  const counts = all ?? rowCounts(changes);
  const rows = tableNames
    .map((table) => ({ table, count: counts[table] ?? 0 }))
    .filter(({ count }) => count > 0);
  const label = journalLabel(entry);
  return { internalId, at, label, rows, isUndone: undoneAt !== '', ...journalSummary(changes) };
}
