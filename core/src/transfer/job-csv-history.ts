import { isCalendarDate } from '../dates/calendar-date.ts';
import { type HistoryEntry, inOrder } from '../entities/job/job-history.ts';
import { jobStatus, jobStatuses } from '../entities/job/job-status.ts';

/** An entry of a history as a file tells it. */
export type HistoryLine = Pick<HistoryEntry, 'kind' | 'statusTo' | 'date' | 'dateCorrectedFrom' | 'note'>;

/** What entries without a status are called in a file: words of the format, the same in every language. */
const kindWords = {
  saved: 'Saved',
  applied: 'Date applied set',
  'applied-cleared': 'Date applied cleared',
  'follow-up': 'Followed up',
  heard: 'Heard from them',
  note: 'Note',
} as const;

const meanings = new Map<string, Pick<HistoryLine, 'kind' | 'statusTo'>>([
  ...jobStatuses.map(({ value, label }) => [label, { kind: 'status', statusTo: value }] as const),
  ...Object.entries(kindWords).map(
    ([kind, label]) => [label, { kind: kind as keyof typeof kindWords, statusTo: null }] as const,
  ),
]);

/**
 * A history in one cell, oldest first: “2026-08-12 Application Submitted; 2026-09-01 Interview Requested: by phone”. A
 * corrected day says the first one: “2026-08-12 Application Submitted (first 2026-08-10)”. In notes a backslash stands
 * before `;` and itself, and line breaks are `\n` and `\r`.
 */
export function writeHistory(history: readonly HistoryEntry[]): string {
  return inOrder(history)
    .map((entry) => {
      const words = entry.statusTo ? jobStatus(entry.statusTo).label : kindWord(entry.kind);
      const first = entry.dateCorrectedFrom ? ` (first ${entry.dateCorrectedFrom})` : '';
      const note = entry.note ? `: ${escaped(entry.note)}` : '';
      return `${entry.date} ${words}${first}${note}`;
    })
    .join('; ');
}

/** Reads what `writeHistory` wrote; null when a part of it is something else, so that nothing is half understood. */
export function readHistory(cell: string): HistoryLine[] | null {
  if (cell.trim() === '') return [];
  const lines = parts(cell).map(readLine);
  return lines.every((line) => line !== null) ? lines : null;
}

const line = /^(\d{4}-\d\d-\d\d) (.+?)(?: \(first (\d{4}-\d\d-\d\d)\))?(?:: ([\s\S]*))?$/;

function readLine(text: string): HistoryLine | null {
  const [, date = '', words = '', first = '', note = ''] = line.exec(text) ?? [];
  const meaning = meanings.get(words);
  if (!meaning || !isCalendarDate(date) || (first !== '' && !isCalendarDate(first))) return null;
  return { ...meaning, date, dateCorrectedFrom: first, note: unescaped(note) };
}

/** Cuts at semicolons that no backslash is before. */
function parts(cell: string): string[] {
  return (cell.match(/(?:\\[\s\S]|[^;\\])+/g) ?? []).map((part) => part.replace(/^\s+/, ''));
}

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

function escaped(note: string): string {
  return note.replace(/[\\;]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

function unescaped(note: string): string {
  return note.replace(/\\([\s\S])/g, (_, sign: string) => signs[sign] ?? sign);
}

const kindWord = (kind: HistoryEntry['kind']) => (kind === 'status' ? kindWords.note : kindWords[kind]);
