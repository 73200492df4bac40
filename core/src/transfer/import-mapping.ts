import { parsePay } from '../parsing/pay/salary.ts';
import { jobWord } from '../parsing/posting/job-word.ts';
import {
  type CellKind,
  cellKind,
  dateOfHead,
  isOfOthers,
  judgedField,
  stageOfHead,
  toldStage,
} from './import-column.ts';
import { gatheringFields, type ImportField, importFields, isEventField } from './import-fields.ts';
import { formatOf, type ImportFormat } from './import-format.ts';
import { headForms, headWords } from './import-head.ts';
import { guessStatus, maxStatusWords } from './import-status.ts';
import type { ImportTable } from './import-table.ts';
import { ownFieldOfHead } from './own-field-names.ts';

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

type Column = { at: number; head: string; cells: readonly string[]; kind: CellKind };

/** An empty column takes no field from one that holds something. */
const isEmpty = ({ kind }: Column) => kind === 'empty';

/**
 * What the columns of a file most likely are: by its format, by their heads and what is below them, then by that
 * alone. Only some fields are given twice: of two columns of one head the second is kept in the notes. A column that
 * says nothing is left out.
 */
export function guessMapping(table: ImportTable, format: ImportFormat): ImportMapping {
  const mapping: (ImportField | null)[] = table.heads.map(() => null);
  const taken = new Set<ImportField>();
  const settled = new Set<number>();
  const isOwn = format === 'foothold';
  const give = (at: number, field: ImportField | null | undefined) => {
    if (!field || settled.has(at)) return;
    const isFree = !taken.has(field) || gatheringFields.has(field);
    if (!isFree && isOwn) return;
    mapping[at] = isFree ? field : 'notes';
    settled.add(at);
    taken.add(field);
  };
  const special = formatOf(format).columns ?? {};
  const columns = table.heads.map((head, at): Column => {
    const cells = isOwn ? [] : columnCells(table, at);
    return { at, head, cells, kind: cellKind(cells) };
  });
  for (const { at, head } of columns) {
    const meant = headForms(head).find((form) => Object.hasOwn(special, form));
    if (meant === undefined) continue;
    give(at, special[meant]);
    settled.add(at);
  }
  const known = columns
    .map((column) => ({ column, meant: wholeHead(column.head) }))
    .sort(
      (a, b) =>
        Number(isEmpty(a.column)) - Number(isEmpty(b.column)) || (a.meant?.rank ?? 0) - (b.meant?.rank ?? 0),
    );
  for (const { column, meant } of known)
    give(column.at, meant && judgedField(meant.field, { ...column, isWhole: true }));
  if (isOwn) return mapping;
  for (const { at, head, cells, kind } of columns) if (isOfOthers(head, cells, kind)) settled.add(at);
  for (const { at, head, kind } of columns) give(at, stageOfHead(head, kind));
  const free = (field: ImportField | null) =>
    field && taken.has(field) && !gatheringFields.has(field) ? null : field;
  const giveByHead = (column: Column) => {
    const meant = withinHead(headWords(column.head));
    give(column.at, free(meant && judgedField(meant, { ...column, isWhole: false })));
  };
  columns.filter((column) => !isEmpty(column)).forEach(giveByHead);
  for (const { at, head, cells, kind } of columns) {
    const field = byCells(head, cells, kind);
    // A second date of one meaning is kept in the notes.
    give(at, kind === 'date' ? field : free(field));
  }
  for (const { at, head, cells, kind } of columns) give(at, toldStage(head, cells, kind));
  columns.filter(isEmpty).forEach(giveByHead);
  if (taken.has('jobTitle') && !taken.has('companyName')) give(nameColumn(table, mapping), 'companyName');
  return mapping;
}

/** The field that the whole head names, the surest first. */
function wholeHead(head: string): { field: ImportField; rank: number } | undefined {
  const own = ownFieldOfHead(head);
  if (own) return { field: own, rank: 0 };
  return headForms(head)
    .map((form) => ofHead.get(form))
    .find((meant) => meant !== undefined);
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
    // “Interview notes” are notes: a stage is told by `stageOfHead`.
    if (known.length < 5 || isEventField(field) || !` ${head} `.includes(` ${known} `)) continue;
    if (!best || known.length > best.length) best = { field, length: known.length };
  }
  return best?.field ?? null;
}

function byCells(head: string, cells: readonly string[], kind: CellKind): ImportField | null {
  if (cells.length === 0) return null;
  const most = (test: (cell: string) => boolean, part = 0.6) =>
    cells.filter(test).length >= cells.length * part;
  if (kind === 'link') return 'url';
  if (kind === 'email') return 'contactInfo';
  // A date of unknown meaning is kept in the notes.
  if (kind === 'date') return dateOfHead(head) ?? 'notes';
  if (kind === 'answer') return null;
  const different = new Set(cells).size;
  if (
    different <= Math.min(maxStatusWords, 12) &&
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
