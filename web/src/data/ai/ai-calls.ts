import { cutText } from '@foothold/core/own-data/cut-text.messages.ts';
import { type Say, sayEnglish } from '@foothold/core/text/messages.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { AiCallRow, OwnData } from '../rows/own-data.ts';

/** Bounds of what is kept of calls to models: how many, and the characters of one text. */
export const storedCallLimits = { calls: 300, characters: 60_000 } as const;

/** A call as a list shows it, without its long texts. */
export type AiCallLine = Omit<AiCallRow, 'sent' | 'received'>;

/**
 * Keeps a call in this browser; beyond the bound the oldest go. What was left out of a long text is said in it, by `say`.
 * Never throws: the answer matters more than the note of it.
 */
export async function keepAiCall(row: Omit<AiCallRow, 'internalId'>, say: Say = sayEnglish): Promise<void> {
  try {
    const db = await ownDataOnceOpen();
    if (!db) return;
    await db.transaction('rw', db.aiCalls, async () => {
      const kept = { ...row, sent: shortened(row.sent, say), received: shortened(row.received, say) };
      await db.aiCalls.add(kept as AiCallRow);
      const surplus = (await db.aiCalls.count()) - storedCallLimits.calls;
      if (surplus > 0)
        await db.aiCalls.bulkDelete(await db.aiCalls.orderBy('at').limit(surplus).primaryKeys());
    });
  } catch {
    // A full disk: the call was made anyway.
  }
}

/** Deletes all calls. */
export async function deleteAiCalls(): Promise<void> {
  const db = await ownDataOnceOpen();
  await db?.aiCalls.clear();
}

/** Deletes one call; returns how it is brought back, null where it was gone already. */
export async function deleteAiCall(id: number): Promise<(() => Promise<void>) | null> {
  const db = await ownDataOnceOpen();
  const row = await db?.aiCalls.get(id);
  if (!db || !row) return null;
  await db.aiCalls.delete(id);
  return async () => void (await db.aiCalls.put(row));
}

/** Calls that hold some words, and what all that are kept took together. */
export type AiCallList = { lines: AiCallLine[]; total: number; tokens: number; cost: number | null };

/** The calls that are kept and hold all these words, newest first, live; `nameOf` is what their tasks are called. */
export function useAiCalls(words: string, nameOf: (task: string) => string): AiCallList | undefined {
  return useOwnQuery(`calls to models ${words}`, (db) => queryAiCalls(db, words, nameOf), { keep: true });
}

/** The calls that are kept and hold all these words, in their names or in what was sent or came back, newest first. */
export async function queryAiCalls(
  db: OwnData,
  words = '',
  nameOf: (task: string) => string = (task) => task,
): Promise<AiCallList> {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const list: AiCallList = { lines: [], total: 0, tokens: 0, cost: null };
  // One at a time: the texts of all of them together are large.
  await db.aiCalls
    .orderBy('at')
    .reverse()
    .each(({ sent, received, ...line }) => {
      const { task, model, host, outcome, inputTokens, outputTokens, cost } = line;
      list.total += 1;
      list.tokens += inputTokens + outputTokens;
      if (cost !== null) list.cost = (list.cost ?? 0) + cost;
      const texts = () =>
        [nameOf(task), model, host, outcome, sent, received].map((text) => text.toLowerCase());
      const isFound =
        wanted.length === 0 ||
        ((all) => wanted.every((word) => all.some((text) => text.includes(word))))(texts());
      if (isFound) list.lines.push(line);
    });
  return list;
}

/** One call with its texts, live; null where it is not kept anymore. */
export function useAiCall(id: number): AiCallRow | null | undefined {
  return useOwnQuery(`call to a model ${id}`, async (db) => (await db.aiCalls.get(id)) ?? null);
}

/** All calls with their texts, for a file. */
export async function allAiCalls(): Promise<AiCallRow[]> {
  const db = await ownDataOnceOpen();
  return (await db?.aiCalls.orderBy('at').toArray()) ?? [];
}

function shortened(text: string, say: Say): string {
  const { characters } = storedCallLimits;
  if (text.length <= characters) return text;
  const half = characters / 2;
  const cut = say(cutText('middle', { count: text.length - characters }));
  return `${text.slice(0, half)}\n\n${cut}\n\n${text.slice(-half)}`;
}
