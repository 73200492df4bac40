import { basename } from 'node:path';
import type { ImportCounts, ImportEvent } from '../modules/import/events.ts';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const rowsOf = ({ accepted, updated, duplicates, rejected }: ImportCounts) =>
  accepted + updated + duplicates + rejected;

function counted(counts: ImportCounts): string {
  const { accepted, updated, duplicates, rejected } = counts;
  const changed = updated > 0 ? `${number.format(updated)} updated, ` : '';
  return `${number.format(accepted)} accepted, ${changed}${number.format(duplicates)} duplicate, ${number.format(rejected)} rejected`;
}

/** The line that stands while a file is being read, rewritten in place on a terminal. */
export function progressLine(event: Extract<ImportEvent, { kind: 'progress' }>): string {
  return `${basename(event.file)}: ${number.format(rowsOf(event))} rows, ${number.format(event.rowsPerSecond)} rows/s (${counted(event)})`;
}

/** What stays on the screen of one event, as lines; none for progress. */
export function reportLines(event: ImportEvent): string[] {
  switch (event.kind) {
    case 'checked':
      return [`${basename(event.file)}: ${number.format(event.rows)} rows, read as ${event.format}.`];
    case 'progress':
      return [];
    case 'file': {
      const { file, seconds, rowsPerSecond, rejected, reasons, merged = 0 } = event;
      return [
        `${basename(file)}: ${number.format(rowsOf(event))} rows in ${seconds.toFixed(1)} s (${number.format(rowsPerSecond)} rows/s): ${counted(event)}.`,
        ...(merged > 0
          ? [
              `  ${number.format(merged)} of the duplicates say other things than the first row of their id, which counts.`,
            ]
          : []),
        ...(rejected > 0 ? ['  Rejected, the first reasons:'] : []),
        ...reasons.map(({ row, reason }) => `    row ${number.format(row)}: ${reason}`),
      ];
    }
    case 'done':
      return [`Done. The search holds ${number.format(event.postings)} postings.`];
    case 'told':
    case 'loaded':
      return [event.text];
    case 'asks': {
      const { file, column, shared, rows } = event;
      return [
        `${basename(file)}: ${number.format(shared)} of ${number.format(rows)} rows have what an earlier row has in the column ${JSON.stringify(column)}, and say other things.`,
      ];
    }
    case 'failed':
      return [
        event.message,
        event.written
          ? 'What was taken before is in the search; run the command again to go on, nothing is added twice.'
          : 'Nothing was written.',
      ];
  }
}
