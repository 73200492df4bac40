import type { JobStatus } from '../entities/job/job-status.ts';
import { cellKind, dateOfHead } from './import-column.ts';
import { type DateOrder, type FoundOrder, findDateOrder, isAmbiguousDate } from './import-dates.ts';
import { dateFields, gatheringFields, type ImportField } from './import-fields.ts';
import { type ImportFormat, importFormat } from './import-format.ts';
import { columnCells, guessMapping, type ImportMapping } from './import-mapping.ts';
import type { ImportPlan } from './import-row.ts';
import { type StatusWord, statusWords } from './import-status.ts';
import { type ImportTable, importTable } from './import-table.ts';

/** A file of jobs with how it is read: guessed at first, then as a person changes it. */
export type ImportSheet = {
  name: string;
  table: ImportTable;
  format: ImportFormat;
  mapping: ImportMapping;
  dates: FoundOrder;
  /** A date of the file whose order is not certain, to show how it is read; '' when there is none. */
  dateExample: string;
  statuses: readonly StatusWord[];
};

/** Rows as a sheet with everything guessed; null when there are none. `usual`: the order of dates where the person is. */
export function importSheet(
  name: string,
  records: readonly (readonly string[])[],
  usual: DateOrder,
): ImportSheet | null {
  const table = importTable(records);
  if (!table) return null;
  const format = importFormat(table.heads);
  const bare = {
    name,
    table,
    format,
    dates: { order: usual, certainty: 'open' },
    dateExample: '',
    statuses: [],
  } as const;
  return withMapping({ ...bare, mapping: [] }, guessMapping(table, format));
}

/** The sheet with its columns given again. What is read of a column is read again only where another one has its field. */
function withMapping(sheet: ImportSheet, mapping: ImportMapping): ImportSheet {
  const hasDate = (at: number, of: ImportMapping) => dateFields.has(of[at] as ImportField);
  const isMoved = (test: (at: number, of: ImportMapping) => boolean) =>
    sheet.table.heads.some((_, at) => test(at, mapping) !== test(at, sheet.mapping));
  const next = { ...sheet, mapping };
  if (isMoved(hasDate)) {
    const dates = cellsOf(sheet.table, (at) => hasDate(at, mapping));
    next.dates = findDateOrder(dates, sheet.dates.order);
    next.dateExample = dates.find(isAmbiguousDate) ?? '';
  }
  if (isMoved((at, of) => of[at] === 'status'))
    next.statuses = statusWords(cellsOf(sheet.table, (at) => mapping[at] === 'status'));
  return next;
}

/** Assigns a column to a field, or leaves it out (null). A field of one column is taken from the column that had it. */
export function withColumn(sheet: ImportSheet, at: number, field: ImportField | null): ImportSheet {
  const isShared = field === null || gatheringFields.has(field);
  return withMapping(
    sheet,
    sheet.mapping.map((had, column) => (column === at ? field : !isShared && had === field ? null : had)),
  );
}

/** The order of day and month as the person says. */
export function withDateOrder(sheet: ImportSheet, order: DateOrder): ImportSheet {
  return { ...sheet, dates: { ...sheet.dates, order } };
}

/** What a word of the status column means, as the person says; null: it stays a word, in the notes. It is asked no more. */
export function withStatusWord(sheet: ImportSheet, word: string, status: StatusWord['status']): ImportSheet {
  return {
    ...sheet,
    statuses: sheet.statuses.map((known) =>
      known.word === word ? { ...known, status, guess: null } : known,
    ),
  };
}

/** The words of statuses whose meaning was guessed from a part of them and does not count yet: to be asked. */
export function openGuesses({ statuses }: ImportSheet): (StatusWord & { guess: JobStatus })[] {
  return statuses.flatMap((word) => (word.guess === null ? [] : [{ ...word, guess: word.guess }]));
}

/** The sheet with every guess taken as it is. */
export function withGuesses(sheet: ImportSheet): ImportSheet {
  return {
    ...sheet,
    statuses: sheet.statuses.map((word) =>
      word.guess === null ? word : { ...word, status: word.guess, guess: null },
    ),
  };
}

/**
 * Positions of columns of days that nothing says the meaning of: they are kept in the notes unless a person makes them
 * an interview, an offer or another event.
 */
export function openDateColumns({ format, table, mapping }: ImportSheet): number[] {
  if (format === 'foothold') return [];
  return [...mapping.keys()].filter((at) => {
    const head = table.heads[at] ?? '';
    const isOpen = mapping[at] === 'notes' && dateOfHead(head) === null;
    return isOpen && cellKind(columnCells(table, at)) === 'date';
  });
}

/** True when it is known what names a job: without a title or a company no row can be one. */
export function isReadable({ mapping }: ImportSheet): boolean {
  return mapping.includes('jobTitle') || mapping.includes('companyName');
}

/** True when nothing is left to ask: a known format, every status and day known, every date written in one way. */
export function isSettled(sheet: ImportSheet): boolean {
  const { format, statuses, dates, dateExample } = sheet;
  const areDatesClear = dateExample === '' || dates.certainty === 'certain';
  return (
    format !== 'other' &&
    isReadable(sheet) &&
    areDatesClear &&
    openDateColumns(sheet).length === 0 &&
    statuses.every(({ status }) => status !== null)
  );
}

/** How the rows of a sheet are read. */
export function planOf({ format, table, mapping, dates, statuses }: ImportSheet): ImportPlan {
  return {
    format,
    heads: table.heads,
    mapping,
    order: dates.order,
    statuses: new Map(statuses.map(({ word, status }) => [word, status])),
  };
}

function cellsOf({ heads, rows }: ImportTable, wanted: (at: number) => boolean): string[] {
  const columns = [...heads.keys()].filter(wanted);
  return rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '').filter((cell) => cell !== ''));
}
