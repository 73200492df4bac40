import type { Meta, OwnData } from '../rows/own-data.ts';

const name = 'cleared';

/** How long after clearing an opening of the app leaves the way back alone: another tab may still show its Undo. */
const patienceMs = 60 * 60_000;

/** Notes which journal entry cleared all data, so that its content goes for good later. */
export async function noteCleared(db: OwnData, journalId: number): Promise<void> {
  const kept = await db.meta.where('name').equals(name).first();
  await db.meta.put({ ...kept, name, value: journalId } as Meta);
}

/**
 * When the app opens: the content of data that was cleared and not brought back leaves the journal, with every entry
 * before it, which only told of the same records, and what was sent of them to models. Not within an hour, so that a reload by accident costs nothing.
 */
export async function dropCleared(db: OwnData, now: Date): Promise<void> {
  if ((await db.meta.where('name').equals(name).count()) === 0) return;
  // Loaded for the few that cleared, and before the transaction, which would not wait for it.
  const { dropParts } = await import('./journal-parts.ts');
  await db.transaction('rw', [db.meta, db.journal, db.aiCalls], async () => {
    const kept = await db.meta.where('name').equals(name).first();
    if (!kept) return;
    const entry = await db.journal.get(Number(kept.value));
    const stands = entry !== undefined && entry.undoneAt === '';
    if (stands && now.getTime() - Date.parse(entry.at) < patienceMs) return;
    await db.meta.delete(kept.internalId);
    if (!stands) return;
    await db.journal.where(':id').belowOrEqual(entry.internalId).delete();
    await db.aiCalls.where('at').belowOrEqual(Date.parse(entry.at)).delete();
    await dropParts(db, entry.internalId, { andBefore: true });
    const size = await db.meta.where('name').equals('journalBytes').first();
    let bytes = 0;
    await db.journal.each((one) => {
      bytes += one.size;
    });
    if (size) await db.meta.put({ ...size, value: bytes });
  });
}
