import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { ScanLanguage } from '../document-reading.ts';
import type { GrayPicture } from './gray-picture.ts';
import { type LetterReader, startLetterReader } from './letter-reader.ts';

const require = createRequire(import.meta.url);

/** The recognition with its files from the disk. */
export function letterReaderInNode(languages: readonly ScanLanguage[]): Promise<LetterReader> {
  return startLetterReader(
    {
      program: () => readFile(require.resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
      trained: async (language) =>
        gunzipSync(
          await readFile(
            require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
          ),
        ),
    },
    languages,
  );
}

/** The picture of a PGM file, as pdftoppm writes it. */
export function pictureOfPgm(bytes: Uint8Array): GrayPicture {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 64)));
  if (!head) throw new Error('This is no PGM file.');
  return { width: Number(head[1]), height: Number(head[2]), pixels: bytes.subarray(head[0].length) };
}
