import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { sha256 } from '@foothold/core/files/sha256.ts';
import { holderOf } from '../entries/document-holder.ts';
import { toBase64 } from '../rows/base64.ts';
import type { Clock } from '../rows/clock.ts';
import type { Writer } from '../rows/writer.ts';

/** The content of a file, ready to be kept. */
export type FileContent = Pick<StoredDocument, 'mimeType' | 'size' | 'hash' | 'content'>;

/** Bytes as the content of a document. */
export function contentOf(bytes: Uint8Array, mimeType: string): FileContent {
  return { mimeType, size: bytes.length, hash: sha256(bytes), content: toBase64(bytes) };
}

/** A text as the content of a document. */
export function textContent(text: string): FileContent {
  return contentOf(new TextEncoder().encode(text), 'text/plain');
}

/**
 * Adds a document; equal content is kept once, in the row that had it first. That row is touched, so that its addition
 * cannot be undone from under those that lean on it.
 */
export async function keepDocument(
  writer: Writer,
  fields: Omit<StoredDocument, 'internalId' | 'uid' | 'createdAt' | 'updatedAt'>,
  clock: Clock,
): Promise<number> {
  const now = clock.now();
  const at = now.toISOString();
  const holder = await holderOf(writer.db, fields.hash);
  if (holder) await writer.put('documents', { ...holder, updatedAt: nextInstant(now, holder.updatedAt) });
  const content = holder ? '' : fields.content;
  return writer.add('documents', { ...fields, content, uid: clock.newUid(), createdAt: at, updatedAt: at });
}
