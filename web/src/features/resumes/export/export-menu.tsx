import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { ExportDialogProps } from './export-dialog.tsx';

const Dialog = opensLater<ExportDialogProps>(async () => (await import('./export-dialog.tsx')).ExportDialog);

type Props = Pick<ExportDialogProps, 'resumeId' | 'onField'> & {
  /** It is the one filled button of its screen. */
  isPrimary?: boolean;
};

/** The button that exports a resume, and its dialog, which loads with the first press. */
export function ExportMenu({ resumeId, onField, isPrimary = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? 'contained' : 'outlined'}
        startIcon={<Icon name="download" size="xs" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Export</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} resumeId={resumeId} onField={onField} />
    </>
  );
}
