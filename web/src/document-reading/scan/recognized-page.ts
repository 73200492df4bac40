import type { GrayPicture } from './gray-picture.ts';

/** A word in a picture: its box in pixels, its line's baseline and height of letters, and how certain it is (0 to 100). */
export type RecognizedWord = {
  text: string;
  certainty: number;
  x: number;
  end: number;
  top: number;
  bottom: number;
};

/** Words on one baseline; `height` is that from the lowest to the highest stroke of letters. */
export type RecognizedLine = { words: RecognizedWord[]; baseline: number; height: number; xHeight: number };

/** What was recognized in a picture, line by line in the order of its blocks. */
export type RecognizedPage = { width: number; height: number; lines: RecognizedLine[] };

type Box = { x0: number; y0: number; x1: number; y1: number };
type ToldWord = { bbox: Box; text: string; confidence: number };
type ToldLine = {
  words: ToldWord[];
  bbox: Box;
  baseline: Box;
  rowAttributes: { rowHeight: number; descenders: number; ascenders: number };
};
type ToldPage = { blocks: { paragraphs?: { lines?: ToldLine[] }[] }[] };

/** The answer of Tesseract as lines of words. */
export function recognizedPage(told: unknown, { width, height }: GrayPicture): RecognizedPage {
  const lines = (told as ToldPage).blocks.flatMap(({ paragraphs = [] }) =>
    paragraphs.flatMap(({ lines: some = [] }) => some.map(lineOf)),
  );
  return { width, height, lines: lines.filter(({ words }) => words.length > 0) };
}

function lineOf({ words, baseline, rowAttributes }: ToldLine): RecognizedLine {
  const { rowHeight, descenders, ascenders } = rowAttributes;
  return {
    words: words.flatMap(({ bbox, text, confidence }) =>
      text.trim() === ''
        ? []
        : [
            {
              text: text.trim(),
              certainty: confidence,
              x: bbox.x0,
              end: bbox.x1,
              top: bbox.y0,
              bottom: bbox.y1,
            },
          ],
    ),
    // Lines that slope a little are read as level ones.
    baseline: (baseline.y0 + baseline.y1) / 2,
    height: rowHeight,
    xHeight: rowHeight - Math.abs(descenders) - ascenders,
  };
}

/** The mean certainty of the letters of a page, and how many letters it has. */
export function certaintyOf({ lines }: RecognizedPage): { certainty: number; letters: number } {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const all = words.reduce((sum, { text, certainty }) => sum + certainty * text.length, 0);
  return { certainty: letters === 0 ? 0 : all / letters, letters };
}

/**
 * Whether most words run upwards or downwards: Tesseract reads them, but what is beside what is lost until the
 * picture is turned.
 */
export function isOnSide({ lines }: RecognizedPage): boolean {
  const long = lines.flatMap(({ words }) => words).filter(({ text }) => text.length > 3);
  const tall = long.filter(({ x, end, top, bottom }) => bottom - top > end - x);
  return tall.length * 2 > long.length;
}
