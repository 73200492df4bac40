import { isSameLine, type Segment } from './segment.ts';

/** Segments that are read line by line, before the next block. `rail`: labels that are beside them. */
export type Block = {
  segments: Segment[];
  rail: Segment[];
  x: number;
  end: number;
  /** Which of the columns of its page it is in; −1 for what is over or under them. */
  column: number;
  /** Columns that stand side by side share it. */
  group: string;
};

/** What tells labels and dates at the side from a column of its own. */
export type SideKinds = {
  isHeading(text: string): boolean;
  /** One of the known headings, word for word. */
  isWhole(text: string): boolean;
  isDate(text: string): boolean;
  /** One span of dates with both its ends. */
  isSpan(text: string): boolean;
  isPlace(text: string): boolean;
};

/** Narrower room between two texts is no gutter: points. */
const minGutter = 7;
/** Lines that a column has at least. */
const minLines = 3;
/** Part of all changes of side that the order of a file has where two columns are written one after the other. */
const fewChanges = 0.16;

type Gutter = { x: number; from: number; to: number; width: number };

/** The blocks of a page in reading order: what is over columns, the columns, what is below. */
export function blocksOf(segments: readonly Segment[], kinds: SideKinds, isRightToLeft = false): Block[] {
  if (segments.length === 0) return [];
  const columns = bestColumns(segments, kinds);
  if (!columns) return [railBlock(segments, kinds)];
  const { x, from, to } = columns;
  const inside = segments.filter(({ y }) => y >= from && y <= to);
  const parts = (some: readonly Segment[]) => blocksOf(some, kinds, isRightToLeft);
  const sides = [inside.filter((one) => one.end <= x + 1), inside.filter((one) => one.end > x + 1)];
  if (isRightToLeft) sides.reverse();
  return [
    ...parts(segments.filter(({ y }) => y < from)),
    ...sides.flatMap((side, column) =>
      parts(side).map((block) => ({ ...block, column, group: `${from} ${x}` })),
    ),
    ...parts(segments.filter(({ y }) => y > to)),
  ];
}

function bestColumns(segments: readonly Segment[], kinds: SideKinds): Gutter | null {
  let best: Gutter | null = null;
  let most = 0;
  for (const gutter of guttersOf(segments, kinds)) {
    const inside = segments.filter(({ y }) => y >= gutter.from && y <= gutter.to);
    const left = inside.filter((one) => one.end <= gutter.x + 1);
    const right = inside.filter((one) => one.end > gutter.x + 1);
    if (!isColumns(left, right, kinds)) continue;
    const score =
      (gutter.to - gutter.from) * (1 + Math.min(gutter.width, 30) / 100) * (0.5 + usualEdge(right) / 2);
    if (score > most) [best, most] = [gutter, score];
  }
  return best;
}

/** Strips without text, with how far up and down they reach. */
function guttersOf(segments: readonly Segment[], kinds: SideKinds): Gutter[] {
  const byHeight = segments.toSorted((a, b) => a.y - b.y);
  const edges = [...new Set(segments.map(({ end }) => Math.round(end / 2) * 2))];
  return edges.flatMap((edge) => {
    const x = edge + 1;
    const found: Gutter[] = [];
    let band: Segment[] = [];
    const measure = (given: readonly Segment[]) => {
      const band = withoutHead(given, x, kinds);
      const left = band.filter((one) => one.end <= x + 1);
      const right = band.filter((one) => one.end > x + 1);
      const width = Math.min(...right.map((one) => one.x)) - Math.max(...left.map(({ end }) => end));
      const isWide = width >= minGutter && left.length >= minLines && right.length >= minLines;
      const [first, last] = [band[0], band.at(-1)];
      if (isWide && first && last) found.push({ x, from: first.y - 1, to: last.y + 1, width });
    };
    const close = () => {
      measure(band);
      // Between headings that stand alone on their lines there may be columns of their own.
      const heads = band.flatMap((one, at) =>
        one.end <= x + 1 &&
        kinds.isHeading(one.text) &&
        !band.some((other) => other !== one && isSameLine(other, one))
          ? [at]
          : [],
      );
      for (const [index, at] of heads.entries()) measure(band.slice(at + 1, heads[index + 1] ?? band.length));
      band = [];
    };
    for (const one of byHeight) {
      if (one.x < x - 1 && one.end > x + 1) {
        // What stands on the line of a crossing text belongs above or below with it.
        while (band.length > 0 && isSameLine(band.at(-1) as Segment, one)) band.pop();
        close();
      } else band.push(one);
    }
    close();
    return found;
  });
}

/** A band without the heading that is over all of it. */
function withoutHead(band: readonly Segment[], x: number, kinds: SideKinds): readonly Segment[] {
  const isLeft = (one: Segment) => one.end <= x + 1;
  const isHeading = (one: Segment) =>
    kinds.isWhole(one.text) &&
    !band.some((other) => other !== one && !kinds.isWhole(other.text) && isSameLine(one, other));
  const last = band.at(-1);
  if (last && band.length > 1 && isHeading(last)) return withoutHead(band.slice(0, -1), x, kinds);
  const [first, ...rest] = band;
  if (!first || !isHeading(first) || rest.some((one) => isLeft(one) !== isLeft(first) && isHeading(one)))
    return band;
  return withoutHead(rest, x, kinds);
}

/** The part of a column that begins at its most frequent edge. */
function usualEdge(side: readonly Segment[]): number {
  const counts = Map.groupBy(side, ({ x }) => Math.round(x / 3));
  return Math.max(...[...counts.values()].map(({ length }) => length)) / side.length;
}

function isColumns(left: readonly Segment[], right: readonly Segment[], kinds: SideKinds): boolean {
  if (linesOf(left) < minLines || linesOf(right) < minLines) return false;
  if (isSide(left, right, kinds, true) || isSide(right, left, kinds, false)) return false;
  if (isGrid(left, right) || isGrid(right, left)) return false;
  const sides = [
    ...left.map((one) => [one.order, 0] as const),
    ...right.map((one) => [one.order, 1] as const),
  ];
  sides.sort(([a], [b]) => a - b);
  const changes = sides.filter(([, side], at) => at > 0 && side !== sides[at - 1]?.[1]).length;
  const share = changes / (2 * Math.min(left.length, right.length));
  if ((changes <= 2 || share <= fewChanges) && isAligned(left) && isAligned(right)) return true;
  const besides = (one: Segment, side: readonly Segment[]) =>
    side.some((other) => isSameLine(one, other) && !kinds.isHeading(other.text));
  const heads = [
    left.filter((one) => kinds.isWhole(one.text)).length,
    right.filter((one) => kinds.isWhole(one.text) && !besides(one, left)).length,
  ];
  return (
    share < 0.5 && Math.min(...heads) >= 1 && Math.max(...heads) >= 2 && isAligned(left) && isAligned(right)
  );
}

/** A short side whose lines are beside rows of several cells is the last column of a table. */
function isGrid(lines: readonly Segment[], side: readonly Segment[]): boolean {
  const heights = side.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights) - 3, Math.max(...heights) + 3];
  const beside = lines.filter(({ y }) => y >= top && y <= bottom);
  const rows = Map.groupBy(beside, ({ y }) => Math.round(y / 3));
  const wide = [...rows.values()].filter(
    (row) => row.length >= 3 && row.every(({ text }) => text.length < 30),
  ).length;
  return wide >= 2 && wide >= rows.size * 0.4;
}

/** Most lines of a column begin, end or have their middle in one place. */
function isAligned(side: readonly Segment[]): boolean {
  const places = [({ x }: Segment) => x, ({ end }: Segment) => end, ({ x, end }: Segment) => (x + end) / 2];
  return places.some((place) => {
    const counts = Map.groupBy(side, (one) => Math.round(place(one) / 4));
    const share = (at: number) => counts.get(at)?.length ?? 0;
    return [...counts.keys()].some((at) => share(at) + share(at + 1) >= side.length * 0.4);
  });
}

function linesOf(segments: readonly Segment[]): number {
  return new Set(segments.map(({ y }) => Math.round(y / 3))).size;
}

/** Labels or dates beside the lines they belong to, however the file orders them. */
function isSide(
  given: readonly Segment[],
  lines: readonly Segment[],
  kinds: SideKinds,
  isLeft: boolean,
): boolean {
  // A heading in the middle of the page may lie on either side.
  const isAlone = (one: Segment) => kinds.isWhole(one.text) && !lines.some((line) => isSameLine(one, line));
  const side = isLeft ? given : given.filter((one) => !isAlone(one));
  const beside = side.filter((one) => lines.some((line) => isSameLine(one, line))).length;
  const dates = side.filter(({ text }) => kinds.isDate(text)).length;
  const places = isLeft ? 0 : side.filter(({ text }) => kinds.isPlace(text)).length;
  const headings = side.filter(({ text }) => kinds.isHeading(text)).length;
  const isAside = dates > 0 && dates + places >= side.length * 0.7;
  if (beside < side.length * (isAside ? 0.5 : 0.75) || letters(side) * (isAside ? 1.1 : 2) > letters(lines))
    return false;
  if (dates >= side.length * (isLeft ? 0.6 : 0.4) || (dates > 0 && dates + places >= side.length * 0.6))
    return true;
  // Headings and the dates of what is under them, as in the old form of Europass.
  if (
    isLeft &&
    dates > 1 &&
    dates + headings >= side.length * 0.7 &&
    !lines.some(({ text }) => kinds.isWhole(text) && text === text.toUpperCase())
  )
    return true;
  return isLeft && headings >= side.length * 0.5 && !lines.some(({ text }) => kinds.isHeading(text));
}

const letters = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0);

/** A block with the labels at its left taken out, where it has such. */
function railBlock(segments: readonly Segment[], kinds: SideKinds): Block {
  const x = Math.min(...segments.map((one) => one.x));
  const end = Math.max(...segments.map((one) => one.end));
  const whole: Block = { segments: [...segments], rail: [], x, end, column: -1, group: '' };
  let best: Block | null = null;
  for (const at of new Set(segments.map((one) => Math.round(one.x)))) {
    if (at < x + 20 || at > x + (end - x) * 0.4) continue;
    const rail = segments.filter((one) => one.end <= at - 3);
    const lines = segments.filter((one) => one.x >= at - 2);
    const crossing = segments.length - rail.length - lines.length;
    if (crossing > segments.length * 0.25 || rail.length < 2) continue;
    const labels = rail.filter(({ text }) => kinds.isHeading(text) || kinds.isDate(text)).length;
    const isRail = labels >= 2 && labels >= rail.length * 0.4 && letters(rail) * 2 < letters(lines);
    if (isRail && (!best || rail.length > best.rail.length))
      best = { ...whole, segments: segments.filter((one) => !rail.includes(one)), rail };
  }
  return best ? { ...best, rail: joinedLabels(best.rail, kinds) } : whole;
}

/** Labels of several lines as one: “Research / experience”, “04/2019 – / today”. */
function joinedLabels(rail: readonly Segment[], kinds: SideKinds): Segment[] {
  const labels: (Segment & { last: number })[] = [];
  for (const one of rail.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const before = labels.at(-1);
    const text = before ? `${before.text} ${one.text}` : '';
    const isNear = before && one.y - before.last < one.size * 1.5 && before.look === one.look;
    const isOne =
      /[-–—&,/]$/.test(before?.text ?? '') ||
      /^(?:&|[-–—])/.test(one.text) ||
      kinds.isWhole(text) ||
      (kinds.isSpan(text) && !kinds.isSpan(before?.text ?? '')) ||
      (kinds.isHeading(text) && !(kinds.isHeading(before?.text ?? '') && kinds.isHeading(one.text)));
    if (before && isNear && isOne) {
      const spans = one.spans.map(({ end, run }) => ({ end: end + before.text.length + 1, run }));
      labels[labels.length - 1] = { ...before, text, spans: [...before.spans, ...spans], last: one.y };
    } else labels.push({ ...one, last: one.y });
  }
  return labels;
}
