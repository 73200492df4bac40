import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { applyDateApplied } from '@foothold/core/entities/job/apply-date-applied.ts';
import { applyStatus, newEntry } from '@foothold/core/entities/job/apply-status.ts';
import { Job, type NewJob } from '@foothold/core/entities/job/job.ts';
import { defaultJobStatus } from '@foothold/core/entities/job/job-status.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import type { Clock } from '../rows/clock.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Writer } from '../rows/writer.ts';
import { madeBy, writeJobWithHistory } from './job-write.ts';
import { spelledTags } from './tag-use.ts';

/** Adds a job with its first entry of history, and brings it to the status that was asked for; answers its key. */
export async function addJob(writer: Writer, asked: Job, clock: Clock): Promise<number> {
  const made = madeBy(clock);
  const pay = asked.pay ?? payOfJob(asked);
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
  const after = jobProgressed({ job, history }, asked, clock);
  await writeJobWithHistory(writer, { before: { job, history: [] }, after, clock });
  return internalId;
}

/** Brings status, dateApplied and applied to what was asked for, through the rules that keep the history true. */
export function jobProgressed(
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
export function payOfJob({ salary, country }: Job) {
  return parsePay(salary, { countries: /^[A-Z]{2}$/.test(country) ? [country] : [] });
}

/** The whole job of these fields, the rest by its defaults. Refuses with the names of fields that do not read. */
export function parsedJob(fields: NewJob): Job {
  const read = Job.safeParse({ ...fields, internalId: 0 });
  if (read.success) return read.data as Job;
  throw new Refusal('invalid', { text: read.error.issues.map((issue) => issue.path.join('.')).join(', ') });
}
