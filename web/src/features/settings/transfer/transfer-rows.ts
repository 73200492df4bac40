import { csvRows, guardedCell } from '@foothold/core/files/csv-cell.ts';
import type { DateOrder } from '@foothold/core/transfer/import-dates.ts';
import type { RowMatch } from '@foothold/core/transfer/import-match.ts';
import { type ImportedRow, type RowProblem, readImportRow } from '@foothold/core/transfer/import-row.ts';
import { type ImportSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import type { ImportStep } from '../../../data/transfer/import-jobs.ts';
import { nextTurn } from '../../../platform/next-turn.ts';

/** A row that is no job, with the file it is in and its cells. */
export type RefusedRow = { sheet: string; problem: RowProblem; cells: readonly string[] };

/** What is done with rows that are here already, or perhaps are. */
export type MatchChoice = 'skip' | 'fill' | 'add';
export type MatchChoices = { same: MatchChoice; similar: MatchChoice };

/** What a file would bring: its rows as jobs, what is here of them, and the rows that are none. */
export type ImportPreview = {
  rows: readonly ImportedRow[];
  /** The file that each row is in. */
  from: readonly string[];
  matches: readonly RowMatch[];
  refused: readonly RefusedRow[];
};

const sliceMs = 24;

/** Reads every row of the sheets as they are mapped; the page stays alive. An aborted signal throws its AbortError. */
export async function readSheets(
  sheets: readonly ImportSheet[],
  signal: AbortSignal,
): Promise<{ rows: ImportedRow[]; from: string[]; refused: RefusedRow[] }> {
  const rows: ImportedRow[] = [];
  const from: string[] = [];
  const refused: RefusedRow[] = [];
  let until = performance.now() + sliceMs;
  for (const sheet of sheets) {
    const plan = planOf(sheet);
    for (const row of sheet.table.rows) {
      const read = readImportRow(row, plan);
      if ('problem' in read) refused.push({ sheet: sheet.name, problem: read, cells: row.cells });
      else {
        rows.push(read);
        from.push(sheet.name);
      }
      if (performance.now() < until) continue;
      await nextTurn();
      signal.throwIfAborted();
      until = performance.now() + sliceMs;
    }
  }
  return { rows, from, refused };
}

/** How many rows there are of each kind. */
export function matchCounts({ matches }: ImportPreview): Record<RowMatch['kind'], number> {
  const counts = { new: 0, same: 0, similar: 0, repeat: 0 };
  for (const { kind } of matches) counts[kind] += 1;
  return counts;
}

/** Rows of a file by the numbers that a spreadsheet shows. */
export type RowNumbers = { sheet: string; numbers: readonly number[] };

/** The rows of a kind, file by file. */
export function rowsOfKind({ rows, from, matches }: ImportPreview, kind: RowMatch['kind']): RowNumbers[] {
  const found = rows.flatMap(({ number }, at) =>
    matches[at]?.kind === kind ? [{ number, sheet: from[at] ?? '' }] : [],
  );
  return [...Map.groupBy(found, ({ sheet }) => sheet)].map(([sheet, of]) => ({
    sheet,
    numbers: of.map(({ number }) => number),
  }));
}

/** A column that comes into no field although something is in it, with the rows where it does. */
export type LeftOutColumn = { head: string; rows: RowNumbers };

/** The columns that are left out; those of our own files repeat what others say. */
export function leftOutColumns(sheets: readonly ImportSheet[]): LeftOutColumn[] {
  return sheets.flatMap(({ name, format, mapping, table }) =>
    format === 'foothold'
      ? []
      : table.heads.flatMap((head, at) => {
          const filled = table.rows.filter(({ cells }) => (cells[at] ?? '').trim() !== '');
          if (mapping[at] !== null || filled.length === 0) return [];
          return [{ head, rows: { sheet: name, numbers: filled.map(({ number }) => number) } }];
        }),
  );
}

/** What is written after all: new rows, and the others as the person chose. */
export function importSteps({ rows, matches }: ImportPreview, choices: MatchChoices): ImportStep[] {
  return rows.flatMap((row, at): ImportStep[] => {
    const match = matches[at];
    if (!match || match.kind === 'repeat') return [];
    if (match.kind === 'new') return [{ row, action: 'add' }];
    const choice = choices[match.kind];
    if (choice === 'fill') return [{ row, action: 'fill', id: match.id }];
    // A second job beside the first needs an id of its own.
    return choice === 'add' ? [{ row: { ...row, fields: { ...row.fields, uid: '' } }, action: 'add' }] : [];
  });
}

/** The refused rows as a file to be fixed: their number and reason before the cells as they were. */
export function refusedCsv(
  refused: readonly RefusedRow[],
  sheets: readonly ImportSheet[],
  { row, reason, why }: { row: string; reason: string; why: (problem: RowProblem) => string },
): string {
  const parts = sheets.flatMap((sheet) => {
    const lines = refused.filter((one) => one.sheet === sheet.name);
    if (lines.length === 0) return [];
    return [
      [row, reason, ...sheet.table.heads],
      ...lines.map(({ problem, cells }) => [String(problem.number), why(problem), ...cells.map(guardedCell)]),
    ];
  });
  return `\ufeff${csvRows(parts)}`;
}

/** Whether dates in figures begin with the month or the day where the person is. */
export function usualDateOrder(locale?: string): DateOrder {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' })
    .formatToParts(new Date(Date.UTC(2026, 7, 12)))
    .map(({ type }) => type);
  return parts.indexOf('day') < parts.indexOf('month') ? 'day-first' : 'month-first';
}
