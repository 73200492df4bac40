/** A part of what is printed: its paragraphs, and how many lines of paper it may take at most. */
export type PaperPart = { key: string; lines: readonly string[]; most: number };

/** A part as it is printed; `isCut` where some of it is left out. */
export type PrintedPart = { key: string; lines: string[]; isCut: boolean };

/** Lines that the heading of a part takes, with the space around it. */
const heading = 2.5;
/** Letters of a line, by which its height is reckoned: fewer than fit, since some letters are wide. */
const lineLength = 88;

/**
 * What of these parts fits on paper that has room for so many lines: parts in their order, so that what matters most stands
 * first. Whole paragraphs, else whole words; empty ones are left out. A part of which nothing fits is left out.
 */
export function paperParts(parts: readonly PaperPart[], room: number): PrintedPart[] {
  let left = room;
  return parts.flatMap(({ key, lines, most }): PrintedPart[] => {
    const printed = printedLines(lines, Math.min(most, left - heading));
    if (printed.lines.length === 0) return [];
    left -= heading + printed.height;
    return [{ key, lines: printed.lines, isCut: printed.isCut }];
  });
}

function printedLines(
  lines: readonly string[],
  room: number,
): { lines: string[]; height: number; isCut: boolean } {
  const kept: string[] = [];
  let height = 0;
  for (const line of lines) {
    const text = line.slice(0, maxLetters(room)).trim();
    if (text === '') continue;
    const free = Math.floor(room - height);
    const needs = heightOf(text);
    if (needs <= free && text.length === line.trim().length) {
      kept.push(text);
      height += needs;
      continue;
    }
    const part = free > 0 ? cutAtWord(text, free) : '';
    if (part !== '') kept.push(`${part} …`);
    return { lines: kept, height: room, isCut: true };
  }
  return { lines: kept, height, isCut: false };
}

/** No line of a note of 200 KB is looked at beyond what could ever fit. */
const maxLetters = (room: number) => Math.max(0, Math.ceil(room)) * lineLength + 1;

const heightOf = (text: string) => Math.ceil(widthOf(text) / lineLength);

/** Letters of a text, wide ones of other scripts and signs counted as two. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
  return width;
}

/** As many whole words of a text as fit in so many lines; of one word without an end, what fits of it. */
function cutAtWord(text: string, lines: number): string {
  let end = 0;
  let width = 0;
  for (const sign of text) {
    width += (sign.codePointAt(0) ?? 0) >= 0x1100 ? 2 : 1;
    if (width > lines * lineLength - 2) break;
    end += sign.length;
  }
  const start = text.slice(0, end);
  const space = start.lastIndexOf(' ');
  return (space > 0 ? start.slice(0, space) : start).trimEnd();
}
