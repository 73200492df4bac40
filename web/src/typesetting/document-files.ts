import program from '@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm?url';
import { isPrefetched, prefetch } from '../platform/files/prefetch.ts';
import { type FontFamily, fontFamilies, pairFamilies } from './font-families.data.ts';
import { fontUrl } from './font-urls.ts';
import pdfWorker from './pdf-worker.ts?worker&url';
import typstWorker from './typst-worker.ts?worker&url';

/** Bytes of all of them, unpacked: what arrives is counted unpacked. */
const allBytes = 34_000_000;

/** The slices of each pair of fonts that Latin letters need; those of other scripts come with the first text that has them. */
const slices = ['latin', 'latin-ext'] as const;

function fontFiles(): string[] {
  const names = [...new Set(Object.values(pairFamilies).flatMap(({ heading, body }) => [heading, body]))];
  return names.flatMap((name) => {
    const { folder, cuts }: FontFamily = fontFamilies[name];
    return slices.flatMap((slice) => cuts.map((cut) => fontUrl(`${folder}-${slice}-${cut}.woff`)));
  });
}

/** The rest of the product's scripts are kept from the first visit on (web/vite.config.ts). */
const firstFiles = [program, typstWorker, pdfWorker];

/** True when what sets pages and reads them back is kept on this device. */
export function areDocumentFilesHere(): Promise<boolean> {
  return isPrefetched([...firstFiles, ...fontFiles()]);
}

/** True when pages can be set without fetching much: the program is here, whatever fonts a text needs. */
export function isProgramHere(): Promise<boolean> {
  return isPrefetched([program]);
}

/** Fetches all that setting and reading back needs and keeps it for later; `onShare` receives the share that is done. */
export async function fetchDocumentFiles({
  onShare,
  signal,
}: {
  onShare: (share: number) => void;
  signal: AbortSignal;
}): Promise<void> {
  let arrived = 0;
  const onBytes = (bytes: number) => {
    arrived += bytes;
    onShare(Math.min(0.99, arrived / allBytes));
  };
  await prefetch([...firstFiles, ...fontFiles()], { onBytes, signal });
  onShare(1);
}
