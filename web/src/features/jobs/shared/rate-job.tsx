import { Trans } from '@lingui/react/macro';
import { changeJobs } from '../../../data/jobs/change-jobs.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** Notes how much the person wants a job, 0 for not said, and offers Undo. */
export async function rateJob(id: number, stars: number): Promise<void> {
  const result = await changeJobs([id], { fields: { excitement: stars === 0 ? '' : `${stars}` } });
  if (result.ok && result.journalId === null) return;
  toastResult(result, stars === 0 ? <Trans>Excitement taken back.</Trans> : <Trans>Excitement: {stars} of 5.</Trans>);
}
