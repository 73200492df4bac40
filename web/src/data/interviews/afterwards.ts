import { calendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { longTextField } from '@foothold/core/entities/form-fields.ts';
import {
  DebriefForm,
  type DebriefFormValues,
  debriefFields,
} from '@foothold/core/entities/interview/debrief-form.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type AskedQuestion, askedQuestions } from '@foothold/core/interviews/asked-questions.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { jobTables } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { queryLetterResume } from '../letters/letters.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, editRecord, storedRecord } from '../rows/stored-record.ts';
import { queryInterviewers } from './interviewers.ts';
import { moveJob } from './interviews.ts';

/** What is saved with a debrief. */
type DebriefOptions = BasedOn & {
  /** The status that its job gets in the same step; null leaves it. */
  jobStatus?: JobStatus | null;
};

/**
 * Keeps how an interview went. It was held, so that it is completed with it, and its job gets the status that is asked for, all
 * in one step. `basedOn` is the `updatedAt` the form started from.
 */
export const saveDebrief = command(
  'saveDebrief',
  (id: number, values: DebriefFormValues, options: DebriefOptions = {}, clock: Clock = systemClock) => {
    const read = DebriefForm.safeParse(values);
    if (!read.success) throw new Refusal('invalid', { text: read.error.issues[0]?.message ?? '' });
    const { jobStatus = null, ...base } = options;
    return {
      label: 'interviewDebriefSaved',
      tables: ['interviews', ...jobTables],
      clock,
      run: async (writer) => {
        const before = await storedRecord(writer, 'interviews', id, base);
        const now = clock.now();
        const date = before.debrief.date || calendarDate(now);
        await writer.put('interviews', {
          ...before,
          ...(before.status !== 'Completed' && { status: 'Completed', sequence: before.sequence + 1 }),
          ...{ internalId: id, debrief: { ...debriefFields(read.data), date } },
          updatedAt: nextInstant(now, before.updatedAt),
        });
        const { jobId } = before;
        if (jobStatus !== null && jobId !== null && (await writer.get('jobs', jobId)))
          await moveJob(writer, { jobId, jobStatus }, clock);
        return { id };
      },
    };
  },
);

/**
 * Keeps the thank-you letter of an interview as it is written. `was` is what stood there when writing began: where another tab
 * wrote something else since, nothing is overwritten.
 */
export const saveThanks = command(
  'saveThanks',
  (id: number, { text, was }: { text: string; was: string }, clock: Clock = systemClock) => {
    const read = longTextField.safeParse(text);
    if (!read.success) throw new Refusal('invalid', { text: read.error.issues[0]?.message ?? '' });
    return {
      label: 'thankYouLetterChanged',
      tables: ['interviews'],
      clock,
      coalesce: true,
      run: (writer) =>
        editRecord(writer, { table: 'interviews', id, clock }, (interview) => {
          if (interview.thanks === text) return null;
          if (interview.thanks !== was) throw new Refusal('changed-elsewhere', { current: interview });
          return { thanks: text };
        }),
    };
  },
);

/** Notes the day on which thanks were sent; '' takes that back. */
export const setThanked = command('setThanked', (id: number, date: string, clock: Clock = systemClock) => {
  if (date !== '' && !isCalendarDate(date)) throw new Refusal('invalid', { detail: 'noSuchDay' });
  return {
    label: date === '' ? 'thanksNotSent' : 'thanksSent',
    tables: ['interviews'],
    clock,
    run: (writer) =>
      editRecord(writer, { table: 'interviews', id, clock }, ({ thankedDate }) =>
        thankedDate === date ? null : { thankedDate: date },
      ),
  };
});

/** What is known around a letter of thanks: who held the interview, and the resume whose name is below it. */
export type ThanksContext = { people: Contact[]; resume: WholeResume | null };

type Thanked = Pick<Interview, 'internalId' | 'jobId' | 'contactUids'>;

/** What is known around the letter of thanks of an interview, live; undefined while it loads. */
export function useThanksContext(interview: Thanked): ThanksContext | undefined {
  const { internalId, jobId, contactUids } = interview;
  return useOwnQuery(`thanks ${internalId} ${jobId} ${contactUids.join()}`, async (db) => {
    const stored = jobId === null ? undefined : await db.jobs.get(jobId);
    const job = stored ? readRow('jobs', stored).record : null;
    const people = await queryInterviewers(db, [interview]);
    return {
      people: contactUids.flatMap((uid) => people.get(uid) ?? []),
      resume: await queryLetterResume(db, job?.resumeId ?? null),
    };
  });
}

/**
 * The questions that were asked in the interviews of a job, or in all (null), for practice: those of the newest interview first,
 * each once.
 */
export async function queryAskedQuestions(db: OwnData, jobId: number | null): Promise<AskedQuestion[]> {
  const rows = await (jobId === null ? db.interviews : db.interviews.where('jobId').equals(jobId)).toArray();
  return askedQuestions(readRows('interviews', rows).rows);
}

/** The questions that were asked in the interviews of a job, or in all (null), live; undefined while they load. */
export function useAskedQuestions(jobId: number | null): AskedQuestion[] | undefined {
  return useOwnQuery(`asked questions ${jobId}`, (db) => queryAskedQuestions(db, jobId));
}
