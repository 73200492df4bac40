import { ofLayout, refused } from '../document-answer.ts';
import {
  type DocumentAnswer,
  type DocumentKind,
  type DocumentNote,
  mostScanPages,
  type ScanLanguage,
} from '../document-reading.ts';
import { type GrayPicture, spread, turned } from './gray-picture.ts';
import type { LetterReader } from './letter-reader.ts';
import { certaintyOf, type RecognizedPage } from './recognized-page.ts';
import { type ScannedPage, scanLayout } from './scan-layout.ts';

/** Pages of a file as pictures: `width` and `height` in points. */
export type ScanPages = {
  kind: DocumentKind;
  count: number;
  page(at: number): Promise<{ picture: GrayPicture; width: number; height: number }>;
};

/** Below it a page was hardly read: 0 to 100. */
const leastCertainty = 65;
/** Fewer letters are a stamp or a number of a page. */
const fewLetters = 25;
/** A resume has more letters than that on a page; fewer may mean that the rest was not seen. */
const scantLetters = 200;

/** Recognizes the letters of a scan and reads the resume in them; every value of it is unsure. */
export async function readScan(
  pages: ScanPages,
  reader: LetterReader,
  languages: readonly ScanLanguage[],
  onPage: (page: number, pages: number) => void = () => undefined,
): Promise<DocumentAnswer> {
  const pagesRead = Math.min(pages.count, mostScanPages);
  const scanned: ScannedPage[] = [];
  const turns: number[] = [];
  for (let at = 0; at < pagesRead; at += 1) {
    onPage(at + 1, pagesRead);
    const { picture, width, height } = await pages.page(at);
    const { page, quarters } = recognizedUpright(spread(picture), reader);
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
  const isLittle = all.certainty < leastCertainty || all.letters < scantLetters * scanned.length;
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

/** A page as it is read best: upright, or turned where little is certain. */
function recognizedUpright(
  picture: GrayPicture,
  reader: LetterReader,
): { page: RecognizedPage; quarters: number } {
  let best = { page: reader.read(picture), quarters: 0 };
  const worth = ({ page }: typeof best) => {
    const { certainty, letters } = certaintyOf(page);
    return certainty < leastCertainty ? 0 : certainty * letters;
  };
  if (worth(best) > 0) return best;
  for (const quarters of [1, 3, 2]) {
    const other = { page: reader.read(turned(picture, quarters)), quarters };
    if (worth(other) > worth(best)) best = other;
  }
  return best;
}
