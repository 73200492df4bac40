import start, { type TesseractApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { ScanLanguage } from '../document-reading.ts';
import { type GrayPicture, pgmOf } from './gray-picture.ts';
import { type RecognizedPage, recognizedPage } from './recognized-page.ts';

/** Loads the program and its trained data, unpacked: from the server in a browser, from the disk in tests. */
export type LetterFiles = {
  program(): Promise<Uint8Array>;
  trained(language: ScanLanguage): Promise<Uint8Array>;
};

/** The engine that recognizes lines as a whole, the only one this build of the program has. */
const wholeLines = 1;
/** Pictures are given at about this resolution: see `scan-pictures.ts`. */
const dotsPerInch = '200';

/** Columns and blocks are looked for; without it a page is read as one block. */
const wholePage = '3';

/** Recognizes letters in pictures of pages. Pages are independent: the same picture always gives the same words. */
export type LetterReader = { read(picture: GrayPicture): RecognizedPage };

/** Starts Tesseract (decision 0080) with the data of these languages; throws when a file cannot be loaded. */
export async function startLetterReader(
  files: LetterFiles,
  languages: readonly ScanLanguage[],
): Promise<LetterReader> {
  const [program, ...trained] = await Promise.all([
    files.program(),
    ...languages.map((language) => files.trained(language)),
  ]);
  const core = await start({ wasmBinary: program, print: silent, printErr: silent });
  for (const [at, language] of languages.entries())
    core.FS.writeFile(`${language}.traineddata`, trained[at] ?? new Uint8Array());
  const api: TesseractApi = new core.TessBaseAPI();
  if (api.Init('.', languages.join('+'), wholeLines) !== 0)
    throw new Error('The trained data could not be opened.');
  api.SetVariable('user_defined_dpi', dotsPerInch);
  api.SetVariable('tessedit_pageseg_mode', wholePage);
  // The words that a page taught would change how the next one is read.
  api.SetVariable('classify_enable_learning', '0');
  return {
    read(picture) {
      core.FS.writeFile('/input', pgmOf(picture));
      if (api.SetImageFile(0, 0) !== 0) throw new Error('The picture could not be opened.');
      api.Recognize(null);
      const page = recognizedPage(JSON.parse(api.GetJSONText()), picture);
      api.Clear();
      return page;
    },
  };
}

const silent = () => undefined;
