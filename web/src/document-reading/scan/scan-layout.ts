import type { Layout, Run } from '@foothold/core/resume-reading/layout.ts';
import type { Recognition } from '../document-reading.ts';
import type { RecognizedLine, RecognizedPage, RecognizedWord } from './recognized-page.ts';

/** What was recognized on a page and its size on paper: points. */
export type ScannedPage = { recognized: RecognizedPage; width: number; height: number };

/** A word below this certainty is listed as one to look at. */
const minCertainty = 75;
/** A sign below this one is a stain or a part of a picture. */
const noise = 40;
/** Dashes that are longer are lines: in heights of their box and some pixels. */
const longestDash = 5;
/** Room between words, in sizes of the font. */
const wordSpace = 0.2;
/** Heights of letters over and under the baseline, in sizes of a font. */
const heights = { small: 0.52, tall: 0.72, tail: 0.21 };
/** Sizes that differ by less are one. */
const nearlySame = 0.1;

/** The words of scanned pages as the text of a layout, and those of them that are in doubt. */
export function scanLayout(pages: readonly ScannedPage[]): {
  layout: Layout;
  doubtful: Recognition['doubtful'];
} {
  const runs: Run[] = [];
  const doubtful: Recognition['doubtful'] = [];
  const sizes = sizesOf(pages);
  for (const [page, { recognized, width }] of pages.entries()) {
    const scale = width / recognized.width;
    for (const line of recognized.lines) {
      const size = sizes.get(line) ?? 0;
      for (const [at, word] of line.words.entries()) {
        const text = at === 0 && isBullet(word, line) ? '•' : word.text;
        if (text !== '•' && isNoise(word)) continue;
        if (text !== '•' && word.certainty < minCertainty)
          doubtful.push({ run: runs.length, text, certainty: Math.round(word.certainty) });
        runs.push({
          text,
          page,
          x: word.x * scale,
          y: line.baseline * scale,
          width: Math.min(word.end - word.x, roomFor(word, line.words[at + 1], size / scale)) * scale,
          size,
          isBold: false,
          look: '',
          isRightToLeft: false,
          tag: '',
          order: runs.length,
        });
      }
    }
  }
  return {
    layout: {
      kind: 'pages',
      pages: pages.map(({ width, height }) => ({ width, height })),
      runs,
      links: [],
      hidden: [],
      author: '',
      language: '',
      isRecognized: true,
    },
    doubtful,
  };
}

/** The size of the font of each line, in points: what is measured on letters is made equal where it nearly is. */
function sizesOf(pages: readonly ScannedPage[]): Map<RecognizedLine, number> {
  const measured = pages.flatMap(({ recognized, width }) =>
    recognized.lines.map((line) => ({
      line,
      letters: line.words.reduce((sum, { text }) => sum + text.length, 0),
      size: (sizeOf(line) * width) / recognized.width,
    })),
  );
  const sizes = new Map<RecognizedLine, number>();
  // The size of most text first, then those of headings.
  let left = measured;
  while (left.length > 0) {
    const weight = (size: number) =>
      left.reduce(
        (sum, one) => sum + (Math.abs(one.size - size) < size * (nearlySame / 2) ? one.letters : 0),
        0,
      );
    const usual = left.reduce((best, one) => (weight(one.size) > weight(best.size) ? one : best)).size;
    const isUsual = ({ size }: { size: number }) => Math.abs(size - usual) <= usual * nearlySame;
    for (const { line } of left.filter(isUsual)) sizes.set(line, Math.round(usual * 2) / 2);
    left = left.filter((one) => !isUsual(one));
  }
  return sizes;
}

/** The middle of what the words of a line say of its size, in pixels. */
function sizeOf({ words, height }: RecognizedLine): number {
  const found = words
    .flatMap(({ text, top, bottom, certainty }) => {
      if (certainty < minCertainty || !/\p{L}|\d/u.test(text)) return [];
      const isTall = /[\p{Lu}\dbdfhklt]/u.test(text);
      const hasTail = /[gjpqy,;()[\]]/.test(text);
      const share =
        (isTall || /[()[\]]/.test(text) ? heights.tall : heights.small) + (hasTail ? heights.tail : 0);
      return [(bottom - top) / share];
    })
    .sort((a, b) => a - b);
  return found[Math.floor(found.length / 2)] ?? height;
}

/** Words that lean over each other are two words still: room before the next one stays. */
const roomFor = ({ x }: RecognizedWord, next: RecognizedWord | undefined, size: number) =>
  next && next.x > x ? Math.max(1, next.x - x - size * wordSpace) : Number.POSITIVE_INFINITY;

/** A line that was drawn, a stain, or a part of a picture. */
function isNoise({ text, certainty, x, end, top, bottom }: RecognizedWord): boolean {
  if (/^[—–_=|~.-]+$/.test(text)) return text.length > 3 || end - x > longestDash * (bottom - top + 10);
  const letters = text.match(/[\p{L}\d]/gu)?.length ?? 0;
  return certainty < noise && letters < 2 && !/^[-–—|/&+]$/.test(text);
}

/** Round and square points come as other signs: “«”, “e”, “o”, “+”. They are small and hang over the baseline. */
function isBullet(
  { text, top, bottom }: RecognizedWord,
  { words, baseline, xHeight }: RecognizedLine,
): boolean {
  const [, next] = words;
  if (!next) return false;
  if (text === 'eo' || text === 'oe') return true;
  if (text.length > 1) return false;
  if (/[«»•*+·°©®¢=~>@]/.test(text)) return true;
  return /[eocas.-]/.test(text) && baseline - bottom > xHeight * 0.1 && bottom - top < xHeight * 0.9;
}
