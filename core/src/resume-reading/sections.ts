import { dateSpansIn, isDateText } from './date-spans.ts';
import { titleScore } from './entry-words.ts';
import { type Found, headingBelow, leadingHeading, longestHeading } from './leading-heading.ts';
import type { Line } from './line.ts';
import { headingKind, headingKindByWord } from './section-heading.ts';
import type { SectionKind } from './section-headings.data.ts';
import type { Segment } from './segment.ts';
import { joined, type Traced } from './traced-text.ts';

/** The lines under one heading; `head` is what is over the first one, with the name of the person. */
export type Section = { kind: SectionKind | 'head'; heading: Traced | null; lines: Line[] };

/** Cuts the lines of a resume at its headings. */
export function sectionsOf(lines: readonly Line[], isFlow = false): Section[] {
  const found = headingsOf(lines, isFlow);
  const sections: Section[] = [{ kind: 'head', heading: null, lines: [] }];
  const [head] = sections;
  if (!head) return [];
  const ofColumn = new Map<number, { section: Section; x: number }>();
  let open = head;
  let column = -1;
  /** What was open where the columns began. */
  let before = head;
  const labels = new Set<Segment>();
  for (const [at, line] of lines.entries()) {
    if (line.column !== column) {
      // Another column begins: under what stood over all columns; on later pages under what its own lines stood under.
      const above = ofColumn.get(line.column)?.section;
      if (column < 0) before = open;
      const isNextPage = lines[at - 1] !== undefined && lines[at - 1]?.page !== line.page;
      if (line.column >= 0) open = line.page > 0 && (isNextPage || column >= 0) && above ? above : before;
      else if (column >= 0 && line.page === lines[at - 1]?.page) open = nearest(ofColumn, line) ?? open;
      column = line.column;
    }
    const heading = found.get(line);
    if (heading) {
      const made: Section = { kind: heading.kind, heading: heading.heading, lines: [] };
      sections.push(made);
      // The name of the document is over all of it.
      if (heading.kind !== 'document') open = made;
      for (const label of heading.labels ?? []) labels.add(label);
      if (heading.rest) {
        const cells = [heading.rest, ...line.cells.slice(1)];
        open.lines.push({
          ...line,
          cells,
          text: cells.map(({ text }) => text).join('  '),
          isBold: heading.rest.isBold,
        });
      } else if (heading.isBeside) open.lines.push(withoutLabels({ ...line, rail: null }, labels));
    } else open.lines.push(withoutLabels(line, labels));
    ofColumn.set(line.column, { section: open, x: line.x });
  }
  return sections.filter(
    (section) => section === head || section.lines.length > 0 || section.heading !== null,
  );
}

function withoutLabels(line: Line, labels: ReadonlySet<Segment>): Line {
  if (!line.cells.some((cell) => labels.has(cell))) return line;
  const cells = line.cells.filter((cell) => !labels.has(cell));
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join('  '),
    x: cells[0]?.x ?? line.x,
    isBold: cells[0]?.isBold ?? false,
  };
}

/** What is below columns belongs to the section of the column that its lines continue. */
function nearest(columns: ReadonlyMap<number, { section: Section; x: number }>, line: Line): Section | null {
  const open = [...columns].filter(([column]) => column >= 0).map(([, one]) => one);
  open.sort((a, b) => Math.abs(a.x - line.x) - Math.abs(b.x - line.x));
  return open[0]?.section ?? null;
}

/** Size, weight, ink and capitals: headings of one resume have them in common. */
function styleOf({
  size,
  look,
  isBold,
  text,
}: {
  size: number;
  look: string;
  isBold: boolean;
  text: string;
}) {
  const isCapitals = text === text.toUpperCase() && text !== text.toLowerCase();
  return `${Math.round(size * 2)} ${look} ${isBold} ${isCapitals}`;
}

function headingsOf(lines: readonly Line[], isFlow: boolean): Map<Line, Found> {
  const found = new Map<Line, Found>();
  const body = bodyStyle(lines);
  let above: Found | null = null;
  const set = lines.flatMap((line, at) => {
    const one: Found | null =
      exactHeading(line, lines[at + 1]) ??
      (isFlow ? (plainHeading(line) ?? headingBelow(line, above)) : null);
    above = one;
    if (!one) return [];
    const { heading } = one;
    const isOwnStyle = styleOf(heading) !== body;
    const isApart =
      line.gap > 1.9 || line.isFirst || /[:：]\s*$/.test(heading.text) || lines[at - 1]?.text === '';
    // A file without a layout may set its headings off by nothing but a line of their own.
    const isPlain = !isOwnStyle && !isApart && !isFlow && !one.isBeside;
    return [{ line, ...one, style: styleOf(heading), isOwnStyle, isPlain }];
  });
  const exact = set.some(({ isPlain, kind }) => !isPlain && isMain(kind))
    ? set.filter(({ isPlain }) => !isPlain)
    : // All of it looks alike, as a page printed from a plain text: words alone tell its headings.
      set.filter(({ isPlain, heading }) => !isPlain || /^\p{Lu}/u.test(heading.text));
  const counts = Map.groupBy(exact, ({ style }) => style);
  const kinds = new Map(
    [...counts].map(([style, members]) => [style, new Set(members.map(({ kind }) => kind)).size]),
  );
  const kindsOf = (style: string) => kinds.get(style) ?? 0;
  const most = Math.max(0, ...[...counts.keys()].map(kindsOf));
  const usual = largest(exact, most, kindsOf);
  for (const one of exact) {
    // A lone word in the style of the text, where the headings have one of their own, is an item of a list.
    const isOdd = most >= 3 && kindsOf(one.style) < 2 && !one.isOwnStyle;
    const isWeak =
      most >= 3 &&
      kindsOf(one.style) < 2 &&
      (one.heading.size < usual.size * 0.95 || (usual.isStrong && !isStrong(one.heading)));
    // Labels inside a section may be words that elsewhere are headings, but they are much smaller.
    const isLabel = most >= 4 && kindsOf(one.style) < most && one.heading.size < usual.size * 0.72;
    if (isLabel) continue;
    if (!isOdd && !(isWeak && !one.line.tag.startsWith('H'))) found.set(one.line, one);
  }
  // One heading that somebody forgot to set as the others: without it all jobs would be lost.
  const kindsFound = new Set([...found.values()].map(({ kind }) => kind));
  for (const one of exact)
    if (isFlow && one.line.gap > 1.9 && isMain(one.kind) && !kindsFound.has(one.kind))
      found.set(one.line, one);
  addByStyle(lines, found, body);
  return found;
}

const isMain = (kind: SectionKind) => kind === 'experience' || kind === 'education' || kind === 'skills';

const largest = (
  exact: readonly { style: string; heading: Segment }[],
  most: number,
  kindsOf: (style: string) => number,
) => {
  const usual = exact.filter(({ style }) => kindsOf(style) === most).map(({ heading }) => heading);
  return { size: Math.max(0, ...usual.map(({ size }) => size)), isStrong: usual.every(isStrong) };
};

const isStrong = ({ isBold, text }: Segment) =>
  isBold || (text === text.toUpperCase() && text !== text.toLowerCase());

/** The most frequent style, by letters. */
function bodyStyle(lines: readonly Line[]): string {
  const letters = new Map<string, number>();
  for (const { cells } of lines)
    for (const cell of cells)
      letters.set(styleOf(cell), (letters.get(styleOf(cell)) ?? 0) + cell.text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function exactHeading(line: Line, next: Line | undefined): Found | null {
  if (line.rail && isDateText(line.rail.text)) return null;
  if (line.rail) {
    const kind = headingKind(line.rail.text) ?? headingKindByWord(line.rail.text);
    if (kind) return { kind, heading: line.rail, isBeside: true };
  }
  const [cell] = line.cells;
  const beside = headingBeside(line, next);
  if (beside) return beside;
  if (!cell || line.cells.length > 1 || (line.isBullet && line.tag !== 'LBody')) return null;
  const kind = headingKind(cell.text);
  return kind ? { kind, heading: cell, isBeside: false } : null;
}

/** “Driving Experience” with an empty line above, in a text without styles: the last word of a short line counts. */
function plainHeading(line: Line): Found | null {
  const [cell] = line.cells;
  if (!cell || line.isBullet || line.gap < 1.9) return null;
  const lead = leadingHeading(cell);
  if (lead) return lead;
  if (line.cells.length > 1) return null;
  const words = cell.text.split(' ');
  if (words.length > 4 || titleScore(cell.text) > 0) return null;
  const kind = headingKindByWord(words.at(-1) ?? '');
  return kind ? { kind, heading: cell, isBeside: false } : null;
}

/** A heading in the first cell of its line, which may go on in that of the next: “Technical / Skills”. */
function headingBeside(line: Line, next: Line | undefined): Found | null {
  const [cell, ...others] = line.cells;
  if (
    !cell ||
    others.length === 0 ||
    !cell.isBold ||
    others.some(({ isBold, text }) => isBold || isDateText(text))
  )
    return null;
  const own = headingKind(cell.text);
  if (own) return { kind: own, heading: cell, isBeside: true, labels: [cell] };
  const below = next?.cells[0];
  if (!below || below.look !== cell.look || Math.abs(below.x - cell.x) > 2 || (next?.cells.length ?? 0) < 2)
    return null;
  const both = joined([cell, below], ' ');
  const kind = headingKind(both.text);
  return kind ? { kind, heading: { ...cell, ...both }, isBeside: true, labels: [cell, below] } : null;
}

/** Lines that look as the known headings do, and as little else does. */
function addByStyle(lines: readonly Line[], found: Map<Line, Found>, body: string): void {
  const known = [...found].filter(([, { isBeside }]) => !isBeside);
  const styles = Map.groupBy(known, ([, { heading }]) => styleOf(heading));
  for (const [style, members] of styles) {
    if (style === body) continue;
    const alike = lines.filter(
      (line) => line.cells.length === 1 && line.cells[0] && styleOf(line.cells[0]) === style,
    );
    const isPure = members.length >= 2 && members.length >= alike.length * 0.3;
    // One known heading is enough where the others of its look have words of headings.
    const told = alike.filter((line) => found.has(line) || headingKindByWord(line.text) !== null).length;
    const isTelling = members.length >= 2 || (told >= 2 && told >= alike.length * 0.6);
    for (const line of alike) {
      // The first lines are the name and what is beside it, however they look.
      if (found.has(line) || line === lines[0] || line === lines[1]) continue;
      const [cell] = line.cells;
      const isPlaced = members.some(
        ([other]) => Math.abs(other.x - line.x) < 4 || Math.abs(middle(other) - middle(line)) < 4,
      );
      const byWord = headingKindByWord(line.text);
      // “Web technologies” under Skills is a group of them.
      if (byWord === 'skills' && sectionAbove(lines, line, found) === 'skills') continue;
      const isShort = line.text.length <= longestHeading && !/[@|;]|\.$|,[^,]*,/.test(line.text);
      if (!cell || !isPlaced || !isShort || line.isBullet || dateSpansIn(line.text).length > 0) continue;
      const isTagged = /^H[1-3]$/.test(line.tag) && members.some(([other]) => other.tag === line.tag);
      const isApart = line.gap > (line.isBold ? 1.24 : 1.25) || line.isFirst;
      if ((isPure && isApart) || isTagged || (byWord && isApart && isTelling))
        found.set(line, { kind: byWord ?? 'other', heading: cell, isBeside: false });
    }
  }
  // Tagged and written lines of the level of the known headings.
  const levels = Map.groupBy(known, ([line]) => line.tag);
  const tagged = Map.groupBy(lines, ({ tag }) => tag);
  for (const line of lines) {
    const level = /^H[1-6]$/.test(line.tag) ? levels.get(line.tag) : undefined;
    const isKnown = found.has(line) || line.cells.length !== 1 || !line.cells[0];
    if (!level || level.length < 2 || isKnown || line.text.length > longestHeading) continue;
    const own = tagged.get(line.tag)?.length ?? 0;
    if (level.length * 2 >= own)
      found.set(line, {
        kind: headingKindByWord(line.text) ?? 'other',
        heading: line.cells[0] as Segment,
        isBeside: false,
      });
  }
}

function sectionAbove(
  lines: readonly Line[],
  line: Line,
  found: ReadonlyMap<Line, Found>,
): SectionKind | null {
  const before = lines
    .slice(0, lines.indexOf(line))
    .findLast((one) => one.column === line.column && found.has(one));
  return before ? (found.get(before)?.kind ?? null) : null;
}

const middle = ({ x, end }: Line) => (Math.abs(x) + end) / 2;
