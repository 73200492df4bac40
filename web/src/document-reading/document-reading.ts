import type { Layout } from '@foothold/core/resume-reading/layout.ts';
import type { ResumeReading } from '@foothold/core/resume-reading/reading.ts';
import type { ReadResume } from '@foothold/core/transfer/json-resume-kept.ts';

/** What a file turned out to be. */
export type DocumentKind =
  | 'pdf'
  | 'docx'
  | 'text'
  | 'markdown'
  | 'json-resume'
  | 'reactive-resume'
  | 'linkedin-export'
  | 'europass';

/** What a person should know of the file beside what was read. */
export type DocumentNote =
  /** It holds text that a reader cannot see; that was not used. */
  | 'hidden-text'
  /** Insertions count as text, deletions do not. */
  | 'tracked-changes'
  | 'text-boxes'
  | 'macros-ignored'
  /** Its letters were recognized by a program: nothing is sure. */
  | 'letters-recognized'
  /** Fields by name were attached to the PDF and used instead of its text. */
  | 'attached-data';

/** A file that was read: what was found in it, and the records that it makes. */
export type ReadDocument = {
  kind: DocumentKind;
  reading: ResumeReading;
  resume: ReadResume;
  /** The text with its places, which `runs` of the reading point into; null for files with fields by name. */
  layout: Layout | null;
  notes: DocumentNote[];
};

/** Why nothing was read. */
export type DocumentProblem =
  | 'empty'
  | 'too-large'
  | 'too-many-pages'
  | 'password'
  | 'damaged'
  /** Pages without text: a scan. */
  | 'no-text'
  | 'not-a-resume'
  | 'old-word'
  | 'image'
  | 'archive'
  | 'not-text'
  | 'unknown-json'
  | 'stopped'
  | 'failed';

export type DocumentAnswer =
  | { ok: true; document: ReadDocument }
  | { ok: false; problem: DocumentProblem; pages?: number; detail?: string };

/** How far the reading is; pages are counted from 1. */
export type DocumentProgress = { page: number; pages: number };

/** Reads resumes out of files, one at a time, apart from the page. */
export type DocumentReading = {
  read(
    file: { name: string; bytes: Uint8Array },
    options?: { onProgress?: (progress: DocumentProgress) => void; signal?: AbortSignal },
  ): Promise<DocumentAnswer>;
  /** Reads text that was pasted. */
  readText(text: string): Promise<DocumentAnswer>;
  /** Ends the worker and frees its memory. */
  dispose(): void;
};
