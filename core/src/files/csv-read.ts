/** Signs that part the cells of a row, in the order they are preferred in. */
export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;

/**
 * The rows of a CSV text, one at a time (RFC 4180, read leniently): every kind of line break ends a row, mixed ones too;
 * what follows a closing quote belongs to its cell; a quote that is never closed is a sign like any other, so that it
 * does not swallow the rest of the file. Rows may have different numbers of cells.
 */
export function* csvRecords(text: string, separator: Separator): Generator<string[]> {
  const { length } = text;
  const parting = separator.charCodeAt(0);
  let at = 0;
  let record: string[] = [];
  while (at < length) {
    const [cell, end] = readCell(text, at, parting);
    record.push(cell);
    at = end + 1;
    const stop = text.charCodeAt(end);
    if (end < length && stop === parting) {
      if (at === length) record.push('');
      else continue;
    } else if (stop === carriageReturn && text.charCodeAt(at) === lineFeed) at += 1;
    yield record;
    record = [];
  }
}

/** The cell that begins at a position, and where it ends: at a separator, a line break or the end of the text. */
function readCell(text: string, from: number, parting: number): [cell: string, end: number] {
  if (text.charCodeAt(from) !== quote) return plain(text, from, parting);
  let value = '';
  let at = from + 1;
  for (;;) {
    const next = text.indexOf('"', at);
    if (next === -1) return plain(text, from, parting);
    value += text.slice(at, next);
    if (text.charCodeAt(next + 1) !== quote) {
      const [rest, end] = plain(text, next + 1, parting);
      return [value + rest, end];
    }
    value += '"';
    at = next + 2;
  }
}

function plain(text: string, from: number, parting: number): [cell: string, end: number] {
  let end = from;
  for (; end < text.length; end += 1) {
    const sign = text.charCodeAt(end);
    if (sign === parting || sign === lineFeed || sign === carriageReturn) break;
  }
  return [text.slice(from, end), end];
}

const looked = 60;

/** The separator that most rows agree on, and where the rows begin: after a line `sep=;`, as Excel reads it. */
export function findSeparator(text: string): { separator: Separator; start: number } {
  const said = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text.slice(0, 16));
  const named = separators.find((separator) => separator === said?.[1]);
  if (said && named) return { separator: named, start: said[0].length };
  const sample = text.slice(0, 1_000_000);
  let best: Separator = ',';
  let most = 0;
  for (const separator of separators) {
    const score = agreement(sample, separator);
    if (score > most) [best, most] = [separator, score];
  }
  return { separator: best, start: 0 };
}

/** How many rows have the number of cells that is most frequent, weighed by that number; 0 for rows of one cell. */
function agreement(text: string, separator: Separator): number {
  const counts = new Map<number, number>();
  let rows = 0;
  for (const record of csvRecords(text, separator)) {
    if (record.length > 1 || record[0]?.trim()) {
      counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
      rows += 1;
    }
    if (rows === looked) break;
  }
  const scores = [...counts].map(([cells, count]) => (cells - 1) * (count / rows) ** 2);
  return Math.max(0, ...scores);
}
