import type { JournalChange, JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import type { Meta, OwnData } from '../rows/own-data.ts';
import { roughSize } from './compact-change.ts';

/**
 * Browsers refuse a value past a size (Chromium: 133 MB; a text may take two bytes a sign), and a restore of 50,000 jobs
 * is larger. What is larger than `whole` keeps a beginning in its entry, so that the history reads little, and the rest
 * in parts beside the journal.
 */
export const partSizes = { whole: 32 * 1024 * 1024, beginning: 512 * 1024 } as const;

const prefix = 'journal part ';
type Part = { entry: number; changes: JournalChange[] };

/** The changes of an entry as they are stored: what is in the entry itself, and the parts beside it. */
export function splitChanges(
  changes: readonly JournalChange[],
  { whole, beginning }: { whole: number; beginning: number } = partSizes,
): { first: JournalChange[]; parts: JournalChange[][] } {
  const sizes = changes.map((change) => roughSize(change));
  if (sizes.reduce((sum, size) => sum + size, 0) <= whole) return { first: [...changes], parts: [] };
  const pieces: JournalChange[][] = [[]];
  let room: number = beginning;
  for (const [at, change] of changes.entries()) {
    const size = sizes[at] ?? 0;
    const last = pieces.at(-1);
    if (last && (last.length === 0 || size <= room)) last.push(change);
    else {
      pieces.push([change]);
      room = whole;
    }
    room -= size;
  }
  const [first = [], ...parts] = pieces;
  return { first, parts };
}

/** Stores the parts of an entry, within the transaction that stores the entry. */
export async function storeParts(
  db: OwnData,
  entry: number,
  parts: readonly JournalChange[][],
): Promise<void> {
  for (const [at, changes] of parts.entries()) {
    const value: Part = { entry, changes };
    await db.meta.add({ name: `${prefix}${entry} ${at}`, value } as Meta);
  }
}

/** Every change of an entry, those beside it too. */
export async function allChanges(db: OwnData, entry: JournalEntry): Promise<JournalChange[]> {
  const changes = [...entry.changes];
  for (let at = 0; at < (entry.parts ?? 0); at += 1) {
    const part = await db.meta.where('name').equals(`${prefix}${entry.internalId} ${at}`).first();
    for (const change of (part?.value as Part | undefined)?.changes ?? []) changes.push(change);
  }
  return changes;
}

/** Hands over the changes that are beside the journal, with the number of their entry. */
export async function eachPart(
  db: OwnData,
  take: (entry: number, changes: readonly JournalChange[]) => void,
): Promise<void> {
  await db.meta
    .where('name')
    .startsWith(prefix)
    .each(({ value }) => take((value as Part).entry, (value as Part).changes));
}

/** Removes what is beside the journal of an entry, `andBefore` of all entries before it too. */
export async function dropParts(db: OwnData, entry: number, { andBefore = false } = {}): Promise<void> {
  const names = (await db.meta.where('name').startsWith(prefix).keys()) as string[];
  const numberOf = (name: string) => Number(name.slice(prefix.length).split(' ')[0]);
  const gone = names.filter((name) => (andBefore ? numberOf(name) <= entry : numberOf(name) === entry));
  if (gone.length > 0) await db.meta.where('name').anyOf(gone).delete();
}

/** How many rows of each table an entry wrote, for one whose changes do not all are in it. */
export function rowCounts(changes: readonly JournalChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table } of changes) counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}
