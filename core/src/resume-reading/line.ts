import { bulletSigns } from './clean-run.ts';
import { isDateText, isSpanText } from './date-spans.ts';
import { isPlace } from './entry-words.ts';
import type { Layout } from './layout.ts';
import { type Block, blocksOf, type SideKinds } from './page-columns.ts';
import { pageMarksOf } from './page-marks.ts';
import { headingKind, headingKindByWord } from './section-heading.ts';
import { isSameLine, type Placed, type Segment, segmentsOf } from './segment.ts';
import { cut, type Traced, trimmed } from './traced-text.ts';

/** A line of a page, or of one of its columns, in reading order. */
export type Line = Placed & {
  /** Parts that stand far apart. */
  cells: Segment[];
  /** A label at the side that the line begins at; it is not among the cells. */
  rail: Segment | null;
  text: string;
  isBullet: boolean;
  /** Room between it and the line above, in its size; large at the top of a block. */
  gap: number;
  /** −1 over and under columns. */
  column: number;
  /** True where a block begins. */
  isFirst: boolean;
};

const sides: SideKinds = {
  isHeading: (text) => headingKind(text) !== null || (text.length < 34 && headingKindByWord(text) !== null),
  isWhole: (text) => headingKind(text) !== null,
  isDate: isDateText,
  isSpan: isSpanText,
  isPlace,
};

/** The lines of a layout in reading order, and what is at the edges of its pages. */
export function linesOf(layout: Layout): { lines: Line[]; marks: Segment[] } {
  const byPage = layout.pages.map((_, page) => {
    const first = layout.runs.findIndex((run) => run.page === page);
    return first < 0
      ? []
      : segmentsOf(
          layout.runs.filter((run) => run.page === page),
          first,
        );
  });
  const marks = layout.kind === 'flow' ? new Set<Segment>() : pageMarksOf(byPage.flat(), layout);
  const letters = byPage.flat();
  const isRightToLeft = letters.filter((one) => one.isRightToLeft).length * 2 > letters.length;
  const blocks = byPage.map((segments) => {
    const left = segments.filter((one) => !marks.has(one));
    return layout.kind === 'flow' ? [flowBlock(left)] : blocksOf(left, sides, isRightToLeft);
  });
  return {
    lines: inColumns(blocks).flatMap((block) => linesOfBlock(block, isRightToLeft)),
    marks: [...marks],
  };
}

const flowBlock = (segments: Segment[]): Block => ({
  segments,
  rail: [],
  x: 0,
  end: 0,
  column: -1,
  group: '',
});

/** Columns that go on over pages are read to their end, the narrower one first: what follows belongs to the wider. */
function inColumns(pages: readonly Block[][]): Block[] {
  const read: Block[] = [];
  let open: { group: string; page: number; columns: Block[][] } | null = null;
  const close = () => {
    const columns = open?.columns.filter((column) => column.length > 0) ?? [];
    const widths = new Map(
      columns.map((column) => [column, Math.max(...column.map(({ x, end }) => end - x))]),
    );
    if (pages.length > 1) columns.sort((a, b) => (widths.get(a) ?? 0) - (widths.get(b) ?? 0));
    read.push(...columns.flat());
    open = null;
  };
  for (const [page, blocks] of pages.entries())
    for (const [at, block] of blocks.entries()) {
      if (block.column < 0) {
        close();
        read.push(block);
        continue;
      }
      const before = open as { group: string; page: number; columns: Block[][] } | null;
      const isNext =
        before !== null &&
        before.page === page - 1 &&
        at === 0 &&
        isUnder(before.columns[block.column], block);
      if (before === null || (before.group !== block.group && !isNext)) {
        close();
        open = { group: block.group, page, columns: [] };
      } else if (isNext) Object.assign(before, { group: block.group, page });
      const { columns } = open as unknown as { columns: Block[][] };
      columns[block.column] = [...(columns[block.column] ?? []), block];
    }
  close();
  return read;
}

/** Whether a block continues with a column of the page before. */
const isUnder = (column: readonly Block[] | undefined, { x, end }: Block) =>
  column?.some((above) => Math.abs(above.x - x) < 25 || Math.abs(above.end - end) < 25) ?? false;

function linesOfBlock({ segments, rail, column }: Block, isRightToLeft: boolean): Line[] {
  const rows: Segment[][] = [];
  for (const one of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].page === one.page && isSameLine(row[0], one)) row.push(one);
    else rows.push([one]);
  }
  // A large heading may have its baseline under that of the smaller text that follows it.
  rows.sort((a, b) => topOf(a) - topOf(b));
  const labels = [...rail];
  const lines: Line[] = [];
  for (const row of rows) {
    const y = row[0]?.y ?? 0;
    const size = Math.max(...row.map((one) => one.size));
    // A label that no line is beside is a line itself.
    while (labels[0] && labels[0].y < y - size * 0.6)
      lines.push(lineOf([labels.shift() as Segment], null, lines.at(-1), column, isRightToLeft));
    const label = labels[0] && labels[0].y <= y + size * 0.5 ? (labels.shift() ?? null) : null;
    lines.push(lineOf(row, label, lines.at(-1), column, isRightToLeft));
  }
  for (const label of labels) lines.push(lineOf([label], null, lines.at(-1), column, isRightToLeft));
  return lines;
}

const topOf = (row: readonly Segment[]) =>
  Math.min(...row.map(({ y, size }) => y - size * 0.7)) + (row[0]?.page ?? 0) * 1e5;

function lineOf(
  row: readonly Segment[],
  rail: Segment | null,
  above: Line | undefined,
  column: number,
  isRightToLeft: boolean,
): Line {
  const ordered = row.toSorted((a, b) => (isRightToLeft ? b.end - a.end : a.x - b.x));
  const [first] = ordered;
  const isBullet = first !== undefined && bulletSigns.test(first.text);
  const cells = ordered
    .map((cell, at) => (at === 0 && isBullet ? cellOf(cell, withoutBullet(cell)) : cell))
    .filter(({ text }) => text !== '');
  const main = cells.toSorted((a, b) => b.text.length - a.text.length)[0] ?? first;
  const y = main?.y ?? 0;
  const size = main?.size ?? 0;
  return {
    cells,
    rail,
    text: cells.map(({ text }) => text).join('  '),
    page: main?.page ?? 0,
    x: isRightToLeft ? -Math.max(...row.map(({ end }) => end)) : Math.min(...row.map((one) => one.x)),
    end: Math.max(...row.map(({ end }) => end)),
    y,
    size,
    isBold: first?.isBold ?? false,
    look: main?.look ?? '',
    tag: cells.find(({ tag }) => tag !== '')?.tag ?? '',
    isBullet: isBullet || cells[0]?.tag === 'LBody' || cells[0]?.tag === 'LI',
    gap: above && above.page === main?.page ? (y - above.y) / Math.max(size, 1) : 99,
    column,
    isFirst: above === undefined,
  };
}

const cellOf = (cell: Segment, text: Traced): Segment => ({ ...cell, ...text });

function withoutBullet(cell: Segment): Traced {
  return trimmed(cut(cell, bulletSigns.exec(cell.text)?.[0].length ?? 0));
}
