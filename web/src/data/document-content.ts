import type { KeptDocument } from '@foothold/core/domain/kept-file.ts';
import { nextInstant } from '@foothold/core/domain/record.ts';
import { sha256 } from '@foothold/core/domain/sha256.ts';
import { toBase64 } from './base64.ts';
import type { Clock } from './clock.ts';
import type { OwnData } from './own-data.ts';
import type { Writer } from './writer.ts';

/** The content of a file, ready to be kept. */
export type FileContent = Pick<KeptDocument, 'mimeType' | 'size' | 'hash' | 'content'>;

/** Bytes as the content of a document. */
export function contentOf(bytes: Uint8Array, mimeType: string): FileContent {
  return { mimeType, size: bytes.length, hash: sha256(bytes), content: toBase64(bytes) };
}

/** A text as the content of a document. */
export function textContent(text: string): FileContent {
  return contentOf(new TextEncoder().encode(text), 'text/plain');
}

/** The row that holds the content of a hash, if any does. */
export async function holderOf(db: OwnData, hash: string): Promise<KeptDocument | undefined> {
  if (hash === '') return undefined;
  return db.documents
    .where('hash')
    .equals(hash)
    .filter((row) => row.content !== '')
    .first();
}

/**
 * Adds a document; equal content is kept once, in the row that had it first. That row is touched, so that its addition
 * cannot be undone from under those that lean on it.
 */
export async function keepDocument(
  writer: Writer,
  fields: Omit<KeptDocument, 'internalId' | 'uid' | 'createdAt' | 'updatedAt'>,
  clock: Clock,
): Promise<number> {
  const now = clock.now();
  const at = now.toISOString();
  const holder = await holderOf(writer.db, fields.hash);
  if (holder) await writer.put('documents', { ...holder, updatedAt: nextInstant(now, holder.updatedAt) });
  const content = holder ? '' : fields.content;
  return writer.add('documents', { ...fields, content, uid: clock.newUid(), createdAt: at, updatedAt: at });
}

/**
 * Before documents go: content that others of the same hash lean on passes to one of those that stay. One that leans on
 * a row that stays touches it, so that it cannot be brought back once that row is gone. `rows` are the stored rows that
 * are about to be removed.
 */
export async function handOnContent(
  writer: Writer,
  rows: readonly KeptDocument[],
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
