import type { DocumentAnswer, DocumentProgress, ScanLanguage, ScanProgress } from './document-reading.ts';

/** A message to the worker. */
export type ReadingOrder =
  | { id: number; name: string; bytes: Uint8Array; part: string }
  | { id: number; text: string }
  | { id: number; warmUp: true }
  | { id: number; scan: Uint8Array; languages: readonly ScanLanguage[] };

/** A message from the worker. */
export type ReadingReport =
  | { kind: 'progress'; id: number; progress: DocumentProgress | ScanProgress }
  | { kind: 'answer'; id: number; answer: DocumentAnswer };
