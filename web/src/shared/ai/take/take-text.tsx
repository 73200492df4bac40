import { plainMarkdown } from '@foothold/core/ai/markdown/plain-markdown.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { recordName } from '@foothold/core/entities/record-name.ts';
import { Trans } from '@lingui/react/macro';
import { ownData } from '../../../data/db/db.ts';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { letterFieldsOf, writeLetter } from '../../../data/letters/letters.ts';
import { readRow } from '../../../data/rows/read-rows.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { withAddedNote } from '../added-note.ts';

/** Who wrote a text that is taken: a model by its name and prompt, or a rule by its name. */
export type TextWriter = { kind: 'model' | 'rule'; name: string; prompt: string };

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
 * conversation writes into a letter: who wrote the text comes along.
 */
export async function putInLetter(jobId: number, { markdown }: TakenText): Promise<void> {
  const job = await jobNow(jobId);
  if (!job) return jobIsGone();
  const { coverLetter } = letterFieldsOf(job);
  const text = withAddedNote(coverLetter, plainMarkdown(markdown));
  const edit = { fields: { coverLetter: text }, was: { coverLetter }, isReplaced: true };
  const name = recordName(job);
  toastResult(await writeLetter(jobId, edit), <Trans>Added to the end of the letter for {name}.</Trans>);
}

async function jobNow(jobId: number): Promise<Job | null> {
  const stored = await ownData()?.jobs.get(jobId);
  return stored ? readRow('jobs', stored).record : null;
}

function jobIsGone(): void {
  showToast({ text: <Trans>This job is not here any more, so nothing was written.</Trans>, kind: 'error' });
}
