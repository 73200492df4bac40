import type { JobStatus } from '../entities/job/job-status.ts';
import { importedAnswer } from './import-answer.ts';
import { type DateOrder, importedDate, inEnglish } from './import-dates.ts';
import { type EventField, importFields, isEventField } from './import-fields.ts';
import { headForms } from './import-head.ts';
import type { ImportMapping } from './import-mapping.ts';
import type { TableRow } from './import-table.ts';

/** Something that happened to a job, or will, as a column of a file tells it. */
export type ImportedEvent = {
  event: EventField;
  /** Calendar date; '' where the file only says that it happened. */
  date: string;
  /** The head of its column, where that says more than the event; else ''. */
  name: string;
  /** What is beside the day. */
  note: string;
};

/** The events of a row, the furthest stage that is ticked without a day, and what is neither a day nor a tick. */
type ReadEvents = {
  events: ImportedEvent[];
  ticked: JobStatus | null;
  /** A day or a tick says that there was, or will be, an interview. */
  isInterviewed: boolean;
  odd: string[];
};

/** Of a row that tells no events. */
export const noEvents: ReadEvents = { events: [], ticked: null, isInterviewed: false, odd: [] };

/** The status that an event brings a job to, the furthest first; a follow-up and a deadline are no stage. */
const eventStatuses: ReadonlyMap<EventField, JobStatus> = new Map([
  ['acceptedDate', 'offer-accepted'],
  ['withdrawnDate', 'filled-or-canceled'],
  ['rejectedDate', 'rejected-before-interview'],
  ['offerDate', 'offer-pending'],
  ['interviewDate', 'interview-in-progress'],
]);

/** The status that an event brings a job to; null for one that is no stage. A rejection may follow an interview. */
export function statusOfEvent(event: EventField, isInterviewed: boolean): JobStatus | null {
  if (event === 'rejectedDate' && isInterviewed) return 'rejected-after-interview';
  return eventStatuses.get(event) ?? null;
}

/** Reads the cells of a row that are in columns of events. */
export function readEvents(
  { cells }: TableRow,
  { heads, mapping, order }: { heads: readonly string[]; mapping: ImportMapping; order: DateOrder },
): ReadEvents {
  const events: ImportedEvent[] = [];
  const ticks = new Set<EventField>();
  const odd: string[] = [];
  for (const [at, event] of mapping.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (!isEventField(event) || cell === '') continue;
    const head = heads[at] ?? '';
    const { dates, note } = datesOf(cell, order);
    const name = nameOf(head, event);
    events.push(...dates.map((date) => ({ event, date, name, note })));
    if (dates.length > 0) continue;
    const answer = importedAnswer(cell);
    if (answer === true && eventStatuses.has(event)) {
      ticks.add(event);
      events.push({ event, date: '', name, note: '' });
    } else if (answer !== false) odd.push(`${head}: ${cell}`);
  }
  const isInterviewed = events.some(({ event }) => event === 'interviewDate');
  const furthest = [...eventStatuses.keys()].find((event) => ticks.has(event));
  return { events, ticked: furthest ? statusOfEvent(furthest, isInterviewed) : null, isInterviewed, odd };
}

/** The days in a cell: one, several of them, or one before other words. */
function datesOf(cell: string, order: DateOrder): { dates: string[]; note: string } {
  const several = cell
    .split(/[;\n]|, (?=\d{1,4}[-/.])| and /)
    .map((part) => importedDate(part.trim(), order));
  if (several.length > 1 && several.every((date) => date !== '')) return { dates: several, note: '' };
  const whole = importedDate(cell, order);
  if (whole !== '') return { dates: [whole], note: isOnlyDay(cell) ? '' : cell };
  const words = cell.split(/\s+/, 5);
  for (const count of [5, 4, 3, 2, 1]) {
    const date = importedDate(
      words
        .slice(0, count)
        .join(' ')
        .replace(/[,:;]$/, ''),
      order,
    );
    if (date !== '') return { dates: [date], note: cell };
  }
  return { dates: [], note: '' };
}

const weekday =
  /\b(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/i;
const monthName =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;
const hourWords = /\d(?:st|nd|rd|th|am|pm)\b|\b(?:am|pm|at|gmt|utc)\b|(?<=\d)[tz]|[^\p{L}]/giu;

/** True for a text of nothing but a day and an hour. “8/10/2026 Jan” names a person: its month is in figures. */
function isOnlyDay(cell: string): boolean {
  const text = inEnglish(cell.slice(0, 200).trim()).replace(weekday, '');
  const isInFigures = /^\W*\d{1,4}[-/.]\d/.test(text);
  return (isInFigures ? text : text.replace(monthName, '')).replace(hourWords, '') === '';
}

/** “Phone screen” says more than “Interview date”; the name that an empty head is given says nothing. */
function nameOf(head: string, event: EventField): string {
  const isPlain = headForms(head).some(
    (form) => importFields[event].heads.includes(form) || /^column \d+$/.test(form),
  );
  return isPlain ? '' : head;
}
