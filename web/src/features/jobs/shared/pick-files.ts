import {
  documentProblem,
  type StoredDocument,
  safeFileName,
} from '@foothold/core/entities/document/stored-file.ts';
import { contentOf, type FileContent } from '../../../data/documents/document-content.ts';

/** A file the person chose, read and ready to be kept. */
export type PickedFile = FileContent & Pick<StoredDocument, 'name' | 'kind'>;

/** A file that cannot be kept, and why. */
export type FileProblem = { name: string; size: number; problem: 'empty' | 'too-large' | 'unreadable' };

/** Reads chosen files one after the other; those that cannot be kept are named instead. Equal ones count once. */
export async function pickFiles(
  chosen: Iterable<File>,
): Promise<{ files: PickedFile[]; problems: FileProblem[] }> {
  const files: PickedFile[] = [];
  const problems: FileProblem[] = [];
  for (const file of chosen) {
    const { name, size, type } = file;
    const problem = documentProblem(file);
    // A file moved or deleted since it was chosen rejects here.
    const bytes = problem ? null : await file.arrayBuffer().catch(() => null);
    if (problem || !bytes) {
      problems.push({ name, size, problem: problem ?? 'unreadable' });
      continue;
    }
    const content = contentOf(new Uint8Array(bytes), type);
    if (files.some((other) => other.hash === content.hash)) continue;
    files.push({ ...content, name: safeFileName(name), kind: kindOfName(name) });
  }
  return { files, problems };
}

/** What a file probably is, by its name; the person can say otherwise. */
export function kindOfName(name: string): StoredDocument['kind'] {
  if (/cover|letter|motivation/i.test(name)) return 'letter';
  return /r[eé]sum[eé]|(?:^|[^a-z])cv(?:[^a-z]|$)|curriculum/i.test(name) ? 'resume' : 'other';
}
