import { type JobStatus, jobStatus } from '@foothold/core/domain/job-status.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { toastDone, toastFailure, toastResult } from '../../components/result-toast.tsx';
import { deleteJobs } from '../../data/job-delete.ts';
import { setJobStatus } from '../../data/job-progress.ts';
import { ChangeDateButton } from './change-date-button.tsx';
import { fullDate, shortDate } from './job-cells.ts';

type Move = {
  /** Calendar date it happened; today when absent or empty. */
  date?: string | undefined;
  today: string;
  /** Opens the date of application of one job for editing (READINGS R12). */
  onChangeDate?: ((id: number) => void) | undefined;
};

/** Moves jobs to a status as one step, says what became of them, and offers Undo. */
export async function moveJobs(ids: readonly number[], status: JobStatus, move: Move): Promise<boolean> {
  const result = await setJobStatus(ids, status, move.date ? { date: move.date } : {});
  if (!result.ok) {
    toastFailure(result);
    return false;
  }
  if (result.journalId === null) return true;
  const { label } = jobStatus(status);
  const [kept] = result.kept;
  const [applied] = result.appliedSet;
  if (kept && result.moved.length === 0) {
    const since = fullDate(kept.date);
    toastDone(
      <Trans>
        Noted in the history. The status stays {jobStatus(kept.status).label}, which is newer ({since}).
      </Trans>,
      result.journalId,
    );
  } else if (ids.length > 1) {
    const count = result.moved.length;
    toastDone(
      <>
        <Plural value={count} one="# job moved" other="# jobs moved" /> <Trans>to {label}.</Trans>
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
        {move.onChangeDate && <ChangeDateButton onClick={() => move.onChangeDate?.(applied)} />}
      </>,
      result.journalId,
    );
  } else toastDone(<Trans>Moved to {label}.</Trans>, result.journalId);
  return true;
}

/** Deletes jobs with all that hangs on them, at once, with Undo (UI.md: a dialog only for what is hard to undo). */
export async function removeJobs(ids: readonly number[]): Promise<boolean> {
  const text = <Plural value={ids.length} one="Job deleted." other="# jobs deleted." />;
  return toastResult(await deleteJobs(ids), text);
}
