import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** The text and structure that pdf.js finds in a PDF. */
export type ReadPdf = {
  /** The text of each page in the order of its content, a line each. */
  pages: string[];
  title: string;
  author: string;
  /** The language that the document says it is in. */
  language: string;
  /** Roles of its structure and how often each stands there: H1, H2, L, LI, Link; empty when it is not tagged. */
  tags: Readonly<Record<string, number>>;
  /** Texts that reach over the edge of their page. */
  outside: string[];
};

/** A stretch of text as pdf.js gives it: letters in reading order, stretches from left to right. */
export type Stretch = { str: string; dir: string; x: number; y: number; width: number; endsLine: boolean };

/** Reads a PDF as applicant systems do. `isRightToLeft` is the direction of its lines. */
export async function readPdf(document: PDFDocumentProxy, isRightToLeft: boolean): Promise<ReadPdf> {
  const pages: string[] = [];
  const outside: string[] = [];
  const tags: Record<string, number> = {};
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const stretches = await stretchesOf(page);
    pages.push(linesOf(stretches, isRightToLeft));
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const isOutside = ({ x, y, width }: Stretch) => x < left || y < bottom || x + width > right || y > top;
    outside.push(...stretches.filter((one) => one.str.trim() !== '' && isOutside(one)).map(({ str }) => str));
    count(await page.getStructTree(), tags);
    page.cleanup();
  }
  const { info } = await document.getMetadata();
  const { Title = '', Author = '', Language = '' } = info as Record<string, string | null>;
  return { pages, title: Title ?? '', author: Author ?? '', language: Language ?? '', tags, outside };
}

async function stretchesOf(page: PDFPageProxy): Promise<Stretch[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ str: item.str, dir: item.dir, x, y, width: item.width, endsLine: item.hasEOL }];
  });
}

/** How far the baselines of one line may lie apart: points. */
const sameLine = 4;
/** How far a stretch ends before its line to be of another column: points. */
const otherColumn = 15;

/** The lines of a page whose stretches come in the order of its content. */
export function linesOf(stretches: readonly Stretch[], isRightToLeft: boolean): string {
  const lines: Stretch[][] = [[]];
  for (const stretch of stretches) {
    const line = lines.at(-1) ?? [];
    const start = Math.min(...line.map(({ x }) => x));
    // pdf.js leaves the end of a line out where lines are close, or where another column begins at the same height.
    const isOther = line[0] && Math.abs(line[0].y - stretch.y) > sameLine;
    if (stretch.str.trim() !== '' && (isOther || stretch.x + stretch.width < start - otherColumn))
      lines.push([]);
    lines.at(-1)?.push(stretch);
    if (stretch.endsLine) lines.push([]);
  }
  const read = (line: readonly Stretch[]) =>
    isRightToLeft || line.some(({ dir }) => dir === 'rtl')
      ? inReadingOrder(spaced(line), isRightToLeft)
      : line.map(({ str }) => str).join('');
  return lines.map(read).join('\n');
}

/** Wider than letters that are moved together, narrower than a space in any size that is read: points. */
const minSpace = 0.4;

/** Templates set phone numbers from left to right in every language. */
const phoneStart = /^[\u202a\u2066]?\+\d/;

/**
 * Stretches from left to right, with spaces where they stand apart: in a line of two directions theirs are of no use. The
 * groups of a phone number are one stretch.
 */
function spaced(line: readonly Stretch[]): Stretch[] {
  const words: Stretch[] = [];
  for (const word of line.filter(({ str }) => str.trim() !== '').sort((a, b) => a.x - b.x)) {
    const last = words.at(-1);
    if (last && phoneStart.test(last.str) && /^\d+$/.test(word.str)) {
      const str = `${last.str}${isApart(last, word) ? ' ' : ''}${word.str}`;
      words[words.length - 1] = { ...last, str, width: word.x + word.width - last.x };
    } else words.push(word);
  }
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    return before && isApart(before, word) ? [{ ...word, str: ' ', dir: 'ltr', width: 0 }, word] : [word];
  });
}

const isApart = (before: Stretch, { x }: Stretch) => x - before.x - before.width > minSpace;

type Direction = 'ltr' | 'rtl';

/**
 * Stretches of a line, which lie from left to right, in the order in which they are read: neighbors of one
 * direction are a run, what has no direction of its own goes with what is on both its sides, else with the line.
 */
function inReadingOrder(part: readonly Stretch[], isRightToLeft: boolean): string {
  const line: Direction = isRightToLeft ? 'rtl' : 'ltr';
  const own = part.map(directionOf);
  const before = own.map((_, at) => own.slice(0, at).findLast((one) => one !== undefined) ?? line);
  const after = own.map((_, at) => own.slice(at).find((one) => one !== undefined) ?? line);
  const runs: { direction: Direction; texts: string[] }[] = [];
  part.forEach(({ str }, at) => {
    const direction = own[at] ?? (before[at] === after[at] ? (after[at] ?? line) : line);
    const run = runs.at(-1);
    if (run?.direction === direction) run.texts.push(str);
    else runs.push({ direction, texts: [str] });
  });
  const texts = runs.map((run) => (run.direction === 'rtl' ? run.texts.reverse() : run.texts).join(''));
  return (isRightToLeft ? texts.reverse() : texts).join('');
}

const letter = /\p{L}/u;

/** Which way a stretch runs; undefined for spaces, marks and numbers. */
function directionOf({ str, dir }: Stretch): Direction | undefined {
  if (dir === 'rtl') return 'rtl';
  return letter.test(str) || phoneStart.test(str) ? 'ltr' : undefined;
}

type Node = { role?: string; id?: string; children?: readonly Node[] } | null;

function count(node: Node, tags: Record<string, number>): void {
  if (node?.role && node.role !== 'Root') tags[node.role] = (tags[node.role] ?? 0) + 1;
  for (const child of node?.children ?? []) count(child, tags);
}
