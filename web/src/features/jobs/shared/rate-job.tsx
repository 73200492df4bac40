import { Trans } from '@lingui/react/macro';
import { MissingWords } from '../../../ui/dialogs/opens-later.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';

/** Notes how much the person wants a job, 0 for not said, and offers Undo. */
export async function rateJob(id: number, stars: number): Promise<void> {
  const part = await import('../../../data/jobs/change-jobs.ts').catch(() => null);
  if (!part) return showToast({ text: <MissingWords />, kind: 'error' });
  const excitement = stars === 0 ? '' : `${stars}`;
  const result = await part.changeJobs([id], { fields: { excitement } });
  if (result.ok && result.journalId === null) return;
  toastResult(
    result,
    stars === 0 ? <Trans>Excitement cleared.</Trans> : <Trans>Excitement: {stars} of 5.</Trans>,
  );
}
