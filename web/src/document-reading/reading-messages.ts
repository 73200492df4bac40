import type { DocumentAnswer, DocumentProgress, ScanLanguage, ScanProgress } from './document-reading.ts';

/** A message to the worker. */
export type ReadingOrder =
  | { id: number; name: string; bytes: Uint8Array; part: string }
  | { id: number; text: string }
  | { id: number; warmUp: true }
  | { id: number; scan: Uint8Array; languages: readonly ScanLanguage[] };

/** A message from the worker. */
export type ReadingReport =
  /** Its scripts are loaded and the file is being read: from here on it has a deadline. */
  | { kind: 'started'; id: number }
  | { kind: 'progress'; id: number; progress: DocumentProgress | ScanProgress }
  | { kind: 'answer'; id: number; answer: DocumentAnswer };
