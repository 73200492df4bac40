import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { KeyList } from '../../ui/key-list.tsx';

/** The list of keys, on `?`. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <div style={{ padding: 20 }}>
        <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: '12px' }}>
          <Trans>Keys</Trans>
        </Typography>
        <KeyList />
        <div style={{ display: 'flex', justifyContent: 'flex-end', marginBlockStart: 16 }}>
          <Button variant="text" autoFocus onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
