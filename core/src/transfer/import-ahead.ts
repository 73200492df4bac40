import { calendarDate } from '../dates/calendar-date.ts';
import type { NewInterview } from '../entities/interview/interview.ts';
import type { Job, NewJob } from '../entities/job/job.ts';
import { jobStatus } from '../entities/job/job-status.ts';
import type { NewRecord } from '../entities/record.ts';
import type { Task } from '../entities/task/task.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportedEvent } from './import-events.ts';
import { importNote } from './import-notes.messages.ts';
import type { ImportedRow } from './import-row.ts';

/** What a row has ahead of it, to be stored beside its job. */
export type ImportedAhead = { tasks: NewRecord<Task>[]; interviews: NewInterview[] };

/**
 * The days of a row that are fields of a job: the deadline of its application, also one that is over, and a follow-up
 * that is still to come. A row of ours has them as they are.
 */
export function datesOfRow({ fields, events }: ImportedRow, now: Date): DatesOfRow {
  const { deadline, followUp } = datedEvents(events, calendarDate(now));
  return {
    deadline: fields.deadline || deadline?.date || '',
    followUp: fields.followUp || followUp?.date || '',
  };
}
type DatesOfRow = Required<Pick<NewJob, 'deadline' | 'followUp'>>;

/** The events that become a field; a second deadline, that of an offer or a test, and other reminders do not. */
function datedEvents(events: readonly ImportedEvent[], today: string) {
  const isPlain = ({ name, note }: ImportedEvent) => name === '' && note === '';
  return {
    deadline: events.find(
      (event) => event.event === 'deadlineDate' && event.note === '' && !isOfLaterStage(event),
    ),
    followUp: events.find((event) => event.event === 'followUpDate' && event.date > today && isPlain(event)),
  };
}

/**
 * The days of a row that are still to come and are no field of the job: an interview, and another follow-up or deadline
 * as something to do. The deadline of an application that has gone out, or of a job that is over, is past.
 */
export function importedAhead(
  { events }: ImportedRow,
  job: Job,
  { now, say }: Pick<ImportContext, 'now' | 'say'>,
): ImportedAhead {
  const today = calendarDate(now);
  const ahead: ImportedAhead = { tasks: [], interviews: [] };
  if (jobStatus(job.status).group === 'complete') return ahead;
  const { deadline, followUp } = datedEvents(events, today);
  for (const event of events.filter((one) => one.date > today && one !== deadline && one !== followUp)) {
    if (event.event === 'interviewDate') ahead.interviews.push(interviewOf(event, job));
    if (event.event === 'followUpDate')
      ahead.tasks.push(taskOf(event, { title: say(importNote('followUp')), kind: 'todo' }));
    if (event.event === 'deadlineDate' && !isSent(event, job))
      ahead.tasks.push(taskOf(event, { title: say(importNote('deadline')), kind: 'deadline' }));
  }
  return ahead;
}

/** Days that are neither over nor something to do: the deadline of what was sent, an answer that is yet to come. */
export function daysOfNote(
  { events }: ImportedRow,
  job: Job,
  { now, say }: Pick<ImportContext, 'now' | 'say'>,
): string[] {
  const today = calendarDate(now);
  const isOver = jobStatus(job.status).group === 'complete';
  const { deadline, followUp } = datedEvents(events, today);
  return events
    .filter((one) => one !== deadline && one !== followUp)
    .filter(({ event, date, name }) => {
      if (event === 'deadlineDate') return date <= today || isOver || isSent({ name }, job);
      if (event === 'interviewDate' || event === 'followUpDate') return date > today && isOver;
      return date > today;
    })
    .map(({ event, date, name, note }) =>
      say(importNote('day', { name: name || importNote(event), day: note || date })),
    );
}

function isSent(event: Pick<ImportedEvent, 'name'>, job: Job): boolean {
  return job.applied && !isOfLaterStage(event);
}

/** A deadline of something else than the application. */
const isOfLaterStage = ({ name }: Pick<ImportedEvent, 'name'>) =>
  /offer|decision|assessment|test|respon/i.test(name);

function taskOf(
  { date, name, note }: ImportedEvent,
  { title, kind }: Pick<Task, 'title' | 'kind'>,
): NewRecord<Task> {
  return { title: (name || title).slice(0, 200), kind, dueDate: date, notes: note };
}

function interviewOf({ date, name, note }: ImportedEvent, { jobTitle, companyName }: Job): NewInterview {
  return {
    jobTitle,
    companyName,
    dateOfInterview: date,
    status: 'Scheduled',
    interviewType: typeOf(name),
    notes: [name, note].filter(Boolean).join(': '),
  };
}

function typeOf(name: string): string {
  if (/phone|call/i.test(name)) return 'Phone';
  if (/video|zoom|teams/i.test(name)) return 'Video';
  return /on-?\s?site|in person/i.test(name) ? 'On-Site' : 'Other';
}
