import type { Requirement } from '@foothold/core/fit/requirement.ts';
import { Trans } from '@lingui/react/macro';
import { chooseFit, type FitChoice } from '../../../data/fit/fit-choices.ts';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** Keeps with the job what the person says of one requirement, and says so with Undo. */
export async function setFitChoice(
  jobId: number,
  { id, label }: Pick<Requirement, 'id' | 'label'>,
  choice: FitChoice,
): Promise<boolean> {
  return toastResult(await chooseFit(jobId, id, choice), <Said label={label} choice={choice} />);
}

function Said({ label, choice }: { label: string; choice: FitChoice }) {
  if (choice === 'dismissed') return <Trans>Not counted as a requirement: {label}.</Trans>;
  if (choice === 'left') return <Trans>Left as missing: {label}.</Trans>;
  return <Trans>Counted as a requirement: {label}.</Trans>;
}
