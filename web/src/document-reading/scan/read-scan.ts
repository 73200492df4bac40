import { fewLetters, ofLayout, refused } from '../document-answer.ts';
import {
  type DocumentAnswer,
  type DocumentKind,
  type DocumentNote,
  maxScanPages,
  type ScanLanguage,
} from '../document-reading.ts';
import { evenlyLit, type GrayPicture, spread, turned, withoutDarkGrounds } from './gray-picture.ts';
import type { LetterReader } from './letter-reader.ts';
import { certaintyOf, isOnSide, type RecognizedPage } from './recognized-page.ts';
import { type ScannedPage, scanLayout } from './scan-layout.ts';

/** Pages of a file as pictures: `width` and `height` in points. */
export type ScanPages = {
  kind: DocumentKind;
  count: number;
  page(at: number): Promise<{ picture: GrayPicture; width: number; height: number }>;
};

/** Below it a page was hardly read: 0 to 100. */
const minCertainty = 70;
/** Below it so much may be wrong that it is said: clear print reaches 90 to 95. */
const goodCertainty = 82;
/** A resume has more letters than that on a page; fewer may mean that the rest was not seen. */
const scantLetters = 200;

/** Recognizes the letters of a scan and reads the resume in them; every value of it is unsure. */
export async function readScan(
  pages: ScanPages,
  reader: LetterReader,
  languages: readonly ScanLanguage[],
  onPage: (page: number, pages: number) => void = () => undefined,
): Promise<DocumentAnswer> {
  const pagesRead = Math.min(pages.count, maxScanPages);
  const scanned: ScannedPage[] = [];
  const turns: number[] = [];
  for (let at = 0; at < pagesRead; at += 1) {
    onPage(at + 1, pagesRead);
    const { picture, width, height } = await pages.page(at);
    const { page, quarters } = recognizedUpright(withoutDarkGrounds(picture), reader);
    const size = quarters % 2 === 1 ? { width: height, height: width } : { width, height };
    scanned.push({ recognized: page, ...size });
    turns.push(quarters);
  }
  const all = certaintyOf({
    width: 0,
    height: 0,
    lines: scanned.flatMap(({ recognized }) => recognized.lines),
  });
  if (all.letters < fewLetters) return refused('nothing-recognized', { pages: pages.count });
  const { layout, doubtful } = scanLayout(scanned);
  const isLittle = all.certainty < goodCertainty || all.letters < scantLetters * scanned.length;
  const notes: DocumentNote[] = [
    ...(isLittle ? (['little-recognized'] as const) : []),
    ...(pages.count > pagesRead ? (['pages-left-out'] as const) : []),
  ];
  const answer = ofLayout(pages.kind, layout, notes);
  if (!answer.ok) return isLittle ? refused('nothing-recognized', { pages: pages.count }) : answer;
  const recognition = {
    languages: [...languages],
    pages: pages.count,
    pagesRead,
    turns,
    certainty: Math.round(all.certainty),
    doubtful,
  };
  return { ok: true, document: { ...answer.document, recognition } };
}

/** A page as it is read best: as it is, or in even light, or turned, where little is certain. */
function recognizedUpright(
  picture: GrayPicture,
  reader: LetterReader,
): { page: RecognizedPage; quarters: number } {
  let best = { page: reader.read(spread(picture)), quarters: 0 };
  const isCertain = worthOf(best.page) > 0;
  if (isCertain && certaintyOf(best.page).letters >= scantLetters) return best;
  const isTurned = isOnSide(best.page);
  const clear = spread(isTurned ? picture : evenlyLit(picture));
  // A few certain letters stand upright: the rest may be in a shadow.
  for (const quarters of isCertain ? [0] : isTurned ? [3, 1] : [0, 2, 1, 3]) {
    const other = { page: reader.read(turned(clear, quarters)), quarters };
    if (worthOf(other.page) > worthOf(best.page)) best = other;
    if (worthOf(best.page) > goodPage) break;
  }
  return best;
}

/** Certain letters of a page, 0 where most of it is guessed or lies on its side. */
function worthOf(page: RecognizedPage): number {
  const { certainty, letters } = certaintyOf(page);
  return certainty < minCertainty || letters < fewLetters || isOnSide(page) ? 0 : certainty * letters;
}

/** A page that is as good as any: there is no need to turn it further. */
const goodPage = 80 * 400;
