import { samplePostings } from '@foothold/api/src/ingest/sample/sample.ts';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { applyStatus, type JobWithHistory, newEntry } from '@foothold/core/entities/job/apply-status.ts';
import { type Job, newJob } from '@foothold/core/entities/job/job.ts';
import type { HistoryEntry } from '@foothold/core/entities/job/job-history.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';

/** A job as it is in the browser's database, with its history. */
export type JobRow = { job: Job; events: HistoryEntry[] };

const dayMs = 86_400_000;
const oldestDays = 700;

/**
 * Own jobs number `from` … `to` as the product's rules make them: saved within the last 700 days, every second one
 * applied to. The same for the same numbers and `now`.
 */
export function jobRows(from: number, to: number, now: Date): JobRow[] {
  const samples = samplePostings(now);
  return Array.from({ length: to - from }, (_, at) => {
    const row = from + at;
    const random = sampleRandom(`job ${row}`);
    const sample = random.pick(samples);
    const at0 = new Date(now.getTime() - dayMs - random.next() * oldestDays * dayMs);
    let ids = 0;
    const made = { now: at0, newUid: () => `bench-${row}-${ids++}` };
    const day = calendarDate(at0);
    const [city = '', state = ''] = (sample.locations?.[0] ?? '').split(', ');
    const job = {
      ...newJob({
        uid: made.newUid(),
        dateAdded: at0.toISOString(),
        createdAt: at0.toISOString(),
        jobTitle: sample.title,
        companyName: random.pick(samples).companyName,
        description: sample.description ?? '',
        externalId: `bench-${row}`,
        url: `https://example.com/bench/${row}`,
        location: sample.locations?.[0] ?? '',
        city,
        state,
        notes: random.next() < 0.2 ? `Asked a friend about it, see letter ${row}.` : '',
      }),
      internalId: row + 1,
    };
    const saved = { kind: 'saved', statusTo: null, date: day, note: '' } as const;
    const begun: JobWithHistory = { job, history: [newEntry(job, saved, { ...made, after: [] })] };
    const { job: after, history } =
      row % 2 === 0 ? begun : applyStatus(begun, { status: 'application-submitted', date: day }, made);
    return { job: stampJob(after, made), events: history };
  });
}

/**
 * A word of an employer's name, another one per round: what a person types to find an application again. The job is among
 * the first 100. None that `shown` holds already: rows that match before anything is typed leave nothing to measure.
 */
export function employerWord(round: number, now: Date, shown: readonly string[]): string {
  const words = jobRows(0, 100, now).map(({ job }) => job.companyName.split(' ')[0] ?? '');
  const own = [...new Set(words)].filter((word) => /^[A-Z][a-z]{4,}$/.test(word));
  const isShown = (word: string) => shown.some((text) => text.toLowerCase().includes(word.toLowerCase()));
  const hidden = own.filter((word) => !isShown(word));
  return hidden[round % hidden.length] ?? '';
}
