import { plainMarkdown } from '@foothold/core/ai/markdown/plain-markdown.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { recordName } from '@foothold/core/entities/record-name.ts';
import { Trans } from '@lingui/react/macro';
import { ownData } from '../../../data/db/db.ts';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { letterFieldsOf, writeLetter } from '../../../data/letters/letters.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { readRow } from '../../../data/rows/read-rows.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { withAddedNote } from '../added-note.ts';

/** A text of an answer, as Markdown, with who wrote it. */
export type TakenText = { markdown: string; writer: TextWriter };

/** Adds a text to the end of the notes of a job, and says so. */
export async function addToJobNotes(jobId: number, { markdown }: TakenText): Promise<void> {
  const job = await jobNow(jobId);
  if (!job) return jobIsGone();
  const result = await updateJob(jobId, { notes: withAddedNote(job.notes, markdown) });
  const name = recordName(job);
  toastResult(result, <Trans>Added to the notes of {name}.</Trans>);
}

/**
 * Puts a text of an answer to the end of the letter of a job, as plain text, in one step of its own. The one place where a
 * conversation writes into a letter: who wrote the text comes along, and what nothing supports waits in the letter's ledger.
 */
export async function putInLetter(jobId: number, { markdown, writer }: TakenText): Promise<void> {
  const job = await jobNow(jobId);
  const db = ownData();
  if (!job || !db) return jobIsGone();
  const part = await import('../ledger/letter-entries.ts').catch(() => null);
  if (!part)
    return showToast({
      text: <Trans>The letter check could not be loaded, so nothing was written. Try again.</Trans>,
      kind: 'error',
    });
  const { coverLetter } = letterFieldsOf(job);
  const text = withAddedNote(coverLetter, plainMarkdown(markdown));
  const written = await part.letterEntries({ db, clock: systemClock }, job, text, { writer });
  const edit = { fields: { coverLetter: text, written }, was: { coverLetter }, isReplaced: true };
  const name = recordName(job);
  toastResult(await writeLetter(jobId, edit), <Trans>Added to the end of the letter for {name}.</Trans>);
}

async function jobNow(jobId: number): Promise<Job | null> {
  const stored = await ownData()?.jobs.get(jobId);
  return stored ? readRow('jobs', stored).record : null;
}

function jobIsGone(): void {
  showToast({ text: <Trans>This job is no longer here, so nothing was written.</Trans>, kind: 'error' });
}
