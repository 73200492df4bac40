import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { useStoredWords } from './use-stored-words.ts';
// What erases is then here before anybody is signed out, also when the connection goes in between.
import './erasing.tsx';

type Props = { open: boolean; onClose: () => void; onErase: () => void };

/** Asks before the own data leaves this browser for good: what goes, by number, and what stays. */
export function EraseDialog({ open, onClose, onErase }: Props) {
  const stored = useStoredWords();
  return (
    <ConfirmDialog
      open={open}
      danger
      title={<Trans>Sign out and erase this device?</Trans>}
      confirm={<Trans>Sign out and erase</Trans>}
      keep={<Trans>Keep data</Trans>}
      onConfirm={onErase}
      onClose={onClose}
    >
      <p style={{ margin: '0 0 8px' }}>
        {stored === '' ? (
          <Trans>Nothing is saved in this browser yet; its empty database is removed.</Trans>
        ) : stored === null ? (
          <Trans>This erases everything you saved in this browser, for good. It cannot be undone.</Trans>
        ) : (
          <Trans>This erases {stored} from this browser, for good. It cannot be undone.</Trans>
        )}
      </p>
      <p style={{ margin: 0 }}>
        <Trans>Your account stays, and so does what other accounts saved in this browser.</Trans>
      </p>
    </ConfirmDialog>
  );
}
