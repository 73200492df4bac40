import { fetchBytes } from '../../platform/files/fetch-bytes.ts';
import { refused } from '../document-answer.ts';
import type { DocumentAnswer, ScanLanguage, ScanProgress } from '../document-reading.ts';
import { PdfThreadNotLoaded, PdfTooLarge } from '../pdf-thread.ts';
import { type LetterReader, startLetterReader } from './letter-reader.ts';
import { readScan } from './read-scan.ts';
import { scanProgram, trainedData } from './scan-files.ts';
import { openScanPages, PictureTooLarge } from './scan-pictures.ts';

/** The program is kept between files of the same languages. */
let kept: { languages: string; reader: LetterReader } | undefined;

/**
 * Recognizes the letters of a scan inside the worker; `onStart` is called once its program is loaded. Files of the product
 * that cannot be fetched are a problem of their own.
 */
export async function readScanApart(
  bytes: Uint8Array,
  chosen: readonly ScanLanguage[],
  onProgress: (progress: ScanProgress) => void,
  onStart: () => void,
): Promise<DocumentAnswer> {
  const languages: readonly ScanLanguage[] = chosen.length === 0 ? ['eng'] : chosen;
  let pages: Awaited<ReturnType<typeof openScanPages>>;
  try {
    pages = await openScanPages(bytes);
  } catch (error) {
    return refusedPages(error);
  }
  try {
    let reader: LetterReader;
    try {
      reader = await readerOf(languages, onProgress);
    } catch (error) {
      return refused('not-loaded', { detail: error instanceof Error ? error.message : String(error) });
    }
    onStart();
    return await readScan(pages, reader, languages, (page, count) =>
      onProgress({ step: 'page', page, pages: count }),
    );
  } catch (error) {
    if (error instanceof PdfTooLarge) return refused('unpacks-too-much');
    // A program that broke off reads no other file either.
    kept = undefined;
    throw error;
  } finally {
    await pages.close();
  }
}

function refusedPages(error: unknown): DocumentAnswer {
  if (error instanceof PdfThreadNotLoaded) return refused('not-loaded');
  if (error instanceof PictureTooLarge) return refused('too-many-pixels');
  if (error instanceof PdfTooLarge) return refused('unpacks-too-much');
  return refused('damaged', { detail: error instanceof Error ? error.name : '' });
}

async function readerOf(
  languages: readonly ScanLanguage[],
  onProgress: (progress: ScanProgress) => void,
): Promise<LetterReader> {
  const name = languages.join('+');
  if (kept?.languages === name) return kept.reader;
  const total = languages.reduce((sum, language) => sum + trainedData[language].bytes, scanProgram.bytes);
  let arrived = 0;
  const onBytes = (count: number) => {
    arrived += count;
    onProgress({ step: 'fetch', share: Math.min(1, arrived / total) });
  };
  const reader = await startLetterReader(
    {
      program: () => fetchBytes(scanProgram.url, onBytes),
      trained: async (language) => unpacked(await fetchBytes(trainedData[language].url, onBytes)),
    },
    languages,
  );
  kept = { languages: name, reader };
  return reader;
}

/** A file that was packed once; a server may have unpacked it on its way. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
