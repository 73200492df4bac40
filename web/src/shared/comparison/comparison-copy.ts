import { csvRows, guardedCell } from '@foothold/core/files/csv-cell.ts';
import type { ComparisonRow } from './comparison-row.ts';

/** A comparison as a text to send: each column with what it says, one line for each question. */
export function comparisonText(names: readonly string[], rows: readonly ComparisonRow[]): string {
  const blocks = names.map((name, at) => {
    const lines = rows.flatMap(({ label, cells }) => {
      const cell = cells[at];
      return cell
        ? `${label}: ${[cell.lead, cell.second && `(${cell.second})`].filter(Boolean).join(' ')}`
        : [];
    });
    return [name, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The same as a file for spreadsheets: a line for each question, a column for each column. */
export function comparisonCsv(names: readonly string[], rows: readonly ComparisonRow[]): string {
  const lines = rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ lead, second, isUnknown }) => (isUnknown ? '' : second ? `${lead} (${second})` : lead)),
  ]);
  return `\ufeff${csvRows([['', ...names], ...lines].map((cells) => cells.map(guardedCell)))}`;
}
