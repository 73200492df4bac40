import { isCalendarDate } from '../dates/calendar-date.ts';
import { noonOf } from '../dates/day-bounds.ts';
import { jobSources, type NewJob } from '../entities/job/job.ts';
import { type JobFieldName, jobField, jobFieldNames } from '../entities/job/job-entity.ts';
import { isJobStatus, type JobStatus } from '../entities/job/job-status.ts';
import { plainCell } from '../files/csv-cell.ts';
import { webAddress } from '../text/web-address.ts';
import { importedAnswer } from './import-answer.ts';
import { type Choice, importedChoice, importedSource } from './import-choices.ts';
import { type DateOrder, importedDate } from './import-dates.ts';
import { type ImportedEvent, noEvents, readEvents } from './import-events.ts';
import {
  gatheringFields,
  type ImportField,
  importFields,
  isEventField,
  longFields,
} from './import-fields.ts';
import { formatOf, type ImportFormat } from './import-format.ts';
import { headForms } from './import-head.ts';
import type { ImportMapping } from './import-mapping.ts';
import { importedStars, importedTags } from './import-marks.ts';
import { importedNumber, importedPay } from './import-pay.ts';
import { sureStatus } from './import-status.ts';
import type { TableRow } from './import-table.ts';
import { type HistoryLine, readHistory } from './job-csv-history.ts';

/** How a file is read: what a person has confirmed. */
export type ImportPlan = {
  format: ImportFormat;
  heads: readonly string[];
  mapping: ImportMapping;
  order: DateOrder;
  /** What the words of the status column mean; null: no status, the word goes into the notes. */
  statuses: ReadonlyMap<string, JobStatus | null>;
};

/** A row as a job to be. `history` null: the file gives none. */
export type ImportedRow = {
  number: number;
  fields: NewJob;
  status: JobStatus | null;
  /** Calendar date on which the status was reached, '' when the file does not say. */
  statusDate: string;
  resumeTitle: string;
  history: HistoryLine[] | null;
  /** What the file gives a day for beside the application and the status, in the order of its columns. */
  events: readonly ImportedEvent[];
};

/** Why a row is no job: nothing names it, it has cells without a head, or one is longer than anything can be. */
export type RowProblem =
  | { number: number; problem: 'no-name' | 'shifted' }
  | { number: number; problem: 'too-long'; column: ImportField };

/** Longest texts: a title, a link or a name; and a description, notes or a letter. */
const longestLine = 2_000;
const longestText = 1_000_000;

type ReadField = Exclude<
  JobFieldName,
  | 'source'
  | 'status'
  | 'dateApplied'
  | 'dateAdded'
  | 'latitude'
  | 'longitude'
  | 'resumeId'
  | 'salary'
  | 'notes'
  | 'deadline'
  | 'followUp'
  | 'tags'
>;
const readApart: ReadonlySet<string> = new Set([
  ...['source', 'status', 'dateApplied', 'dateAdded', 'latitude', 'longitude', 'resumeId', 'salary', 'notes'],
  ...['deadline', 'followUp', 'tags'],
]);
/** Fields that are read by their kind alone; what fits none of them goes into the notes in this order. */
const readFields = [
  ...new Set<JobFieldName>([
    ...(['submissionMethod', 'url', 'submissionUrl', 'jobType', 'datePosted'] as const),
    ...jobFieldNames,
  ]),
].filter((name): name is ReadField => !readApart.has(name));

/** Reads one row by a plan. What fits no field (a date that is none, a word of no list) goes into the notes. */
export function readImportRow(row: TableRow, plan: ImportPlan): ImportedRow | RowProblem {
  const { number } = row;
  if (row.cells.slice(plan.heads.length).some((cell) => cell.trim() !== ''))
    return { number, problem: 'shifted' };
  const isOwn = plan.format === 'foothold';
  const cells = gather(row, plan);
  for (const [field, text] of cells) {
    if (text.length > (longFields.has(field) ? longestText : longestLine))
      return { number, problem: 'too-long', column: field };
  }
  const cell = (field: ImportField) => cells.get(field) ?? '';
  if (cell('jobTitle').trim() === '' && cell('companyName').trim() === '')
    return { number, problem: 'no-name' };

  const odd: string[] = [];
  const keep = (field: ImportField, text: string) => {
    if (text.trim() !== '') odd.push(`${importFields[field].label}: ${text.trim()}`);
    return '';
  };
  const date = (field: ImportField) => importedDate(cell(field), plan.order) || keep(field, cell(field));
  const choice = (field: ImportField, choices: Choice) =>
    importedChoice(cell(field), choices) ?? (isOwn ? cell(field) : keep(field, cell(field)));
  const source = isOwn
    ? (importedChoice(cell('source'), jobSources) ?? cell('source'))
    : importedSource(cell('source'), (text) => keep('source', text));
  const word = statusOf(cell('statusCode'), cell('status'), plan, (text) => keep('status', text));
  const sent = appliedOf(cell('applied'), cell('dateApplied'), plan.order, keep);
  const { dateApplied } = sent;
  const staged = isOwn ? noEvents : readEvents(row, plan);
  odd.push(...staged.odd);
  const { tags, left } = importedTags(cell('tags'));
  keep('tags', left.join(', '));
  const status = isOwn ? word : reachedStatus(word, cell('status'), sent, staged);
  const defaults = formatOf(plan.format).fields ?? {};
  const latitude = degreesOf(cell('latitude'), 90);
  const longitude = degreesOf(cell('longitude'), 180);
  const located = latitude !== null && longitude !== null;
  const { salary, pay } = importedPay(cell, { isOwn, place: placeOf(cell) });
  const readField = (name: ReadField): string => {
    const { kind, choices = {}, stars } = jobField(name);
    const text = cell(name);
    if (stars) return importedStars(text) ?? (isOwn ? text : keep(name, text));
    if (kind === 'choice') return choice(name, choices);
    if (kind === 'date') return isOwn ? text : date(name);
    if (kind === 'link') return isOwn ? text : webAddress(text) || keep(name, text);
    return text;
  };
  const fields: NewJob = {
    ...defaults,
    ...Object.fromEntries(
      readFields
        .map((name) => [name, readField(name)] as const)
        .filter(([name, text]) => text !== '' || defaults[name] === undefined),
    ),
    location: isOwn ? cell('location') : placeOf(cell),
    latitude: located ? latitude : 0,
    longitude: located ? longitude : 0,
    salary,
    pay,
    tags,
    // Files of others tell these days as events, of which some are over.
    ...(isOwn && { deadline: cell('deadlineDate'), followUp: cell('followUpDate') }),
    dateAdded: instantOf(cell('dateAdded'), date('dateAdded'), isOwn),
    dateApplied,
    applied: sent.applied,
    ...(source && { source }),
    ...(cell('uid') && { uid: cell('uid') }),
  };
  const history = cell('history') === '' ? null : readHistory(cell('history'));
  if (history === null) keep('history', cell('history'));
  const statusDate = date('statusDate');
  const notes = [cell('notes'), ...odd].filter(Boolean).join('\n');
  return {
    number,
    fields: { ...fields, notes },
    status,
    statusDate,
    resumeTitle: cell('resume'),
    history,
    events: staged.events,
  };
}

type Sent = { dateApplied: string; applied: boolean };

/** Whether and when it was applied for. A day may be under “Applied”, and a yes under “Date applied”. */
function appliedOf(
  applied: string,
  dateApplied: string,
  order: DateOrder,
  keep: (field: ImportField, text: string) => string,
): Sent {
  const read = (field: ImportField, text: string) => {
    const date = importedDate(text, order) || importedDate(behindYes(text), order);
    const answer = importedAnswer(text);
    if (date === '' && answer === null) keep(field, text);
    return { date, isYes: date !== '' || answer === true };
  };
  const told = read('applied', applied);
  // Beside a “no” the day is that of something else.
  const isDenied = importedAnswer(applied) === false && /\p{L}/u.test(applied);
  if (isDenied) return { dateApplied: keep('dateApplied', dateApplied), applied: false };
  const day = read('dateApplied', dateApplied);
  if (day.date !== '' && told.date !== '' && day.date !== told.date) keep('applied', applied);
  return { dateApplied: day.date || told.date, applied: day.isYes || told.isYes };
}

/** “Yes - 8/1/2026” and “✓ (Aug 1, 2026)” without the yes; '' for other texts. */
function behindYes(text: string): string {
  const [, answer = '', rest = ''] = /^(\S{1,20})[\s,:;(–-]{1,4}(.{1,60}?)\)?$/u.exec(text.trim()) ?? [];
  return importedAnswer(answer.replace(/[,:;]$/, '')) === true ? rest : '';
}

/**
 * The status of a row: its word, else the furthest stage that is ticked, else that it was applied for. “Rejected”
 * beside an interview that took place is a rejection after it, unless the word says otherwise.
 */
function reachedStatus(
  status: JobStatus | null,
  word: string,
  { applied, dateApplied }: Sent,
  { ticked, isInterviewed }: ReturnType<typeof readEvents>,
): JobStatus | null {
  const isRejected = status === 'rejected-before-interview' && !/before/i.test(word);
  if (isRejected && isInterviewed) return 'rejected-after-interview';
  if (status !== null || word.trim() !== '') return status;
  // The day of an application says so by itself.
  return ticked ?? (applied && dateApplied === '' ? 'application-submitted' : null);
}

/** The text of each field: the first cell that holds something, or all of them for fields that take several. */
function gather({ cells }: TableRow, { format, heads, mapping }: ImportPlan): Map<ImportField, string> {
  const texts = new Map<ImportField, string>();
  for (const [at, field] of mapping.entries()) {
    const given = cells[at] ?? '';
    const text = format === 'foothold' ? plainCell(given) : given.trim();
    if (field === null || (isEventField(field) && format !== 'foothold') || text === '') continue;
    const isNamed =
      field !== 'notes' ||
      format === 'foothold' ||
      headForms(heads[at] ?? '').some((form) => importFields.notes.heads.includes(form));
    const said = isNamed ? text : `${heads[at]}: ${text}`;
    const before = texts.get(field);
    if (before === undefined) texts.set(field, said);
    else if (gatheringFields.has(field)) texts.set(field, `${before}\n${said}`);
  }
  return texts;
}

function statusOf(
  code: string,
  word: string,
  { statuses }: ImportPlan,
  keep: (text: string) => void,
): JobStatus | null {
  const chosen = statuses.get(word.trim());
  const status = chosen === undefined ? sureStatus(word) : chosen;
  // Both are in a file of our own; a person who edits it in a spreadsheet changes the word.
  if (isJobStatus(code) && (word.trim() === '' || status === null)) return code;
  // Figures in it, such as a day or a round, are in no status.
  if (status === null || (/\d/.test(word) && sureStatus(word) === null)) keep(word);
  return status;
}

function placeOf(cell: (field: ImportField) => string): string {
  return cell('location') || [cell('city'), cell('state'), cell('country')].filter(Boolean).join(', ');
}

function degreesOf(text: string, most: number): number | null {
  const value = importedNumber(text);
  return value !== null && Math.abs(value) <= most ? value : null;
}

/**
 * An instant as written, else noon of the day, which is the same day in most zones. Midnight in UTC is how programs
 * write a day.
 */
function instantOf(text: string, date: string, isOwn: boolean): string {
  const isInstant = /^\d{4}-\d\d-\d\dT.*Z$/.test(text) && !Number.isNaN(Date.parse(text));
  if (isInstant && (isOwn || !/T00:00:00(?:\.0+)?Z$/.test(text))) return text;
  return isCalendarDate(date) ? noonOf(date, '').toISOString() : '';
}
