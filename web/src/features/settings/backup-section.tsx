import type { Backup } from '@foothold/core/own-data/backup.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useBackupState } from '../../data/backup/backup-state.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { ErrorNote } from '../../ui/notes/error-note.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { token } from '../../ui/tokens.ts';
import { BackupProgress } from './backup/backup-progress.tsx';
import { RestoreWhy } from './backup/restore-why.tsx';
import { useBackupWork } from './backup/use-backup-work.ts';
import { useHashTarget } from './use-hash-target.ts';

const RestoreDialog = opensLater(async () => (await import('./backup/restore-dialog.tsx')).RestoreDialog);
const UnlockDialog = opensLater(async () => (await import('./backup/unlock-dialog.tsx')).UnlockDialog);
const BackupLockDialog = opensLater(
  async () => (await import('./backup/backup-lock-dialog.tsx')).BackupLockDialog,
);
const BackupAutomatic = lazy(async () => ({
  default: (await import('./backup/backup-automatic.tsx')).BackupAutomatic,
}));

type Found = { backup: Backup; odd: number };
type Asked = 'nothing' | 'lock' | 'passphrase' | 'restore';

/** Copies of the own data to keep elsewhere, and the way back from one. */
export function BackupSection() {
  const { t } = useLingui();
  const part = useHashTarget('backup', true);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked>('nothing');
  const [locked, setLocked] = useState<File | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const { work, cancel, run } = useBackupWork();
  const done = () => setAsked('nothing');

  async function download() {
    const { downloadBackup } = await import('../../shared/own-data/download-backup.tsx');
    await run(<Trans>Making the backup</Trans>, downloadBackup);
  }

  async function look(file: Blob, name?: File) {
    setProblem(null);
    const { readBackup } = await import('../../data/backup/backup-read.ts');
    const read = await run(<Trans>Reading the backup</Trans>, (watch) => readBackup(file, watch)).catch(
      () => null,
    );
    if (read === null)
      return setProblem(<Trans>The browser could not read it. Nothing here was changed. Try again.</Trans>);
    if (read.ok) {
      setFound(read);
      return setAsked('restore');
    }
    if (read.problem === 'sealed' && name) {
      setLocked(name);
      return setAsked('passphrase');
    }
    if (read.problem !== 'cancelled')
      setProblem(<RestoreWhy problem={read.problem} name={read.name ?? ''} />);
  }

  return (
    <div id="backup" ref={part}>
      <SectionCard
        title={<Trans>Backup</Trans>}
        lead={
          <Trans>
            One file with everything you saved here, to keep elsewhere or to move to another browser. Whoever
            has it can read it, unless you lock it. Your account and the history of changes are not in it.
          </Trans>
        }
      >
        {problem && (
          <Box sx={{ marginBlockEnd: '12px' }}>
            <ErrorNote title={<Trans>This file was not restored</Trans>}>{problem}</ErrorNote>
          </Box>
        )}
        <LastBackup />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <Button variant="outlined" disabled={work !== null} onClick={() => void download()}>
            <Trans>Download backup</Trans>
          </Button>
          <Button variant="outlined" disabled={work !== null} onClick={() => setAsked('lock')}>
            <Trans>Lock and download</Trans>
          </Button>
          <Button variant="outlined" disabled={work !== null} onClick={() => input.current?.click()}>
            <Trans>Restore backup</Trans>
          </Button>
        </Box>
        <BackupProgress work={work} onCancel={cancel} />
        <Suspense>
          <BackupAutomatic />
        </Suspense>
        <input
          ref={input}
          type="file"
          accept=".json,.backup,application/json,application/octet-stream"
          hidden
          aria-label={t`Backup file`}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void look(file, file);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <BackupLockDialog open={asked === 'lock'} onClose={done} />
        <UnlockDialog
          open={asked === 'passphrase'}
          onClose={done}
          {...(locked && { file: locked })}
          onUnlocked={(file) => void look(file)}
        />
        <RestoreDialog open={asked === 'restore'} onClose={done} {...(found && { found })} />
      </SectionCard>
    </div>
  );
}

function LastBackup() {
  const state = useBackupState(systemClock.now().getTime());
  const at =
    state?.at &&
    dateFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(state.at));
  return (
    <Box sx={{ minHeight: 20, marginBlockEnd: '12px', color: token(state?.isDue ? 'warn' : 'text-2') }}>
      {state && !at && <Trans>No backup was made in this browser yet.</Trans>}
      {state && at && (
        <>
          <Trans>Last backup: {at}.</Trans>{' '}
          <Plural
            value={state.changes}
            _0="Nothing has changed since."
            one="# change since."
            other="# changes since."
          />
        </>
      )}
    </Box>
  );
}
