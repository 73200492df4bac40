import { refused } from '../document-answer.ts';
import type { DocumentAnswer, ScanLanguage, ScanProgress } from '../document-reading.ts';

/** Recognizes the letters of a scan inside the worker. */
export async function readScanApart(
  _bytes: Uint8Array,
  _languages: readonly ScanLanguage[],
  _onProgress: (progress: ScanProgress) => void,
): Promise<DocumentAnswer> {
  return refused('failed', { detail: 'in preparation' });
}
