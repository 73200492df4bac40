import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { unseal } from '../../../platform/files/seal.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { UnlockWhy } from './restore-why.tsx';
import { useBackupWork } from './use-backup-work.ts';

type Props = { open: boolean; onClose: () => void; file?: File; onUnlocked?: (file: Blob) => void };

/** Asks for the passphrase of a locked backup until it opens. */
export function UnlockDialog({ open, onClose, file, onUnlocked }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const { work, cancel, run } = useBackupWork();

  function close() {
    cancel();
    setPassphrase('');
    setProblem(null);
    onClose();
  }

  async function unlock() {
    if (!file || work) return;
    setProblem(null);
    const opened = await run(<Trans>Opening the backup</Trans>, (watch) =>
      unseal(file, passphrase, watch),
    ).catch(() => null);
    if (opened === null) return;
    if (!opened.ok) return setProblem(<UnlockWhy {...opened} />);
    close();
    onUnlocked?.(opened.file);
  }

  return (
    <ConfirmDialog
      open={open}
      hasFields
      isBusy={work !== null}
      title={<Trans>This backup is locked</Trans>}
      confirm={<Trans>Open backup</Trans>}
      keep={<Trans>Cancel</Trans>}
      onConfirm={() => void unlock()}
      onClose={close}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void unlock();
        }}
        sx={{ display: 'grid', gap: '12px' }}
      >
        {problem && <ErrorNote title={<Trans>The backup was not opened</Trans>}>{problem}</ErrorNote>}
        <PassphraseField
          label={<Trans>Passphrase of {file?.name ?? ''}</Trans>}
          value={passphrase}
          autoFocus
          onChange={setPassphrase}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Box>
      <BackupProgress work={work} onCancel={cancel} />
    </ConfirmDialog>
  );
}
