import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';

const EraseDialog = opensLater(async () => (await import('./erase-dialog.tsx')).EraseDialog);
const DeleteAccountDialog = opensLater(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

type Props = {
  onSignOut: () => void;
  /** The person agreed: sign out, and the data leaves this browser. */
  onErase: () => void;
  /** The account is gone; `erase`: the data is to leave this browser as well. */
  onDeleted: (how: { erase: boolean }) => void;
};

const red = { '&:not(:disabled)': { color: token('bad') } };

/** The ways to leave: sign out, sign out and erase this device, delete the account. */
export function LeavingSection({ onSignOut, onErase, onDeleted }: Props) {
  const [asked, setAsked] = useState<'erase' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <SectionCard
        title={<Trans>This device</Trans>}
        lead={
          <Trans>
            Signing out leaves your data in this browser; it opens again when you sign in. On a device that is
            not yours, erase it as well.
          </Trans>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 12px' }}>
          <Button variant="outlined" onClick={onSignOut}>
            <Trans>Sign out</Trans>
          </Button>
          <Button variant="outlined" color="error" sx={red} onClick={() => setAsked('erase')}>
            <Trans>Sign out and erase this device</Trans>
          </Button>
        </Box>
      </SectionCard>
      <SectionCard
        title={<Trans>Delete account</Trans>}
        lead={
          <Trans>
            Removes everything the server stores about you; that an account was deleted, and when, is kept for
            90 days. What is saved in this browser stays, unless you erase it too.
          </Trans>
        }
      >
        <Button variant="outlined" color="error" sx={red} onClick={() => setAsked('delete')}>
          <Trans>Delete account</Trans>
        </Button>
      </SectionCard>
      <EraseDialog open={asked === 'erase'} onClose={close} onErase={onErase} />
      <DeleteAccountDialog open={asked === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  );
}
