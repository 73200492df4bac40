import { paragraphsOf } from './body-text.ts';
import { withoutDate } from './certificates.ts';
import { isDateText } from './date-spans.ts';
import { type Entry, entriesOf } from './entries.ts';
import { dateSpansOf, datesOf, oneDate } from './entry-dates.ts';
import { partsOf } from './entry-parts.ts';
import { notesOf, runsOfEntry } from './experience.ts';
import type { Line } from './line.ts';
import { type ReadSectionItem, readValue } from './reading.ts';
import { joined, runsOf, type Traced } from './traced-text.ts';

/** The projects or activities of a section: a title, what is beside it, when, and what is said about it. */
export function projectsOf(lines: readonly Line[], section: string): ReadSectionItem[] {
  const isList =
    !lines.some((line) => hasDate(line)) && lines.every((line) => line.isBullet || line.cells.length === 1);
  const entries = isList ? undated(lines) : entriesOf(lines);
  return entries.flatMap((entry) => itemOf(entry, section));
}

/** The publications, awards or talks of a section: what a line says is the title, whatever signs are in it. */
export function listedItemsOf(lines: readonly Line[], section: string): ReadSectionItem[] {
  const isStart = (line: Line) => line.isBullet || numbered.test(line.text) || hasDate(line);
  const entries = lines.some(isStart) ? startingAt(lines, isStart) : undated(lines);
  return entries.flatMap((entry) => {
    const [top, ...more] = entry.heads;
    if (!top) return [];
    const title = joined(
      top.cells.filter(({ text }) => !isDateText(text)).flatMap((cell) => withoutDate(cell)),
      ' ',
    );
    if (!/\p{L}/u.test(title.text)) return [];
    const notes = paragraphsOf([...more, ...entry.body]);
    return [
      {
        section,
        values: {
          title: readValue(title, 'sure'),
          ...oneDate(datesOf(dateSpansOf(top))),
          ...(notes.length > 0 && { notes: notesOf(notes) }),
        },
        runs: runsOfEntry(entry),
      },
    ];
  });
}

const numbered = /^(?:\[\d{1,4}\]|\d{1,3}[.)])\s/;

/** Entries that begin at lines of a kind; what is before the first is one of its own. */
function startingAt(lines: readonly Line[], isStart: (line: Line) => boolean): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && !isStart(line)) last.body.push(line);
    else entries.push({ heads: [line], body: [] });
  }
  return entries;
}

const hasDate = (line: Line) => line.rail !== null || line.cells.some(({ text }) => isDateText(text));

/** Without dates, each bullet is an item, or each line that looks like the first of several with text under it. */
function undated(lines: readonly Line[]): Entry[] {
  const [top] = lines;
  const hasHeads = lines.some(({ isBullet }) => !isBullet) && lines.some(({ isBullet }) => isBullet);
  if (hasHeads && top && !top.isBullet) return entriesOf(lines);
  const gaps = lines.slice(1).flatMap(({ gap, isFirst }) => (isFirst ? [] : [gap]));
  const closest = Math.min(...gaps);
  const isEven = Math.max(...gaps) < closest * 1.25;
  const items: Entry[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    const above = last?.heads.at(-1);
    const isUnder = !line.isFirst && !isEven && line.gap < closest * 1.25;
    const isFull = above !== undefined && above.end - above.x > 280 && !/[.]$/.test(above.text);
    const goesOn =
      last && above && !line.isBullet && (top?.isBullet === true || isUnder || (isFull && !line.isFirst));
    if (goesOn) last.heads.push(line);
    else items.push({ heads: [line], body: [] });
  }
  return items.map(({ heads }) => ({ heads: heads.slice(0, 1), body: heads.slice(1) }));
}

function itemOf(entry: Entry, section: string): ReadSectionItem[] {
  const { parts, dates } = partsOf(entry);
  const texts = parts.filter(({ kind }) => kind === 'text');
  const [title, second, ...rest] = texts;
  if (!title) {
    const body = paragraphsOf(entry.body);
    const [only] = body;
    if (!only) return [];
    return body.map((text) => ({
      section,
      values: { title: readValue(text, 'likely') },
      runs: runsOf(text),
    }));
  }
  const isSubtitle = second !== undefined && second.text.length < 70;
  const url = parts.find(({ kind }) => kind === 'address');
  const notes = [
    ...(second && !isSubtitle ? [second] : []),
    ...rest,
    ...paragraphsOf(entry.body),
  ] as Traced[];
  return [
    {
      section,
      values: {
        title: readValue(title, 'sure'),
        ...(isSubtitle && second && { subtitle: readValue(second, 'likely') }),
        ...oneDate(datesOf(dates)),
        ...(url && { url: readValue(url, 'sure') }),
        ...(notes.length > 0 && { notes: notesOf(notes) }),
      },
      runs: runsOfEntry(entry),
    },
  ];
}
