import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { systemClock } from '../../../data/rows/clock.ts';
import {
  canKeepFile,
  chooseFile,
  type FileProblem,
  keepFile,
  type StoredFile,
  storedFile,
  watchStoredFile,
} from '../../../platform/files/file-handle.ts';
import { useSession } from '../../../platform/server/session.ts';
import { writeAutomaticBackup } from '../../../shared/own-data/automatic-backup.ts';
import { momentText } from '../../../ui/moment-text.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';

/** A file that follows every change by itself, where the browser can keep one; nothing elsewhere. */
export function BackupAutomatic() {
  const userId = useSession().user?.userId ?? '';
  const kept = useKeptFile(userId);
  if (!canKeepFile() || kept === undefined) return null;
  return (
    <Box
      role="group"
      aria-labelledby="automatic-backup"
      sx={{
        marginBlockStart: '16px',
        paddingBlockStart: '16px',
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      <Box id="automatic-backup" component="h3" sx={{ margin: 0, fontSize: '0.9375rem', lineHeight: '22px' }}>
        <Trans>Automatic backup</Trans>
      </Box>
      {kept ? <Kept kept={kept} userId={userId} /> : <Choose userId={userId} />}
    </Box>
  );
}

function Choose({ userId }: { userId: string }) {
  const { t } = useLingui();
  async function choose() {
    try {
      const handle = await chooseFile('foothold.backup.json', t`Backup`);
      if (!handle) return;
      await keepFile(userId, { handle, writtenAt: '', problem: '' });
      await writeNow(userId);
    } catch {
      showToast({
        text: <Trans>The browser did not allow this file to be chosen. Try another place.</Trans>,
        kind: 'error',
      });
    }
  }
  return (
    <>
      <p style={{ margin: '4px 0 12px' }}>
        <Trans>
          Choose a file, in a folder that is synchronized or on another disk. It is kept up to date while this
          page is open: after changes, at most every ten minutes, and when you leave. It is not locked.
        </Trans>
      </p>
      <Button variant="outlined" onClick={() => void choose()}>
        <Trans>Choose file</Trans>
      </Button>
    </>
  );
}

function Kept({ kept, userId }: { kept: StoredFile; userId: string }) {
  const { name } = kept.handle;
  const at = kept.writtenAt && momentText(kept.writtenAt);
  return (
    <>
      <p style={{ margin: '4px 0 12px', overflowWrap: 'anywhere' }}>
        {at ? (
          <Trans>
            {name} was last written on {at}.
          </Trans>
        ) : (
          <Trans>{name} has not been written yet.</Trans>
        )}
      </p>
      {kept.problem !== '' && (
        <Box sx={{ marginBlockEnd: '12px' }}>
          <ErrorNote title={<Trans>The file is not up to date</Trans>}>
            <Why problem={kept.problem} />
          </ErrorNote>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <Button variant="outlined" onClick={() => void writeNow(userId)}>
          <Trans>Write now</Trans>
        </Button>
        <Button variant="outlined" onClick={() => void keepFile(userId, null)}>
          <Trans>Stop automatic backup</Trans>
        </Button>
      </Box>
    </>
  );
}

function Why({ problem }: { problem: FileProblem }) {
  switch (problem) {
    case 'ask-again':
      return (
        <Trans>The browser asks again before this site may write it. Choose “Write now” and allow it.</Trans>
      );
    case 'denied':
      return <Trans>This site may not write it. Allow it in the browser, or choose another file.</Trans>;
    case 'gone':
      return <Trans>It was moved or deleted. Stop the automatic backup and choose a file again.</Trans>;
    case 'full':
      return <Trans>The disk is full. The former content of the file is whole. Free some space.</Trans>;
    case 'failed':
      return <Trans>It could not be written. The former content of the file is whole. Try again.</Trans>;
  }
}

/** After a click: the browser may ask for permission. */
async function writeNow(userId: string): Promise<void> {
  const problem = await writeAutomaticBackup(userId, { ask: true, clock: systemClock });
  if (problem === '') showToast({ text: <Trans>Backup written.</Trans> });
  if (problem === null)
    showToast({ text: <Trans>There is nothing to write yet, or another tab is writing it.</Trans> });
}

function useKeptFile(userId: string): StoredFile | null | undefined {
  const [kept, setKept] = useState<StoredFile | null | undefined>(undefined);
  useEffect(() => {
    let isHere = true;
    const look = () =>
      void storedFile(userId).then(
        (found) => isHere && setKept(found),
        () => isHere && setKept(null),
      );
    look();
    const stop = watchStoredFile(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [userId]);
  return kept;
}
