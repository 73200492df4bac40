import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { FitWord } from '@foothold/core/fit/fit.ts';
import { i18n } from '@lingui/core';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { setJobStatus } from '../../../data/jobs/job-progress.ts';
import type { BatchOptions } from '../../../data/rows/in-batches.ts';
import type { SaveFailure, SaveResult } from '../../../data/rows/save-result.ts';
import { sayIn } from '../../../platform/say.ts';
import { said } from '../../../ui/said.tsx';
import { toastDone, toastFailure } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { ChangeDateButton } from './change-date-button.tsx';
import type { DateAsked } from './date-asked.ts';
import { fullDate, shortDate } from './job-cells.ts';

type Move = {
  /** Calendar date it happened; today when absent or empty. */
  date?: string | undefined;
  /** What was said, for the history. */
  note?: string | undefined;
  today: string;
  /**
   * Opens the day of what was just noted for editing; of a first application that of the application
   * (docs/spec/readings.md R12).
   */
  onChangeDate?: ((asked: DateAsked) => void) | undefined;
  /** How far many jobs are, and how to stop. */
  batches?: BatchOptions | undefined;
};

/** Moves jobs to a status as one step, says what became of them, and offers Undo. */
export async function moveJobs(ids: readonly number[], status: JobStatus, move: Move): Promise<boolean> {
  const fits = jobStatus(status).impliesApplied ? await fitsAtSending(ids) : undefined;
  const result = await setJobStatus(ids, status, {
    ...(fits && { fits }),
    ...(move.date && { date: move.date }),
    ...(move.note && { note: move.note }),
    ...move.batches,
  });
  if (!result.ok) return refused(result);
  if (result.journalId === null) return true;
  const say = sayIn(i18n);
  const label = say(jobStatusName(status));
  const asked: DateAsked = {
    ...{ ids: result.moved, status, date: move.date || move.today },
    isApplication: result.appliedSet.length > 0,
  };
  const changeDate = move.onChangeDate && result.moved.length > 0 && (
    <ChangeDateButton onClick={() => move.onChangeDate?.(asked)} />
  );
  const [kept] = result.kept;
  const [applied] = result.appliedSet;
  if (kept && result.moved.length === 0) {
    const since = fullDate(kept.date);
    toastDone(
      <Trans>
        Noted in the history. The status stays {say(jobStatusName(kept.status))}, which is newer ({since}).
      </Trans>,
      result.journalId,
    );
  } else if (ids.length > 1) {
    const count = result.moved.length;
    toastDone(
      <>
        <Plural value={count} one="# job moved" other="# jobs moved" /> <Trans>to {label}.</Trans>
        <Left count={result.unreadable.length} /> {changeDate}
      </>,
      result.journalId,
    );
  } else if (applied !== undefined) {
    const day = shortDate(move.date || move.today, { today: move.today });
    toastDone(
      <>
        <Trans>
          Moved to {label}. Applied {day}.
        </Trans>{' '}
        {changeDate}
      </>,
      result.journalId,
    );
  } else
    toastDone(
      <>
        <Trans>Moved to {label}.</Trans> {changeDate}
      </>,
      result.journalId,
    );
  return true;
}

/** How well the resumes of jobs fit at the moment they are applied for; unknown for very many, or where it takes long. */
export async function fitsAtSending(
  ids: readonly number[],
  resumeId?: number | null,
): Promise<ReadonlyMap<number, FitWord> | undefined> {
  if (ids.length > 20) return undefined;
  const part = await import('../../../shared/fit/fits-of-jobs.ts').catch(() => null);
  return part?.fitsOfJobs(ids, resumeId);
}

/** What a bulk change had to leave out. */
export function Left({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      {' '}
      <Plural
        value={count}
        one="# job could not be read and was left unchanged."
        other="# jobs could not be read and were left unchanged."
      />
    </>
  );
}

/** Says that a change is done, or why it is not. */
export function told(result: SaveResult, text: ReactNode): boolean {
  if (!result.ok) return refused(result);
  toastDone(text, result.journalId);
  return true;
}

/** What the person stopped is no failure. */
export function refused(failure: SaveFailure): false {
  if (failure.reason === 'stopped') showToast({ text: said(failure.message) });
  else toastFailure(failure);
  return false;
}
