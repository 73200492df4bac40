import { addDays, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { applyStatus, type JobWithHistory, newEntry } from '@foothold/core/entities/job/apply-status.ts';
import { newJob } from '@foothold/core/entities/job/job.ts';
import { datesOfHistory } from '@foothold/core/entities/job/job-history.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import type { Writer } from '../rows/writer.ts';
import { type ExampleJob, exampleCompanies, exampleJobs } from './example-data.data.ts';

type Setup = { now: Date; newUid: () => string; resumes: readonly number[] };

/** Adds the fictional jobs with their histories, dated around `now`; answers their keys in the order of the table. */
export async function addExampleJobs(writer: Writer, setup: Setup): Promise<number[]> {
  const ids: number[] = [];
  // Oldest first, so that keys grow with time as they would have.
  const order = exampleJobs.map((_, position) => position);
  order.sort((a, b) => (exampleJobs[b]?.saved ?? 0) - (exampleJobs[a]?.saved ?? 0));
  for (const position of order) {
    const example = exampleJobs[position];
    if (example) ids[position] = await addExampleJob(writer, example, setup);
  }
  return ids;
}

async function addExampleJob(
  writer: Writer,
  example: ExampleJob,
  { now, newUid, resumes }: Setup,
): Promise<number> {
  const today = calendarDate(now);
  const made = (daysAgo: number) => ({
    now: new Date(now.getTime() - daysAgo * 86_400_000 - 60_000),
    newUid,
  });
  const ahead = (days: number | undefined) => (days === undefined ? '' : addDays(today, days));
  const days = { deadline: ahead(example.deadline), followUp: ahead(example.followUp) };
  const fields = {
    ...exampleFields(example, resumes),
    ...days,
    dateAdded: made(example.saved).now.toISOString(),
  };
  const internalId = await writer.add('jobs', newJob(fields));
  const job = { ...newJob(fields), internalId };
  const saved = { kind: 'saved', statusTo: null, date: addDays(today, -example.saved), note: '' } as const;
  let state: JobWithHistory = { job, history: [newEntry(job, saved, { ...made(example.saved), after: [] })] };
  let last = example.saved;
  for (const [daysAgo, status, note] of example.history ?? []) {
    state = applyStatus(state, { status, date: addDays(today, -daysAgo), note }, made(daysAgo));
    last = daysAgo;
  }
  for (const entry of state.history) await writer.add('jobEvents', entry);
  const stamped = stampJob(
    { ...state.job, ...datesOfHistory(state.history), createdAt: fields.dateAdded },
    made(last),
  );
  await writer.put('jobs', { ...stamped, internalId });
  return internalId;
}

function exampleFields(example: ExampleJob, resumes: readonly number[]): Parameters<typeof newJob>[0] {
  const { name, city, state, latitude, longitude } = exampleCompanies[example.company];
  const place = example.remote
    ? { location: 'Remote', country: 'US' }
    : { location: `${city}, ${state}`, city, state, country: 'US', latitude, longitude };
  return {
    ...place,
    jobTitle: example.title,
    companyName: name,
    companyAlreadyAdded: true,
    salary: example.pay,
    pay: parsePay(example.pay),
    source: example.source,
    submissionMethod: example.history?.some(([, status]) => status === 'application-submitted')
      ? (example.method ?? '')
      : '',
    jobType: example.type ?? 'fulltime',
    url: `https://example.com/jobs/${example.title.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    description: example.text,
    notes: example.notes ?? '',
    resumeId: example.resume === undefined ? null : (resumes[example.resume] ?? null),
    tags: [...(example.tags ?? [])],
    excitement: example.excitement === undefined ? '' : `${example.excitement}`,
    isExample: true,
  };
}
