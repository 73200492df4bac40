import { Plural } from '@lingui/react/macro';
import { addStepToJobs, type StepToSet, setJobsResume } from '../../../data/jobs/bulk-jobs.ts';
import type { JobsChange } from '../../../data/jobs/change-jobs.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import type { BatchOptions } from '../../../data/rows/in-batches.ts';
import { MissingWords } from '../../../ui/dialogs/opens-later.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { Left, refused, told } from './move-jobs.tsx';

/**
 * Deletes jobs with all that hangs on them, at once, with Undo (docs/spec/interface.md, Dialogs: a dialog only for what
 * is hard to undo).
 */
export async function removeJobs(ids: readonly number[], batches: BatchOptions = {}): Promise<boolean> {
  const text = <Plural value={ids.length} one="Job deleted." other="# jobs deleted." />;
  const part = await import('../../../data/jobs/job-delete.ts').catch(() => null);
  return part ? told(await part.deleteJobs(ids, systemClock, batches), text) : missing();
}

/** Says which resume goes with jobs, null for none; one step, with Undo. */
export async function chooseResumeFor(
  ids: readonly number[],
  resumeId: number | null,
  batches: BatchOptions = {},
): Promise<boolean> {
  const result = await setJobsResume(ids, resumeId, batches);
  if (!result.ok) return refused(result);
  const count = result.changed;
  const text =
    resumeId === null ? (
      <Plural value={count} one="Resume removed from # job." other="Resume removed from # jobs." />
    ) : (
      <Plural
        value={count}
        _0="These jobs have it already."
        one="Resume chosen for # job."
        other="Resume chosen for # jobs."
      />
    );
  return told(
    result,
    <>
      {text}
      <Left count={result.unreadable.length} />
    </>,
  );
}

/** Changes tags and fields of jobs, as one step with Undo. */
export async function editJobs(
  ids: readonly number[],
  change: JobsChange,
  batches: BatchOptions = {},
): Promise<boolean> {
  const part = await import('../../../data/jobs/change-jobs.ts').catch(() => null);
  if (!part) return missing();
  const result = await part.changeJobs(ids, change, batches);
  if (!result.ok) return refused(result);
  return told(
    result,
    <>
      <Plural
        value={result.changed}
        _0="These jobs have all of that already."
        one="# job changed."
        other="# jobs changed."
      />
      <Left count={result.unreadable.length} />
    </>,
  );
}

/** Adds the same step to jobs, as one step with Undo. */
export async function setStepOf(
  ids: readonly number[],
  step: StepToSet,
  batches: BatchOptions = {},
): Promise<boolean> {
  const result = await addStepToJobs(ids, step, batches);
  const text = <Plural value={ids.length} one="Next step set." other="Next step set for # jobs." />;
  return told(result, text);
}

/** Hands a file of jobs to the browser's downloads and says so; its code comes when it is asked for. */
export async function exportJobs(ids: readonly number[]): Promise<void> {
  const part = await import('../../../shared/jobs/download-jobs-csv.ts').catch(() => null);
  if (part) return part.downloadJobsCsv(ids);
  missing();
}

function missing(): false {
  showToast({ text: <MissingWords />, kind: 'error' });
  return false;
}
