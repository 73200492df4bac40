import { cleanRun, repairedText } from './clean-run.ts';
import type { Run } from './layout.ts';
import { joined, type Traced, traced } from './traced-text.ts';

/** Where a text stands on its page and how it looks: see `Run`. */
export type Placed = {
  page: number;
  x: number;
  end: number;
  y: number;
  size: number;
  isBold: boolean;
  look: string;
  tag: string;
};

/** Runs that stand close together on one baseline. */
export type Segment = Traced & Placed & { isRightToLeft: boolean; order: number };

type Piece = Omit<Segment, 'spans' | 'text'> & { traced: Traced };

/** Wider than a word space of justified text, in sizes of the letters: another segment begins. */
const apart = 1.5;
const wordGap = 0.16;
/** The rest of an endless run stays behind: letters. */
const longestRun = 6000;
/** Room before what begins at the edge of many lines. */
const edgeGap = 0.4;
const labelGap = 0.7;
/** Baselines of one line may differ by this part of the size. */
const sameLine = 0.3;

/** True where two baselines are those of one line. */
export function isSameLine(a: { y: number; size: number }, b: { y: number; size: number }): boolean {
  return Math.abs(a.y - b.y) <= Math.max(1.6, sameLine * Math.min(a.size, b.size));
}

/** The segments of a page, from the top, each line from the left. */
export function segmentsOf(runs: readonly Run[], first: number): Segment[] {
  const pieces = runs.flatMap((run, at) => piecesOf(run, first + at));
  pieces.sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows.slice(-3).findLast(([first]) => first && isSameLine(first, piece));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  const edges = edgesOf(rows);
  return rows.flatMap((row) => segmentsOfRow(row, edges));
}

/** Where the text of many lines begins: what begins there too is set apart from what is before it. */
function edgesOf(rows: readonly (readonly Piece[])[]): number[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, piece] of row.entries()) {
      const before = row[at - 1];
      if (before && gapOf(before, piece) < apart * piece.size) continue;
      const edge = Math.round(piece.x);
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  const least = Math.max(4, rows.length * 0.15);
  return [...counts].flatMap(([edge, count]) =>
    count + (counts.get(edge - 1) ?? 0) + (counts.get(edge + 1) ?? 0) >= least ? [edge] : [],
  );
}

/** A run, in parts where blanks inside it set them far apart. */
function piecesOf(run: Run, at: number): Piece[] {
  const text = cleanRun(run.text.slice(0, longestRun));
  const letterWidth = run.width / Math.max(1, [...text].length);
  const base = { page: run.page, y: run.y, size: run.size, isBold: run.isBold, look: run.look, tag: run.tag };
  return [...text.matchAll(/\S+(?: {1,2}\S+)*/g)].map((part) => {
    const x = run.x + part.index * letterWidth;
    return {
      ...base,
      x,
      end: Math.min(run.x + run.width, x + part[0].length * letterWidth) || x,
      isRightToLeft: run.isRightToLeft,
      order: run.order,
      traced: traced(part[0], at),
    };
  });
}

function segmentsOfRow(row: readonly Piece[], edges: readonly number[]): Segment[] {
  const groups: Piece[][] = [];
  for (const piece of row) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const gap = before ? gapOf(before, piece) : 0;
    const size = before ? Math.max(before.size, piece.size) : piece.size;
    const isAtEdge = gap > edgeGap * size && edges.some((edge) => Math.abs(edge - piece.x) < 1.2);
    // A bold label and the plain text behind it.
    const isLabel = gap > labelGap * size && before?.isBold === true && !piece.isBold;
    if (group && before && gap < apart * size && !((isAtEdge || isLabel) && !piece.isRightToLeft))
      group.push(piece);
    else groups.push([piece]);
  }
  return groups.map(segmentOf);
}

const gapOf = (before: Piece, after: Piece) => after.x - before.end;

function segmentOf(group: readonly Piece[]): Segment {
  const isBack = group.some(({ isRightToLeft }) => isRightToLeft);
  const ordered = isBack ? inReadingOrder(group) : group;
  const plain = spaced(ordered);
  const text = !isBack && isLetterSpaced(plain.text) ? closedUp(ordered) : mended(plain);
  const widest = group.reduce((best, one) => (lettersOf(one) > lettersOf(best) ? one : best));
  return {
    ...text,
    page: widest.page,
    x: Math.min(...group.map(({ x }) => x)),
    end: Math.max(...group.map(({ end }) => end)),
    y: widest.y,
    size: Math.max(...group.map(({ size }) => size)),
    isBold: group.every((one) => one.isBold || lettersOf(one) < 2),
    look: widest.look,
    tag: group.find(({ tag }) => tag !== '')?.tag ?? '',
    isRightToLeft: group.filter((one) => one.isRightToLeft).length * 2 > group.length,
    order: Math.min(...group.map(({ order }) => order)),
  };
}

/** A text with its lost letters; its runs are found again by their share where its length changes. */
function mended(plain: Traced): Traced {
  const text = repairedText(plain.text);
  if (text === plain.text) return plain;
  const scale = text.length / plain.text.length;
  return { text, spans: plain.spans.map(({ end, run }) => ({ end: Math.round(end * scale), run })) };
}

const lettersOf = ({ traced: { text } }: Piece) => text.length;

function spaced(group: readonly Piece[]): Traced {
  return joined(
    group.flatMap((piece, at) => {
      const before = group[at - 1];
      if (!before) return [piece.traced];
      const gap = Math.max(piece.x - before.end, before.x - piece.end);
      const isApart = gap > wordGap * Math.min(before.size, piece.size);
      return isApart ? [traced(' ', -1), piece.traced] : [piece.traced];
    }),
  );
}

/** “S U M M A R Y”: letters set apart. */
function isLetterSpaced(text: string): boolean {
  const words = text.split(' ').filter(Boolean);
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const length = letters.reduce((sum, word) => sum + [...word].length, 0);
  return (
    letters.length >= 4 &&
    length / letters.length < 2 &&
    letters.every((word) => [...word].length <= 4) &&
    letters.filter((word) => [...word].length === 1).length * 2 >= letters.length &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)
  );
}

/** Letters without the blanks between them; a blank stays where the room is clearly wider than between the others. */
function closedUp(group: readonly Piece[]): Traced {
  const parts = group.flatMap((piece) => {
    const { text, spans } = piece.traced;
    const [run = -1] = spans.map((span) => span.run);
    const width = (piece.end - piece.x) / Math.max(1, text.length);
    return [...text.matchAll(/\S+/g)].map(({ 0: letters, index }) => ({
      letters,
      run,
      x: piece.x + index * width,
      end: piece.x + (index + letters.length) * width,
    }));
  });
  const gaps = parts.slice(1).map(({ x }, at) => x - (parts[at]?.end ?? x));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return joined(
    parts.flatMap(({ letters, run }, at) => {
      const gap = gaps[at - 1] ?? 0;
      const isWord = at > 0 && gap > Math.max(usual * 1.6, usual + 2);
      return isWord ? [traced(' ', -1), traced(letters, run)] : [traced(letters, run)];
    }),
  );
}

/**
 * Pieces that lie from left to right in the order in which a line from right to left reads them; words and figures of
 * the other direction, with the signs between them, keep theirs.
 */
function inReadingOrder(group: readonly Piece[]): Piece[] {
  const own = group.map((piece) =>
    piece.isRightToLeft ? 'back' : /[\p{L}\p{N}]/u.test(piece.traced.text) ? 'forth' : null,
  );
  const runs: Piece[][] = [];
  let last = 'back';
  group.forEach((piece, at) => {
    const after = own.slice(at).find((one) => one !== null) ?? 'back';
    const before = own.slice(0, at).findLast((one) => one !== null) ?? 'back';
    const isSign = /^[+@(]/.test(piece.traced.text);
    const direction = own[at] ?? (before === after || isSign ? after : 'back');
    const run = runs.at(-1);
    if (run && direction === last) run.push(piece);
    else runs.push([piece]);
    last = direction;
  });
  const isForth = (run: readonly Piece[]) =>
    run.some((piece) => !piece.isRightToLeft && /[\p{L}\p{N}]/u.test(piece.traced.text));
  return runs.reverse().flatMap((run) => (isForth(run) ? run : run.reverse()));
}
