import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** Where there is no room for the third pane: what was read, what it is about, who answers. */
export function DetailsSheet({ open, onClose, children }: Props) {
  return (
    <TitledDialog open={open} onClose={onClose} width={480} title={<Trans>Details</Trans>}>
      <Box sx={{ padding: '8px 16px 20px', display: 'grid', gap: '12px', overflowY: 'auto' }}>{children}</Box>
    </TitledDialog>
  );
}
