import { passphraseStrength } from '@foothold/core/own-data/sealed-backup.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { canSeal } from '../../../platform/files/seal.ts';
import { downloadBackup } from '../../../shared/own-data/download-backup.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { PassphraseField } from './passphrase-field.tsx';
import { useBackupWork } from './use-backup-work.ts';

type Props = { open: boolean; onClose: () => void };

/** Asks for the passphrase of a locked backup, twice, and makes it. It is kept nowhere. */
export function BackupLockDialog({ open, onClose }: Props) {
  const { t } = useLingui();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<'' | 'none' | 'differs'>('');
  const { work, cancel, run } = useBackupWork();
  const strength = passphraseStrength(passphrase);
  const hints = {
    none: t`Four or five words in a row are easy to remember and hard to guess.`,
    short: t`Short. Somebody with the file could guess it.`,
    fair: t`Fair. Another word or two would make it hard to guess.`,
    long: t`Long enough to be hard to guess.`,
  };

  function close() {
    cancel();
    setPassphrase('');
    setAgain('');
    setProblem('');
    onClose();
  }

  async function make() {
    if (work) return;
    if (strength === 'none') return setProblem('none');
    if (passphrase !== again) return setProblem('differs');
    const isDone = await run(<Trans>Making the backup</Trans>, (watch) =>
      downloadBackup({ ...watch, passphrase }),
    );
    if (isDone) close();
  }

  if (!canSeal())
    return (
      <ConfirmDialog
        open={open}
        title={<Trans>This page cannot lock a backup</Trans>}
        confirm={<Trans>Download without a lock</Trans>}
        keep={<Trans>Cancel</Trans>}
        onConfirm={() => {
          close();
          void downloadBackup();
        }}
        onClose={close}
      >
        <Trans>
          The browser locks files only on pages that are opened by https or on this computer itself. A backup
          without a lock works here as well.
        </Trans>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open={open}
      hasFields
      isBusy={work !== null}
      title={<Trans>Lock the backup with a passphrase</Trans>}
      confirm={<Trans>Download locked backup</Trans>}
      keep={<Trans>Cancel</Trans>}
      onConfirm={() => void make()}
      onClose={close}
    >
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
        sx={{ display: 'grid', gap: '16px' }}
      >
        <Note kind="warn" icon="alert">
          <Trans>
            Nobody can open this file without the passphrase, and nobody can recover it for you: it is not
            stored anywhere. Write it down where you will find it.
          </Trans>
        </Note>
        <PassphraseField
          label={<Trans>Passphrase</Trans>}
          value={passphrase}
          autoFocus
          onChange={(value) => {
            setPassphrase(value);
            setProblem('');
          }}
          help={hints[strength]}
          error={problem === 'none' ? t`Write a passphrase.` : undefined}
        />
        <PassphraseField
          label={<Trans>Passphrase again</Trans>}
          value={again}
          onChange={(value) => {
            setAgain(value);
            setProblem('');
          }}
          error={problem === 'differs' ? t`The two are not the same.` : undefined}
        />
        {/* Enter in a field makes the backup. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Box>
      <BackupProgress work={work} onCancel={cancel} />
    </ConfirmDialog>
  );
}
