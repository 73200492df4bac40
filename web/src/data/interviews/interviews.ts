import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import {
  Interview,
  type interviewStatuses,
  type NewInterview,
} from '@foothold/core/entities/interview/interview.ts';
import { applyStatus } from '@foothold/core/entities/job/apply-status.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { isJobStatus, type JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { fittingJobStatus } from '@foothold/core/interviews/fitting-status.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, removeStored, storedRecord, storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';

const tables = ['interviews', ...jobTables] as const;

/** All interviews, and those that do not read. */
export type Interviews = { interviews: Interview[]; broken: BrokenRow[] };

/** All interviews by their time, those without one last, live; undefined while they load. */
export function useInterviews(): Interviews | undefined {
  return useOwnQuery('interviews', queryInterviews);
}

/** Reads all interviews, in the order of their time. */
export async function queryInterviews(db: OwnData): Promise<Interviews> {
  const { rows, broken } = readRows('interviews', await db.interviews.toArray());
  const key = ({ dateOfInterview, internalId }: Interview) =>
    `${dateOfInterview || '9999'} ${String(internalId).padStart(10, '0')}`;
  const keyed = rows.map((row) => ({ row, key: key(row) })).sort((a, b) => (a.key < b.key ? -1 : 1));
  return { interviews: keyed.map(({ row }) => row), broken };
}

/** By what an interview is known, and when it is. */
export type InterviewName = Pick<Interview, 'internalId' | 'companyName' | 'jobTitle' | 'dateOfInterview'>;

/** The names of all interviews, the latest day first; without the invitations and notes of each. */
export async function queryInterviewNames(db: OwnData): Promise<InterviewName[]> {
  const { interviews } = await queryInterviews(db);
  return interviews.reverse().map(({ internalId, companyName, jobTitle, dateOfInterview }) => ({
    ...{ internalId, companyName, jobTitle, dateOfInterview },
  }));
}

/** One interview, live; null when there is none of that key, or it does not read. */
export function useInterview(id: number): Interview | null | undefined {
  return useOwnQuery(`interview ${id}`, async (db) => {
    const stored = await db.interviews.get(id);
    return stored ? readRow('interviews', stored).record : null;
  });
}

/** The job that a new interview is for, live; null when there is none of that key. */
export function useInterviewJob(jobId: number | null): Job | null | undefined {
  return useOwnQuery(`job of interview ${jobId}`, async (db) => {
    const stored = jobId === null ? undefined : await db.jobs.get(jobId);
    return stored ? readRow('jobs', stored).record : null;
  });
}

/** What is saved with an interview. */
type SaveOptions = BasedOn & {
  /** The status that its job gets in the same step; null leaves it. */
  jobStatus?: JobStatus | null;
};

/** Fields whose change a calendar shows. */
const shown = [
  ...(['dateOfInterview', 'timeZone', 'durationMinutes', 'status', 'url', 'location'] as const),
  ...(['address', 'city', 'state', 'country', 'jobTitle', 'companyName'] as const),
];

/**
 * Adds an interview, or changes the one of `internalId`, and sets the status of its job where that is asked for, in one
 * step. `basedOn` is the `updatedAt` its form started from: when it changed since, nothing is written and the answer
 * carries the stored one.
 */
export const saveInterview = command(
  'saveInterview',
  (
    { internalId, ...fields }: NewInterview & { internalId?: number | undefined },
    { jobStatus = null, ...base }: SaveOptions = {},
    clock: Clock = systemClock,
  ) => ({
    label: internalId === undefined ? 'interviewAdded' : 'interviewChanged',
    tables,
    clock,
    run: async (writer) => {
      const id =
        internalId === undefined
          ? await addInterview(writer, fields, clock)
          : await changeInterview(writer, { id: internalId, fields, base }, clock);
      const jobId = fields.jobId ?? null;
      if (jobStatus !== null && jobId !== null) await moveJob(writer, { jobId, jobStatus }, clock);
      return { id };
    },
  }),
);

/** Takes an interview away; what was learned in it goes with it. */
export const deleteInterview = command('deleteInterview', (id: number, clock: Clock = systemClock) => ({
  label: 'interviewDeleted',
  tables: ['interviews'],
  clock,
  run: (writer) => removeStored(writer, 'interviews', id),
}));

/**
 * Sets where an interview stands (docs/spec/states.md, Interview status). With one that was held its job moves on, in the same
 * step: the answer names the status that it got, null where it stays.
 */
export const setInterviewStatus = command(
  'setInterviewStatus',
  (id: number, status: (typeof interviewStatuses)[number], clock: Clock = systemClock) => ({
    label: `interview-${status}`,
    tables,
    clock,
    run: async (writer): Promise<{ id: number; jobStatus: JobStatus | null }> => {
      const interview = await storedRow(writer, 'interviews', id);
      if (interview.status === status) return { id, jobStatus: null };
      const updatedAt = nextInstant(clock.now(), interview.updatedAt);
      const sequence = (interview.sequence ?? 0) + 1;
      await writer.put('interviews', { ...interview, status, sequence, updatedAt });
      const jobId = interview.jobId ?? null;
      const job = status === 'Completed' && jobId !== null ? await writer.get('jobs', jobId) : undefined;
      const jobStatus = job ? fittingJobStatus({ ...interview, status }, job.status) : null;
      if (jobId !== null && jobStatus !== null) await moveJob(writer, { jobId, jobStatus }, clock);
      return { id, jobStatus };
    },
  }),
);

async function addInterview(writer: Writer, fields: NewInterview, clock: Clock): Promise<number> {
  if (fields.jobId != null) await storedRow(writer, 'jobs', fields.jobId);
  const at = clock.now().toISOString();
  const stamps = { uid: fields.uid || clock.newUid(), createdAt: at, updatedAt: at };
  return writer.add('interviews', checked({ ...fields, ...stamps, internalId: 0 }));
}

async function changeInterview(
  writer: Writer,
  { id, fields, base }: { id: number; fields: NewInterview; base: BasedOn },
  clock: Clock,
): Promise<number> {
  const before = await storedRecord(writer, 'interviews', id, base);
  if (fields.jobId != null && fields.jobId !== before.jobId) await storedRow(writer, 'jobs', fields.jobId);
  const isShown = shown.some((field) => fields[field] !== undefined && fields[field] !== before[field]);
  const stamps = {
    updatedAt: nextInstant(clock.now(), before.updatedAt),
    sequence: before.sequence + Number(isShown),
  };
  await writer.put('interviews', { ...checked({ ...before, ...fields, ...stamps }), internalId: id });
  return id;
}

function checked(interview: Record<string, unknown>): Omit<Interview, 'internalId'> {
  const read = Interview.safeParse(interview);
  if (!read.success) throw new Refusal('invalid', { text: read.error.issues[0]?.path.join('.') ?? '' });
  const { internalId: _, ...row } = read.data as Interview;
  return row;
}

/** Sets the status of a job inside a command about an interview of it, on the present day. */
export async function moveJob(
  writer: Writer,
  { jobId, jobStatus }: { jobId: number; jobStatus: JobStatus },
  clock: Clock,
): Promise<void> {
  if (!isJobStatus(jobStatus)) throw new Refusal('invalid', { text: String(jobStatus) });
  const before = await readJobWithHistory(writer, jobId);
  const change = { status: jobStatus, date: calendarDate(clock.now()), keepDate: true };
  await writeJobWithHistory(writer, { before, after: applyStatus(before, change, madeBy(clock)), clock });
}
