import type { DocumentAnswer, DocumentProgress } from './document-reading.ts';

/** A message to the worker. */
export type ReadingOrder = { id: number; name: string; bytes: Uint8Array } | { id: number; text: string };

/** A message from the worker. */
export type ReadingReport =
  | { kind: 'progress'; id: number; progress: DocumentProgress }
  | { kind: 'answer'; id: number; answer: DocumentAnswer };
