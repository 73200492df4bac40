import deu from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import eng from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import fra from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import spa from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { isPrefetched } from '../../platform/files/prefetch.ts';
import type { ScanLanguage } from '../document-reading.ts';

/** URL of the program that recognizes letters, and its bytes as they are counted when they arrive: unpacked. */
export const scanProgram = { url: program, bytes: 2_858_000 };

/** URL and bytes of what was learned of a language, which its package has packed. */
export const trainedData: Readonly<Record<ScanLanguage, { url: string; bytes: number }>> = {
  eng: { url: eng, bytes: 2_953_000 },
  spa: { url: spa, bytes: 2_100_000 },
  deu: { url: deu, bytes: 1_333_000 },
  fra: { url: fra, bytes: 707_000 },
};

/** The program as the server sends it, packed. */
const packedProgram = 1_060_000;

/** What `readScan` fetches for these languages the first time, in megabytes: “about 4 MB” for English. */
export function scanMegabytes(languages: readonly ScanLanguage[]): number {
  const data = languages.reduce((sum, language) => sum + trainedData[language].bytes, 0);
  return Math.round((packedProgram + data) / 100_000) / 10;
}

/** True when nothing more has to be fetched to recognize letters of these languages. Never throws. */
export function areScanFilesHere(languages: readonly ScanLanguage[]): Promise<boolean> {
  return isPrefetched([program, ...languages.map((language) => trainedData[language].url)]);
}
