import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';

const Dialog = opensLater(async () => (await import('./resume-ledger-dialog.tsx')).ResumeLedgerDialog);

/** Opens the ledger of a resume in which a model or a rule wrote. */
export function LedgerButton({ resumeId }: { resumeId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setOpen(true)} sx={{ marginInlineStart: '-10px' }}>
        <Trans>Who wrote what</Trans>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} resumeId={resumeId} />
    </>
  );
}
