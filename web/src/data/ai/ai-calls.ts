import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { AiCallRow, OwnData } from '../rows/own-data.ts';

/** Bounds of what is kept of calls to models: how many, and the characters of one text. */
export const keptCallLimits = { calls: 300, characters: 60_000 } as const;

/** A call as a list shows it, without its long texts. */
export type AiCallLine = Omit<AiCallRow, 'sent' | 'received'>;

/** Keeps a call in this browser; beyond the bound the oldest go. Never throws: the answer matters more than the note of it. */
export async function keepAiCall(row: Omit<AiCallRow, 'internalId'>): Promise<void> {
  try {
    const db = await ownDataOnceOpen();
    if (!db) return;
    await db.transaction('rw', db.aiCalls, async () => {
      const kept = { ...row, sent: shortened(row.sent), received: shortened(row.received) };
      await db.aiCalls.add(kept as AiCallRow);
      const surplus = (await db.aiCalls.count()) - keptCallLimits.calls;
      if (surplus > 0)
        await db.aiCalls.bulkDelete(await db.aiCalls.orderBy('at').limit(surplus).primaryKeys());
    });
  } catch {
    // A full disk: the call was made all the same.
  }
}

/** Deletes one call, or all. */
export async function deleteAiCalls(id?: number): Promise<void> {
  const db = await ownDataOnceOpen();
  if (id === undefined) await db?.aiCalls.clear();
  else await db?.aiCalls.delete(id);
}

/** The calls that are kept, newest first, live. */
export function useAiCalls(): readonly AiCallLine[] | undefined {
  return useOwnQuery('calls to models', queryAiCalls);
}

/** The calls that are kept, newest first. */
export async function queryAiCalls(db: OwnData): Promise<AiCallLine[]> {
  const lines: AiCallLine[] = [];
  // One at a time: the texts of all of them together are large.
  await db.aiCalls
    .orderBy('at')
    .reverse()
    .each(({ sent: _, received: __, ...line }) => lines.push(line));
  return lines;
}

/** One call with its texts, live; null where it is not kept any more. */
export function useAiCall(id: number): AiCallRow | null | undefined {
  return useOwnQuery(`call to a model ${id}`, async (db) => (await db.aiCalls.get(id)) ?? null);
}

/** All calls with their texts, for a file. */
export async function allAiCalls(): Promise<AiCallRow[]> {
  const db = await ownDataOnceOpen();
  return (await db?.aiCalls.orderBy('at').toArray()) ?? [];
}

function shortened(text: string): string {
  const { characters } = keptCallLimits;
  if (text.length <= characters) return text;
  const half = characters / 2;
  const left = (text.length - characters).toLocaleString('en-US');
  return `${text.slice(0, half)}\n\n[… ${left} characters are not kept …]\n\n${text.slice(-half)}`;
}
