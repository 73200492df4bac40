import type { ImportDraft } from '@foothold/core/resume-import/import-draft.ts';
import type {
  DocumentAnswer,
  DocumentFile,
  ReadDocument,
} from '../../../document-reading/document-reading.ts';

/** What is imported: a file, or text that was pasted. */
export type ImportSource = DocumentFile | { name: ''; text: string };

/** A resume in the preview: where it came from, what was read, and what it became so far. */
export type OpenImport = {
  source: ImportSource;
  document: ReadDocument;
  draft: ImportDraft;
  /** The name that the resume will have. */
  title: string;
};

/** Why nothing was read, beside what it was read from. */
export type ImportProblem = { source: ImportSource; answer: Extract<DocumentAnswer, { ok: false }> };

/** The name of a file without its ending, as a name for the resume; '' of pasted text. */
export function titleOfFile(name: string): string {
  return name
    .replace(/\.[A-Za-z]{2,8}$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 200);
}
