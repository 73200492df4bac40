import { parsePay } from '../parsing/pay/salary.ts';
import { jobWord } from '../parsing/posting/job-word.ts';
import { foldText } from '../text/company-name.ts';
import { importedDate } from './import-dates.ts';
import { gatheringFields, type ImportField, importFields } from './import-fields.ts';
import { formatOf, type ImportFormat } from './import-format.ts';
import { guessStatus, mostStatusWords } from './import-status.ts';
import type { ImportTable } from './import-table.ts';

/** What each column is, in the order of the columns; null is left out. */
export type ImportMapping = readonly (ImportField | null)[];

/** Rows whose cells are looked at where a head says nothing. */
const looked = 200;

const fieldNames = Object.keys(importFields) as ImportField[];
const ofHead = new Map<string, { field: ImportField; rank: number }>(
  fieldNames.flatMap((field) =>
    importFields[field].heads.map((head, rank) => [head, { field, rank }] as const),
  ),
);

/**
 * What the columns of a file most likely are: by its format, by their heads, then by what stands in them. No field
 * but notes and contact is given twice; a column that says nothing is left out.
 */
export function guessMapping(table: ImportTable, format: ImportFormat): ImportMapping {
  const mapping: (ImportField | null)[] = table.heads.map(() => null);
  const taken = new Set<ImportField>();
  const give = (at: number, field: ImportField | null | undefined) => {
    if (!field || mapping[at] || (taken.has(field) && !gatheringFields.has(field))) return;
    mapping[at] = field;
    taken.add(field);
  };
  const folded = table.heads.map(foldText);
  const special = formatOf(format).columns ?? {};
  for (const [at, head] of folded.entries()) give(at, special[head]);
  const known = folded
    .map((head, at) => ({ at, meant: ofHead.get(head) }))
    .sort((a, b) => (a.meant?.rank ?? 0) - (b.meant?.rank ?? 0));
  for (const { at, meant } of known) give(at, meant?.field);
  if (format === 'foothold') return mapping;
  for (const [at, head] of folded.entries()) if (!mapping[at]) give(at, withinHead(head));
  for (const at of folded.keys()) if (!mapping[at]) give(at, byCells(columnCells(table, at)));
  if (taken.has('jobTitle') && !taken.has('companyName')) give(nameColumn(table, mapping), 'companyName');
  return mapping;
}

/** The cells of a column that hold something, of the first rows. */
export function columnCells({ rows }: ImportTable, at: number, most = looked): string[] {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = row.cells[at]?.trim();
    if (cell) cells.push(cell);
    if (cells.length >= most) break;
  }
  return cells;
}

/** A longer head that holds a known one as whole words: “Company name (employer)”. The longest decides. */
function withinHead(head: string): ImportField | null {
  let best: { field: ImportField; length: number } | null = null;
  for (const [known, { field }] of ofHead) {
    if (known.length < 5 || !` ${head} `.includes(` ${known} `)) continue;
    if (!best || known.length > best.length) best = { field, length: known.length };
  }
  return best?.field ?? null;
}

function byCells(cells: readonly string[]): ImportField | null {
  if (cells.length === 0) return null;
  const most = (test: (cell: string) => boolean, part = 0.6) =>
    cells.filter(test).length >= cells.length * part;
  if (most((cell) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell))) return 'url';
  if (most((cell) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(cell))) return 'contactInfo';
  if (most((cell) => importedDate(cell, 'month-first') !== '' || importedDate(cell, 'day-first') !== ''))
    return 'dateAdded';
  const different = new Set(cells).size;
  if (
    different <= Math.min(mostStatusWords, 12) &&
    most((cell) => cell.length < 40 && guessStatus(cell) !== null, 0.8)
  )
    return 'status';
  if (most((cell) => /[$€£]\s?\d/.test(cell) && parsePay(cell) !== null)) return 'salary';
  if (most((cell) => cell.length < 120 && jobWord.test(cell), 0.5)) return 'jobTitle';
  if (most((cell) => cell.length > 400)) return 'description';
  return null;
}

/** The first column left that holds short names. */
function nameColumn(table: ImportTable, mapping: ImportMapping): number {
  return mapping.findIndex((field, at) => {
    if (field !== null) return false;
    const cells = columnCells(table, at);
    return (
      cells.length >= table.rows.length * 0.2 &&
      cells.every((cell) => cell.length <= 100 && /\p{L}/u.test(cell))
    );
  });
}
