import type { Job, NewJob } from '@foothold/core/entities/job/job.ts';
import { type Change, command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BasedOn, refuseStale } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { addJob, jobProgressed, parsedJob, payOfJob } from './add-job.ts';
import { jobTables, readJobWithHistory, writeJobWithHistory } from './job-write.ts';
import { spelledTags } from './tag-use.ts';

/**
 * Saves a job: adds it, or changes it when `internalId` is given, where `updatedAt` is what the form started from.
 * Fields left out take their defaults. Never throws (docs/spec/readings.md R23).
 */
export const saveJob = command(
  'saveJob',
  (fields: NewJob & { internalId?: number | undefined }, clock: Clock = systemClock) => {
    const { internalId, updatedAt, ...rest } = fields;
    if (internalId !== undefined) return jobChange(internalId, rest, { basedOn: updatedAt }, clock);
    const job = parsedJob(fields);
    const run = async (writer: Writer) => ({ id: await addJob(writer, job, clock) });
    return { label: 'jobSaved', tables: jobTables, clock, run };
  },
);

/**
 * Changes fields of a job. `basedOn` is the `updatedAt` the form started from: when the job changed since, nothing is
 * written and the answer carries the stored job as `current`. A changed status or dateApplied follows docs/spec/readings.md R12.
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
    const asked = parsedJob({ ...before.job, ...changes, ...(tags && { tags }) });
    const { status, dateApplied, applied, statusDate } = before.job;
    const edited = {
      ...withReadings(before.job, asked, changes),
      internalId: id,
      status,
      dateApplied,
      applied,
      statusDate,
    };
    const after = jobProgressed({ job: edited, history: before.history }, asked, clock);
    await writeJobWithHistory(writer, { before, after, clock });
    return { id };
  };
  return { label: 'jobChanged', tables: jobTables, clock, coalesce: true, run };
}

/** What follows from edited texts: pay is read again, and coordinates of another place are forgotten. */
function withReadings(before: Job, asked: Job, changes: NewJob): Job {
  const pay = changes.salary !== undefined && asked.salary !== before.salary ? payOfJob(asked) : asked.pay;
  const moved = asked.location !== before.location;
  const located = asked.latitude !== before.latitude || asked.longitude !== before.longitude;
  return moved && !located ? { ...asked, pay, latitude: 0, longitude: 0 } : { ...asked, pay };
}
