import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { makeVersion } from '../../data/resumes/versions.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

type Props = {
  resumeId: number;
  /** The job it is for: it is named after its company, and the job names it from then on. */
  jobId?: number;
  /** Called before the version is made. */
  onStart?: (() => void) | undefined;
  /** Called where none was made; why is told. */
  onFailed?: (() => void) | undefined;
  /** Called with the version that was made. */
  onMade?: ((id: number) => void) | undefined;
  /** Without a frame, within a form. */
  isQuiet?: boolean;
  /** It is what the screen is for. */
  isPrimary?: boolean;
  children?: ReactNode;
};

/** Makes a version of a resume, for a job where one is given, and says so with Undo. */
export function MakeVersionButton({
  resumeId,
  jobId,
  onStart,
  onFailed,
  onMade,
  isQuiet = false,
  isPrimary = false,
  children,
}: Props) {
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    onStart?.();
    const result = await makeVersion(resumeId, jobId === undefined ? {} : { jobId });
    setBusy(false);
    toastResult(result, <Trans>Version made.</Trans>);
    if (result.ok) onMade?.(result.id);
    else onFailed?.();
  };
  return (
    <Button
      variant={isPrimary ? 'contained' : isQuiet ? 'text' : 'outlined'}
      {...(isQuiet && { size: 'small' as const })}
      disabled={isBusy}
      startIcon={<Icon name="add" size="xs" />}
      onClick={() => void make()}
    >
      {children ??
        (jobId === undefined ? <Trans>Make a version</Trans> : <Trans>Make a version for this job</Trans>)}
    </Button>
  );
}
