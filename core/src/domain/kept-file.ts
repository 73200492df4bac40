import * as z from 'zod/mini';
import { type RecordOf, recordFields, referenceField, textField } from './record.ts';

const documentShape = {
  ...recordFields,
  jobId: referenceField,
  resumeId: referenceField,
  name: textField,
  /** What it was sent as. */
  kind: z._default(z.enum(['resume', 'letter', 'other']), 'other'),
  mimeType: textField,
  /** Bytes of the content. */
  size: z._default(z.number(), 0),
  /** SHA-256 of the content, in hex; equal files are kept once. */
  hash: textField,
  /** The content in Base64; '' where another document of the same `hash` holds it. */
  content: textField,
  /** Calendar date it was sent, '' when it was not. */
  dateSent: textField,
};

/** A file as it was sent or received (DESIGN.md: blobs lie in documents and snapshots by hash). */
export const KeptDocument = z.looseObject(documentShape);
export type KeptDocument = RecordOf<typeof documentShape>;

const snapshotShape = {
  ...recordFields,
  jobId: referenceField,
  url: textField,
  text: textField,
  hash: textField,
  /** Instant it was taken. */
  takenAt: textField,
};

/** The text of a posting as it stood on a day. */
export const Snapshot = z.looseObject(snapshotShape);
export type Snapshot = RecordOf<typeof snapshotShape>;
