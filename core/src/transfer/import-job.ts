import { calendarDate, dateOfText } from '../dates/calendar-date.ts';
import { applyDateApplied } from '../entities/job/apply-date-applied.ts';
import { type JobWithHistory, newEntry, type RuleContext, settle } from '../entities/job/apply-status.ts';
import { type Job, type NewJob, newJob } from '../entities/job/job.ts';
import { type JobFieldName, jobField, jobFieldNames } from '../entities/job/job-entity.ts';
import type { HistoryEntry } from '../entities/job/job-history.ts';
import { defaultJobStatus } from '../entities/job/job-status.ts';
import { datesOfRow, daysOfNote } from './import-ahead.ts';
import type { ImportContext } from './import-context.ts';
import { importNote } from './import-notes.messages.ts';
import { withReached, withStatus } from './import-reached.ts';
import type { ImportedRow } from './import-row.ts';
import type { HistoryLine } from './job-csv-history.ts';

/**
 * The job a row becomes, with its history and true dates (docs/spec/readings.md R12), not stamped and without a key. A history the
 * file tells is taken as it is; else it begins on the day the job was added, the application follows on its day, and
 * each stage on its own day, and the status on its, or today where the file does not say.
 */
export function importedJob(
  row: ImportedRow,
  resumeId: number | null,
  context: ImportContext,
): JobWithHistory {
  const { dateApplied = '', applied = false, ...rest } = row.fields;
  const dateAdded = rest.dateAdded || context.now.toISOString();
  const uid = rest.uid || context.newUid();
  const isResumeUnknown = row.resumeTitle !== '' && resumeId === null;
  const notes = isResumeUnknown
    ? [rest.notes, context.say(importNote('resume', { title: row.resumeTitle }))].filter(Boolean).join('\n')
    : rest.notes;
  const blank: Job = {
    ...newJob({ ...rest, ...datesOfRow(row, context.now), notes, uid, dateAdded, resumeId }),
    status: defaultJobStatus,
  };
  if (row.history !== null && row.history.length > 0)
    return withStatus(told(blank, row, context), row, context);
  const today = calendarDate(context.now);
  const days = row.events.filter(({ event }) => event !== 'deadlineDate').map(({ date }) => date);
  const started =
    [dateOfText(dateAdded), dateApplied, today, ...days].filter((date) => date !== '').sort()[0] ?? today;
  const saved = { kind: 'saved', statusTo: null, date: started, note: '' } as const;
  const begun = { job: blank, history: [newEntry(blank, saved, { ...context, after: [] })] };
  const sent = dateApplied === '' ? begun : applyDateApplied(begun, dateApplied, context);
  const { job, history } = withReached(sent, row, context);
  const lines = [job.notes, ...daysOfNote(row, job, context)];
  return {
    job: { ...job, applied: applied || job.applied, notes: lines.filter(Boolean).join('\n') },
    history,
  };
}

/** The job with the history of its file. Its date of application is what its own column says. */
function told(blank: Job, { fields, history }: ImportedRow, context: ImportContext): JobWithHistory {
  const entries: HistoryEntry[] = [];
  for (const line of history ?? [])
    entries.push(entryOf(blank, line, { ...context, after: entries.slice(-1) }));
  const { job, history: linked } = settle(blank, entries);
  const dateApplied = fields.dateApplied ?? '';
  return {
    job: { ...job, dateApplied, applied: fields.applied === true || dateApplied !== '' },
    history: linked,
  };
}

function entryOf(
  job: Job,
  line: HistoryLine,
  context: RuleContext & { after: readonly HistoryEntry[] },
): HistoryEntry {
  const { dateCorrectedFrom, ...fields } = line;
  return { ...newEntry(job, fields, context), dateCorrectedFrom };
}

const placeFields = ['location', 'city', 'state', 'country'] as const satisfies readonly (keyof Job)[];
const filledApart: ReadonlySet<string> = new Set([...placeFields, 'salary', 'source', 'dateApplied']);
const isText = (name: JobFieldName): name is TextName =>
  ['line', 'text', 'link', 'date', 'choice'].includes(jobField(name).kind) && !filledApart.has(name);
type TextName = Exclude<JobFieldName, 'status' | 'latitude' | 'longitude' | 'resumeId' | 'tags'>;
/** Fields that a row fills where the stored job has nothing. */
const filledFields = jobFieldNames.filter(isText);

/**
 * A stored job with what a row knows and it does not: empty fields, the date of application, the status of one that was
 * not started. What is there stays. Null when the row adds nothing.
 */
export function filledJob(
  before: JobWithHistory,
  row: ImportedRow,
  resumeId: number | null,
  context: ImportContext,
): JobWithHistory | null {
  const given: NewJob = { ...row.fields, ...datesOfRow(row, context.now) };
  const { job } = before;
  const isEmpty = (field: keyof Job) => job[field] === '';
  const next: Job = { ...job, resumeId: job.resumeId ?? resumeId };
  for (const field of filledFields) if (isEmpty(field)) next[field] = given[field] ?? '';
  // Parts of two places make a third one.
  if (placeFields.every(isEmpty)) {
    for (const field of placeFields) next[field] = given[field] ?? '';
    next.latitude = given.latitude ?? 0;
    next.longitude = given.longitude ?? 0;
  }
  if (job.tags.length === 0 && given.tags?.length) next.tags = given.tags;
  if (isEmpty('salary')) Object.assign(next, { salary: given.salary ?? '', pay: given.pay ?? null });
  const dateApplied = job.dateApplied === '' ? (given.dateApplied ?? '') : '';
  const dated = { job: next, history: before.history };
  const sent = dateApplied === '' ? dated : applyDateApplied(dated, dateApplied, context);
  const reached = job.status === defaultJobStatus ? withReached(sent, row, context) : sent;
  const isSame = reached.history === before.history && sameFields(reached.job, job);
  return isSame ? null : reached;
}

const sameFields = (a: Job, b: Job) =>
  (Object.keys(a) as (keyof Job)[]).every((field) => a[field] === b[field]);
