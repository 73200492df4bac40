import { dateFormat } from '@foothold/core/text/formats.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { remindLater, useBackupState } from '../../data/backup/backup-state.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { Note } from '../../ui/notes/note.tsx';

/** Says that the newest backup is old, or that there is none yet, once there is something to lose. */
export function BackupReminder() {
  const now = systemClock.now();
  const state = useBackupState(now.getTime());
  if (!state?.isDue) return null;
  return (
    <Box sx={{ marginBlockEnd: '16px' }}>
      <BackupReminderNote newest={state.at} onDismiss={() => void remindLater(systemClock.now())} />
    </Box>
  );
}

/** What the reminder says; `newest` is the instant of the newest backup, '' when there is none. */
export function BackupReminderNote({ newest, onDismiss }: { newest: string; onDismiss: () => void }) {
  const at = newest && dateFormat(undefined, { dateStyle: 'medium' }).format(new Date(newest));
  return (
    <Note
      kind="quiet"
      icon="save"
      title={
        at ? <Trans>Your last backup is of {at}.</Trans> : <Trans>There is no backup of your data yet.</Trans>
      }
      action={
        <Button variant="outlined" size="small" component={Link} to="/settings#backup">
          <Trans>Make a backup</Trans>
        </Button>
      }
      onDismiss={onDismiss}
    >
      <Trans>It exists only in this browser.</Trans>
    </Note>
  );
}
