import { Trans } from '@lingui/react/macro';
import { planStep } from '../../../data/steps/preparation.ts';
import { AddLineForm } from '../../../ui/forms/add-line-form.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** A step of the person's own, added to the checklist and so to the next steps. */
export function PrepareOwnStep({ jobId }: { jobId: number }) {
  return (
    <AddLineForm
      label={<Trans>Your own step</Trans>}
      addLabel={<Trans>Add step</Trans>}
      maxLength={500}
      onAdd={async (title) =>
        toastResult(
          await planStep({ jobId, step: 'own', title, taskId: null }, ''),
          <Trans>Step added.</Trans>,
        )
      }
    />
  );
}
