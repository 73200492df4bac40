import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';

const GetPostingsDialog = opensLater<{ open: boolean; onClose: () => void }>(
  async () => (await import('./get-postings-dialog.tsx')).GetPostingsDialog,
);

/** Whether this browser may choose what the server fetches: it runs on one's own machine (docs/decisions/0062). */
export function useMayGetPostings(): boolean {
  return useSiteConfig().signIn.email === 'mailbox';
}

/** Opens the choice of posting sources. Nobody is asked before something is chosen there. */
export function GetPostings({ isFilled = false }: { isFilled?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isFilled ? 'contained' : 'outlined'}
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trans>Get real postings</Trans>
      </Button>
      <GetPostingsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
