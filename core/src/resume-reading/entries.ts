import { dateSpansIn, isDateText } from './date-spans.ts';
import { dateSpanIn } from './entry-dates.ts';
import type { Line } from './line.ts';
import { lineStyle } from './line-style.ts';
import { joined } from './traced-text.ts';

/** The lines of one job, school or project: its heading and its body. */
export type Entry = { heads: Line[]; body: Line[] };

/** Splits the lines of a section into entries. */
export function entriesOf(given: readonly Line[]): Entry[] {
  const lines = withWrappedHeads(given);
  const isBody = bodyLines(lines);
  const blocks: Entry[] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (isBody.has(line)) {
      if (block) block.body.push(line);
      else blocks.push({ heads: [], body: [line] });
    } else if (block && block.body.length === 0) block.heads.push(line);
    else blocks.push({ heads: [line], body: [] });
  }
  return withoutTails(blocks.flatMap(splitBlock));
}

/** Lines at the start of an entry that do not look like the first lines of other entries belong to the entry above. */
function withoutTails(entries: readonly Entry[]): Entry[] {
  const [top] = entries[0]?.heads ?? [];
  if (!top) return [...entries];
  const usual = styleOf(top);
  const whole: Entry[] = [];
  for (const entry of entries) {
    const last = whole.at(-1);
    const dated = entry.heads.findIndex(dateSpanIn);
    const start = entry.heads.findIndex((line) => styleOf(line) === usual);
    const isTail =
      last &&
      last.body.length > 0 &&
      start > 0 &&
      (dated < 0 || start <= dated) &&
      !entry.heads.slice(0, start).some(({ isBold }) => isBold);
    if (isTail) {
      last.body.push(...entry.heads.slice(0, start));
      whole.push({ ...entry, heads: entry.heads.slice(start) });
    } else whole.push(entry);
  }
  return whole;
}

/** A tagged heading on two lines is one heading. */
function withWrappedHeads(lines: readonly Line[]): Line[] {
  const joinedLines: Line[] = [];
  for (const line of lines) {
    const above = joinedLines.at(-1);
    const [first, next] = [above?.cells[0], line.cells[0]];
    const isOne =
      above &&
      first &&
      next &&
      /^H[2-6]$/.test(line.tag) &&
      line.tag === above.tag &&
      line.look === above.look &&
      line.cells.length === 1 &&
      above.cells.length === 1 &&
      line.gap < 1.35 &&
      !line.isBullet &&
      line.rail === null;
    if (isOne) {
      const cell = { ...first, ...joined([first, next], ' ') };
      joinedLines[joinedLines.length - 1] = { ...above, cells: [cell], text: cell.text };
    } else joinedLines.push(line);
  }
  return joinedLines;
}

const longHead = 75;

const isLike = (line: Line, top: Line | undefined) =>
  top !== undefined && line.look === top.look && Math.abs(line.size - top.size) < 0.4;

function bodyLines(lines: readonly Line[]): Set<Line> {
  const body = new Set<Line>();
  const base = baseOf(lines);
  let before: Line | undefined;
  let beside: Line | undefined;
  for (const line of lines) {
    const isDated = line.rail !== null || hasDateCell(line);
    const above = before !== undefined && body.has(before) ? before : undefined;
    const is = isDated
      ? false
      : line.isBullet ||
        (base !== null &&
          line.x > base + 6 &&
          !(line.isBold && isLike(line, lines[0])) &&
          line.cells.length === 1 &&
          !(beside && isUnder(line, beside)) &&
          isDeeper(line, before)) ||
        isSentence(line) ||
        (above !== undefined && isContinued(line, above, base));
    if (is) {
      body.add(line);
      beside = undefined;
    } else if (isDateText(line.cells[0]?.text ?? '')) beside = line;
    before = line;
  }
  // If there are only bullets of one line without dates, each bullet is an entry.
  return body.size === lines.length ? new Set() : body;
}

/** “2015 – 2019    Welder” and, under the title, the name of the employer. */
const isUnder = ({ x }: Line, { cells: [, second] }: Line) =>
  second !== undefined && Math.abs(x - second.x) <= 8;

/** A date in its own cell, or at the start or end of a short line. */
function hasDateCell(line: Line): boolean {
  if (line.cells.some((cell) => isDateText(cell.text))) return true;
  if (line.isBullet || line.text.length > 110) return false;
  return dateSpansIn(line.text).some(({ start, from, to }) => {
    const isEdge = to >= line.text.trimEnd().length - 2 || from <= 2;
    return start !== '' || (isEdge && line.text.length < 70);
  });
}

/** The left edge of the headings if they are aligned; null for centered columns. */
function baseOf(lines: readonly Line[]): number | null {
  const counts = Map.groupBy(lines, ({ x }) => Math.round(x / 2));
  const xs = lines.filter((line) => hasDateCell(line) || !line.isBullet).map(({ x }) => x);
  if (xs.length === 0) return null;
  const least = Math.min(...xs);
  const at = Math.round(least / 2);
  const flush = (counts.get(at)?.length ?? 0) + (counts.get(at + 1)?.length ?? 0);
  return flush >= Math.max(2, lines.length * 0.12) ? least : null;
}

/** Indented text belongs to the line above; the first line has none. */
function isDeeper(line: Line, before: Line | undefined): boolean {
  return before !== undefined && (line.x > before.x + 3 || Math.abs(line.x - before.x) <= 3 || !line.isBold);
}

function isSentence(line: Line): boolean {
  if (line.cells.length > 1 || line.isBold) return false;
  const words = line.text.split(/\s+/).length;
  return (
    line.text.length > longHead ||
    (words >= 4 && /[.;!?。]$/.test(line.text) && !shortened.test(line.text)) ||
    /^\p{Ll}/u.test(line.text)
  );
}

/** Periods that do not end a sentence. */
const shortened =
  /\b(?:Inc|Co|Ltd|Corp|LLC|Bros|Jr|Sr|U\.S|U\.K|[A-Z]\.[A-Z]|e\.V|B\.V|Ph\.D|B\.Sc|M\.Sc|Dr|St|No|est|approx)\.$|\b\p{Lu}\.$|, [A-Z]{2}\.$/u;

/** A line that continues the text above it. */
function isContinued(line: Line, above: Line, base: number | null): boolean {
  if (line.cells.length > 1 || line.isBold !== above.isBold || line.look !== above.look) return false;
  if (line.gap > 1.75 || Math.abs(line.size - above.size) > 0.6) return false;
  if (base !== null && line.x > base + 4) return true;
  // A line that fills its column continues on the next line.
  return (
    !line.isBullet &&
    above.end - above.x > 300 &&
    !/[.!?。:]$/.test(above.text) &&
    Math.abs(line.x - above.x) < 14
  );
}

const styleOf = lineStyle;

/** A block of headings may contain several entries without text between them: each has a date. */
function splitBlock({ heads, body }: Entry): Entry[] {
  const dated = heads.flatMap((line, at) => (dateSpanIn(line) ? [at] : []));
  const own = dated.filter((at, index) => index === 0 || !isSecondDate(heads, at));
  if (own.length < 2) return [{ heads, body }];
  const first = own[0] ?? 0;
  const starts = [0];
  for (const [index, at] of own.entries()) {
    if (index === 0) continue;
    const previous = own[index - 1] ?? 0;
    starts.push(bestStart(heads, previous + 1, at, at - first));
  }
  return starts.map((from, index) => ({
    heads: heads.slice(from, starts[index + 1] ?? heads.length),
    body: index === starts.length - 1 ? body : [],
  }));
}

/** A second date on its own line under the first belongs to the same entry. */
function isSecondDate(heads: readonly Line[], at: number): boolean {
  const [line, above] = [heads[at], heads[at - 1]];
  return (
    line !== undefined &&
    above !== undefined &&
    line.cells.every(({ text }) => isDateText(text)) &&
    hasDateCell(above) &&
    !above.cells.every(({ text }) => isDateText(text)) &&
    line.rail === null
  );
}

/** Where the next entry begins, between the line after the last date and its own date. */
function bestStart(heads: readonly Line[], from: number, to: number, usual: number): number {
  const [top] = heads;
  let best = from;
  let most = -1;
  const gaps = heads.slice(from, to + 1).map(({ gap }) => gap);
  const widest = Math.max(...gaps.map((gap) => (gap > 50 ? 0 : gap)));
  const narrowest = Math.min(...gaps);
  for (let at = from; at <= to; at += 1) {
    const line = heads[at];
    if (!line || !top) continue;
    const score =
      (styleOf(line) === styleOf(top) && (at === 0 || styleOf(heads[at - 1] as Line) !== styleOf(line))
        ? 3
        : 0) +
      (line.gap >= widest - 0.05 && widest > 1.3 && line.gap > 1.15 * narrowest ? 3 : 0) +
      (line.gap > 50 ? 2 : 0) +
      (at === usual ? 2 : 0) +
      (line.rail !== null ? 4 : 0);
    if (score > most) [best, most] = [at, score];
  }
  return best;
}
