import { calendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { applyDateApplied } from '@foothold/core/entities/job/apply-date-applied.ts';
import { applyStatus, newEntry } from '@foothold/core/entities/job/apply-status.ts';
import { Job, type NewJob } from '@foothold/core/entities/job/job.ts';
import { jobFromPosting } from '@foothold/core/entities/job/job-from-posting.ts';
import { matchKeys } from '@foothold/core/entities/job/job-identity.ts';
import { defaultJobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { JobSearchResult, PostingDetail } from '@foothold/core/entities/posting/posting.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { formatDistance } from 'date-fns/formatDistance';
import { useOwnQuery } from '../db/own-query.ts';
import { type Change, command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRow } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, refuseStale } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from './job-write.ts';
import { spelledTags } from './tag-use.ts';

/** One job, live. `job` and `problem` both null: there is none of that id. `problem` names fields that do not read. */
export function useJob(id: number): { job: Job | null; problem: string | null } | undefined {
  return useOwnQuery(`job ${id}`, async (db) => {
    const stored = Number.isSafeInteger(id) ? await db.jobs.get(id) : undefined;
    if (stored === undefined) return { job: null, problem: null };
    const { record, broken } = readRow('jobs', stored);
    return { job: record, problem: broken?.problem ?? null };
  });
}

/**
 * Saves a job: adds it, or changes it when `internalId` is given, where `updatedAt` is what the form started from.
 * Fields left out take their defaults. Never throws (READINGS R23).
 */
export const saveJob = command(
  'saveJob',
  (fields: NewJob & { internalId?: number | undefined }, clock: Clock = systemClock) => {
    const { internalId, updatedAt, ...rest } = fields;
    if (internalId !== undefined) return jobChange(internalId, rest, { basedOn: updatedAt }, clock);
    const job = parsed(fields);
    const run = async (writer: Writer) => ({ id: await addJob(writer, job, clock) });
    return { label: 'Job saved', tables: jobTables, clock, run };
  },
);

/** Saves a posting as a job; one that was saved before is answered as it is, with `already` true (READINGS R14). */
export const savePosting = command(
  'savePosting',
  (posting: JobSearchResult | PostingDetail, clock: Clock = systemClock) => {
    const now = clock.now();
    const datePostedFormatted = posting.datePosted
      ? formatDistance(startOf(posting.datePosted), now, { addSuffix: true })
      : '';
    const job = parsed({ ...jobFromPosting(posting, now), datePostedFormatted });
    return {
      label: 'Job saved',
      tables: jobTables,
      clock,
      run: async (writer) => {
        const same = await writer.db.jobs.where('keys.match').anyOf(matchKeys(posting)).primaryKeys();
        if (same[0] !== undefined) return { id: same[0], already: true };
        return { id: await addJob(writer, job, clock), already: false };
      },
    };
  },
);

/** A date began where the person is. */
const startOf = (posted: string) => (isCalendarDate(posted) ? startOfDay(posted, '') : posted);

/**
 * Changes fields of a job. `basedOn` is the `updatedAt` the form started from: when the job changed since, nothing is
 * written and the answer carries the stored job as `current`. A changed status or dateApplied follows READINGS R12.
 */
export const updateJob = command(
  'updateJob',
  (id: number, changes: NewJob, base: BasedOn = {}, clock: Clock = systemClock) =>
    jobChange(id, changes, base, clock),
);

function jobChange(id: number, changes: NewJob, base: BasedOn, clock: Clock): Change {
  const run = async (writer: Writer) => {
    const before = await readJobWithHistory(writer, id);
    refuseStale(before.job, base);
    const tags = changes.tags && (await spelledTags(writer.db, changes.tags));
    const asked = parsed({ ...before.job, ...changes, ...(tags && { tags }) });
    const { status, dateApplied, applied, statusDate } = before.job;
    const edited = {
      ...withReadings(before.job, asked, changes),
      internalId: id,
      status,
      dateApplied,
      applied,
      statusDate,
    };
    const after = progress({ job: edited, history: before.history }, asked, clock);
    await writeJobWithHistory(writer, { before, after, clock });
    return { id };
  };
  return { label: 'Job changed', tables: jobTables, clock, coalesce: true, run };
}

async function addJob(writer: Writer, asked: Job, clock: Clock): Promise<number> {
  const made = madeBy(clock);
  const pay = asked.pay ?? payOf(asked);
  const tags = await spelledTags(writer.db, asked.tags);
  const fresh = {
    ...asked,
    pay,
    tags,
    status: defaultJobStatus,
    dateApplied: '',
    applied: false,
    statusDate: '',
  };
  const uid = asked.uid || clock.newUid();
  const internalId = await writer.add('jobs', { ...fresh, uid });
  const job = { ...fresh, uid, internalId };
  const saved = { kind: 'saved', statusTo: null, date: calendarDate(made.now), note: '' } as const;
  const history = [newEntry(job, saved, { ...made, after: [] })];
  const after = progress({ job, history }, asked, clock);
  await writeJobWithHistory(writer, { before: { job, history: [] }, after, clock });
  return internalId;
}

/** Brings status, dateApplied and applied to what was asked for, through the rules that keep the history true. */
function progress(
  from: Parameters<typeof applyStatus>[0],
  asked: Job,
  clock: Clock,
): ReturnType<typeof applyStatus> {
  const made = madeBy(clock);
  const { status, dateApplied, applied } = from.job;
  const cleared = !asked.applied && applied && asked.dateApplied === dateApplied;
  let next = applyDateApplied(from, cleared ? '' : asked.dateApplied, made);
  if (asked.status !== status && asked.status !== next.job.status) {
    const isSending = asked.status === 'application-submitted' && asked.dateApplied !== '';
    const date = isSending ? asked.dateApplied : calendarDate(made.now);
    next = applyStatus(next, { status: asked.status, date }, made);
  }
  const ticked = asked.applied && !applied && !next.job.applied && !cleared;
  return ticked ? { ...next, job: { ...next.job, applied: true } } : next;
}

/** A plain “$” is the dollar of the job's country, where that is known. */
function payOf({ salary, country }: Job) {
  return parsePay(salary, { countries: /^[A-Z]{2}$/.test(country) ? [country] : [] });
}

/** What follows from edited texts: pay is read again, and coordinates of another place are forgotten. */
function withReadings(before: Job, asked: Job, changes: NewJob): Job {
  const pay = changes.salary !== undefined && asked.salary !== before.salary ? payOf(asked) : asked.pay;
  const moved = asked.location !== before.location;
  const located = asked.latitude !== before.latitude || asked.longitude !== before.longitude;
  return moved && !located ? { ...asked, pay, latitude: 0, longitude: 0 } : { ...asked, pay };
}

function parsed(fields: NewJob): Job {
  const read = Job.safeParse({ ...fields, internalId: 0 });
  if (read.success) return read.data as Job;
  throw new Refusal('invalid', { detail: read.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
