import { Trans } from '@lingui/react/macro';
import { said } from '../../ui/said.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { toastUnready, undoChange } from './undo-change.tsx';

/** Notes that a job was applied for today, says so, and offers to take it back. */
export async function markApplied(internalId: number): Promise<void> {
  const part = await import('../../data/jobs/job-progress.ts').catch(toastUnready);
  if (!part) return;
  const result = await part.setJobStatus([internalId], 'application-submitted');
  if (!result.ok) return showToast({ text: said(result.message), kind: 'error' });
  const { journalId } = result;
  if (journalId === null) return;
  const back = () => void undoChange(journalId, <Trans>The application was withdrawn.</Trans>);
  showToast({
    text: <Trans>Noted as applied today.</Trans>,
    action: { label: <Trans>Undo</Trans>, onClick: back },
  });
}
