import type { HiddenText, Layout, LayoutLink, Run } from './layout.ts';

/** A line of a file whose text only follows itself. */
export type FlowLine = {
  /** `column`: where it begins in its line, in letters, where the file says so. */
  cells: { text: string; isBold: boolean; address?: string; column?: number }[];
  /** How far it is set in, in letters. */
  indent: number;
  /** In points; 10 where nothing is said. */
  size: number;
  tag: string;
  /** Empty lines above it. */
  space: number;
  isBullet: boolean;
};

const letterWidth = 0.5;
const lineHeight = 1.25;
/** Longer than any paragraph of a resume: letters. */
const longestCell = 6000;
/** What is behind these belongs to a book: lines. */
const maxLines = 10_000;
const width = 2000;

/** A layout of lines one under the other: their places are made up, so that the same reading serves as for pages. */
export function flowLayout(
  lines: readonly FlowLine[],
  said: { author?: string; language?: string; hidden?: HiddenText[] } = {},
): Layout {
  const runs: Run[] = [];
  const links: LayoutLink[] = [];
  let y = 40;
  for (const line of lines.slice(0, maxLines)) {
    y += line.size * lineHeight + line.space * 10;
    let x = 40 + line.indent * 5;
    for (const [at, cell] of line.cells.entries()) {
      if (cell.column !== undefined) x = Math.max(x, 40 + cell.column * 5);
      const whole = at === 0 && line.isBullet ? `• ${cell.text}` : cell.text;
      // What reads lines is made for lines: the rest of an endless one stays behind.
      const text = whole.slice(0, longestCell).replaceAll('\u00ad', '');
      const long = text.length * line.size * letterWidth;
      if (cell.address)
        links.push({ page: 0, x, y: y - line.size, width: long, height: line.size, address: cell.address });
      runs.push({
        text,
        page: 0,
        x,
        y,
        width: long,
        size: line.size,
        isBold: cell.isBold,
        look: line.tag.startsWith('H') || line.tag === 'Title' ? line.tag : 'text',
        isRightToLeft: false,
        tag: line.tag,
        order: runs.length,
      });
      x += long + line.size * (line.cells[at + 1]?.column === undefined ? 3 : 1.6);
    }
  }
  return {
    kind: 'flow',
    pages: [{ width, height: y + 40 }],
    runs,
    links,
    hidden: said.hidden ?? [],
    author: said.author ?? '',
    language: said.language ?? '',
    isRecognized: false,
  };
}

/** “S U M M A R Y” as it is meant: words are further apart than letters, where the file says so. */
export function closedUp(text: string): string {
  if (!/^\p{Lu}(?: \p{Lu}){2,}(?: {2,}\p{Lu}(?: \p{Lu})*)*$/u.test(text)) return text;
  return text
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}
