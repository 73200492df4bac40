import { CsvReader, type Separator, separators } from './csv-reader.ts';

/** Characters that are read at once, so that whoever takes the rows can pause in between. */
const pieceLength = 65_536;

/** The cells of the rows of a CSV text, one row at a time, as `CsvReader` reads them. */
export function* csvRecords(text: string, separator: Separator): Generator<string[]> {
  const reader = new CsvReader(separator);
  for (let at = 0; at < text.length; at += pieceLength)
    for (const { cells } of reader.add(text.slice(at, at + pieceLength))) yield cells;
  for (const { cells } of reader.end()) yield cells;
}

const sampleRows = 60;

/** The separator that most rows agree on, or that a first line `sep=;` names, as Excel reads it. */
export function findSeparator(text: string): Separator {
  const named = /^\ufeff?sep=(.)(?:\r\n|\r|\n)/i.exec(text.slice(0, 16))?.[1];
  const known = separators.find((separator) => separator === named);
  if (known) return known;
  const sample = text.slice(0, 1_000_000);
  let best: Separator = ',';
  let most = 0;
  for (const separator of separators) {
    const score = agreement(sample, separator);
    if (score > most) [best, most] = [separator, score];
  }
  return best;
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
    if (rows === sampleRows) break;
  }
  const scores = [...counts].map(([cells, count]) => (cells - 1) * (count / rows) ** 2);
  return Math.max(0, ...scores);
}
