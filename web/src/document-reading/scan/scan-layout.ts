import type { Layout, Run } from '@foothold/core/resume-reading/layout.ts';
import type { Recognition } from '../document-reading.ts';
import type { RecognizedLine, RecognizedPage, RecognizedWord } from './recognized-page.ts';

/** What was recognized on a page and its size on paper: points. */
export type ScannedPage = { recognized: RecognizedPage; width: number; height: number };

/** A word below this certainty is listed as one to look at. */
const leastCertainty = 75;
/** A “word” below this one is a stain, a rule or a part of a picture. */
const noise = 20;
/** Height of a line, from the lowest to the highest stroke, in sizes of its font. */
const lineInSizes = 0.94;
/** Sizes within this part of that of most text are that one. */
const nearlySame = 0.14;

/** The words of scanned pages as the text of a layout, and those of them that are in doubt. */
export function scanLayout(pages: readonly ScannedPage[]): {
  layout: Layout;
  doubtful: Recognition['doubtful'];
} {
  const runs: Run[] = [];
  const doubtful: Recognition['doubtful'] = [];
  for (const [page, { recognized, width }] of pages.entries()) {
    const scale = width / recognized.width;
    const usual = usualHeight(recognized.lines);
    for (const line of recognized.lines) {
      const height = Math.abs(line.height - usual) < usual * nearlySame ? usual : line.height;
      const size = Math.round((height / lineInSizes) * scale * 2) / 2;
      for (const [at, word] of line.words.entries()) {
        const text = at === 0 && isBullet(word, line) ? '•' : word.text;
        if (text !== '•' && word.certainty < noise) continue;
        if (text !== '•' && word.certainty < leastCertainty)
          doubtful.push({ run: runs.length, text, certainty: Math.round(word.certainty) });
        runs.push({
          text,
          page,
          x: word.x * scale,
          y: line.baseline * scale,
          width: (word.end - word.x) * scale,
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

/** The height that most letters have. */
function usualHeight(lines: readonly RecognizedLine[]): number {
  const heights = lines.flatMap(({ height, words }) => words.map(() => height)).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Round and square points come as other signs: “«”, “e”, “o”, “+”. They are small and hang over the baseline. */
function isBullet(
  { text, top, bottom }: RecognizedWord,
  { words, baseline, xHeight }: RecognizedLine,
): boolean {
  const [, next] = words;
  if (text.length > 1 || !next) return false;
  if (/[«»•*+·°©®¢=~>]/.test(text)) return true;
  return /[eocas.-]/.test(text) && baseline - bottom > xHeight * 0.1 && bottom - top < xHeight * 0.9;
}
