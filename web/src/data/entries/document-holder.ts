import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import type { Clock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import type { Writer } from '../rows/writer.ts';

/** The row that holds the content of a hash, if any does. */
export async function holderOf(db: OwnData, hash: string): Promise<StoredDocument | undefined> {
  if (hash === '') return undefined;
  return db.documents
    .where('hash')
    .equals(hash)
    .filter((row) => row.content !== '')
    .first();
}

/**
 * Before documents go: content that others of the same hash lean on passes to one of those that stay. One that leans on
 * a row that stays touches it, so that it cannot be brought back once that row is gone. `rows` are the stored rows that
 * are about to be removed.
 */
export async function transferContent(
  writer: Writer,
  rows: readonly StoredDocument[],
  clock: Clock,
): Promise<void> {
  const going = new Set(rows.map((row) => row.internalId));
  for (const row of rows) {
    if (!row.hash) continue;
    if (!row.content) {
      const holder = await holderOf(writer.db, row.hash);
      if (!holder || going.has(holder.internalId)) continue;
      const updatedAt = nextInstant(clock.now(), holder.updatedAt);
      await writer.put('documents', { ...holder, updatedAt });
      continue;
    }
    const heirs = await writer.db.documents
      .where('hash')
      .equals(row.hash)
      .filter((other) => !going.has(other.internalId))
      .toArray();
    if (heirs.some((heir) => heir.content !== '')) continue;
    const [heir] = heirs.sort((a, b) => a.internalId - b.internalId);
    if (!heir) continue;
    const updatedAt = nextInstant(clock.now(), heir.updatedAt);
    await writer.put('documents', { ...heir, content: row.content, updatedAt });
  }
}
