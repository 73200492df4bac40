import type { ReadCall } from '@foothold/core/ai/tools/read-tool-call.ts';
import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { i18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';
import { addJobNote } from '../../../data/jobs/job-events.ts';
import { setJobStatus } from '../../../data/jobs/job-progress.ts';
import { letterFieldsOf, writeLetter } from '../../../data/letters/letters.ts';
import { href } from '../../../platform/href.ts';
import { sayIn } from '../../../platform/say.ts';
import { appliedAs, changedElsewhere, isAsBefore, jobName, namedJob, notApplied, once } from './applying.ts';
import { declinedWords, type Proposal, Refused } from './proposal.ts';
import type { ToolContext } from './tool-context.ts';

type CallOf<N> = Extract<ReadCall, { name: N }>;

const jobAddress = (internalId: number) => href('/job/edit/:internalId', { internalId });
const letterAddress = (internalId: number) =>
  href('/job/apply/:internalId', { internalId, search: { part: 'letter', view: 'sentences' } });

/** Proposes another status of a job, on a day. */
export async function proposeStatus(
  { id: callId, args }: CallOf<'set_status'>,
  { db, clock, today }: ToolContext,
): Promise<Proposal> {
  const { jobId, status, date } = args;
  const job = await namedJob(db, jobId);
  if (date && date > today)
    throw new Refused(
      `${date} is still to come: a status has a day that has been.`,
      t`That day is still to come: a status has a day that has been.`,
    );
  const { impliesApplied } = jobStatus(status);
  const say = sayIn(i18n);
  const [label, before] = [say(jobStatusName(status)), say(jobStatusName(job.status))];
  if (job.status === status)
    throw new Refused(
      `The status of this job is ${status} already.`,
      t`The status of this job is ${label} already.`,
    );
  const setsApplied = impliesApplied && job.dateApplied === '';
  const name = jobName(job);
  return {
    kind: 'proposal',
    callId,
    tool: 'set_status',
    question: t`Move “${name}” to ${label}?`,
    yes: t`Yes, move job`,
    fields: [
      { label: t`Status`, before, after: label },
      { label: t`Day`, before: dateWords(job.statusDate), after: dateWords(date ?? today) },
    ],
    stays: setsApplied
      ? t`The job counts as applied for from then on. Its texts, dates and documents stay.`
      : t`The texts, dates and documents of the job stay.`,
    changeFirst: jobAddress(jobId),
    declined: declinedWords,
    apply: once(async () => {
      if (!(await isAsBefore(db, job))) return changedElsewhere();
      const result = await setJobStatus([jobId], status, { date }, clock);
      // Written into the past of a job that has gone on: the entry is in its history.
      const kept = result.ok ? result.kept[0] : undefined;
      const stayed = kept ? say(jobStatusName(kept.status)) : '';
      const said = kept
        ? t`Noted in the history. The status stays ${stayed}, which is newer.`
        : t`Moved to ${label}`;
      return appliedAs(result, { said, to: jobAddress, clock });
    }),
  };
}

/** Proposes the text of a cover letter in place of what is there. */
export async function proposeLetter(
  { id: callId, args }: CallOf<'draft_letter'>,
  { db, clock, writer = { kind: 'model', name: '', prompt: '' } }: ToolContext,
): Promise<Proposal> {
  const { jobId, text } = args;
  const job = await namedJob(db, jobId);
  const was = letterFieldsOf(job);
  if (was.coverLetter === text)
    throw new Refused(
      'The letter of this job reads so already.',
      t`The letter of this job reads so already.`,
    );
  const name = jobName(job);
  return {
    kind: 'proposal',
    callId,
    tool: 'draft_letter',
    question: was.coverLetter ? t`Replace the letter for “${name}”?` : t`Put this letter to “${name}”?`,
    yes: was.coverLetter ? t`Yes, replace letter` : t`Yes, save letter`,
    fields: [{ label: t`Cover letter`, before: was.coverLetter, after: text }],
    stays: t`Nothing is sent. What you sent before stays as it was saved.`,
    changeFirst: jobAddress(jobId),
    declined: declinedWords,
    apply: once(async () => {
      // What it claims of the person is compared before it is there: what nothing supports waits in the letter.
      const part = await import('../ledger/letter-entries.ts').catch(() => null);
      if (!part)
        return notApplied(t`The letter check could not be loaded, so nothing was written. Try again.`);
      const written = await part.letterEntries({ db, clock }, job, text, { writer });
      const fields = { coverLetter: text, written };
      const edit = { fields, was: { coverLetter: was.coverLetter }, isReplaced: true };
      const result = await writeLetter(jobId, edit, clock);
      if (!result.ok && result.reason === 'changed-elsewhere') return changedElsewhere();
      const waiting = written.filter(({ acceptedAt }) => acceptedAt === '').length;
      const said =
        waiting === 0
          ? t`Letter saved`
          : plural(waiting, {
              one: 'Letter saved; # sentence is on hold until your resume supports it',
              other: 'Letter saved; # sentences are on hold until your resume supports them',
            });
      return appliedAs(result, { said, to: letterAddress, clock });
    }),
  };
}

/** Proposes a note in the history of a job. */
export async function proposeNote(
  { id: callId, args }: CallOf<'add_note'>,
  { db, clock, today }: ToolContext,
): Promise<Proposal> {
  const { jobId, note, date = today } = args;
  const job = await namedJob(db, jobId);
  const name = jobName(job);
  return {
    kind: 'proposal',
    callId,
    tool: 'add_note',
    question: t`Add a note to “${name}”?`,
    yes: t`Yes, add note`,
    fields: [
      { label: t`Note`, before: '', after: note },
      { label: t`Day`, before: '', after: dateWords(date) },
    ],
    stays: t`The status and the notes that are there stay.`,
    changeFirst: jobAddress(jobId),
    declined: declinedWords,
    apply: once(async () => {
      // A note changes nothing that is there: a job that moved on takes it as well, a deleted one does not.
      if ((await db.jobs.get(jobId)) === undefined)
        return notApplied(t`This job is no longer here, so nothing was written.`);
      return appliedAs(await addJobNote(jobId, { date, note }, clock), {
        said: t`Note added`,
        to: jobAddress,
        clock,
      });
    }),
  };
}
