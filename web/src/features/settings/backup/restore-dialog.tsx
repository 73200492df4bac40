import type { Backup } from '@foothold/core/own-data/backup.ts';
import type { MergeChoices } from '@foothold/core/own-data/backup-merge.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { backupCounts, restoreBackup } from '../../../data/backup/backup.ts';
import { type MergePreview, mergeBackup, previewMerge } from '../../../data/backup/backup-merge.ts';
import { type DataCounts, useDataCounts } from '../../../data/journal/clear-data.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { tableNames } from '../../../data/rows/tables.ts';
import { useTableWords } from '../../../shared/own-data/use-table-words.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { momentText } from '../../../ui/moment-text.ts';
import { ErrorNote } from '../../../ui/notes/error-note.tsx';
import { said } from '../../../ui/said.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { BackupProgress } from './backup-progress.tsx';
import { RestoreChoices } from './restore-choices.tsx';
import { useBackupWork } from './use-backup-work.ts';

type Props = { open: boolean; onClose: () => void; found?: { backup: Backup; odd: number } };
type Way = 'add' | 'replace';
const safest: MergeChoices = { all: 'mine', each: {} };

/** Says what a backup holds and asks how it is to come back; nothing is written before. */
export function RestoreDialog({ open, onClose, found }: Props) {
  const { t } = useLingui();
  const words = useTableWords();
  const here = useDataCounts();
  const [way, setWay] = useState<Way>('add');
  const [choices, setChoices] = useState(safest);
  const { preview, problem } = usePreview(open ? found?.backup : undefined);
  const { work, run } = useBackupWork();
  const [failure, setFailure] = useState<Message | null>(null);
  const listed = (counts: Partial<DataCounts> | undefined) =>
    tableNames
      .filter((table) => (counts?.[table] ?? 0) > 0)
      .map((table) => words(table, counts?.[table] ?? 0))
      .join(', ');
  const comes = found ? listed(backupCounts(found.backup)) : '';
  const goes = listed(here);
  const madeAt = found ? momentText(found.backup.madeAt) : '';
  const version = found?.backup.version;
  const odd = found?.odd ?? 0;
  const isAdding = goes !== '' && way === 'add';

  function close() {
    if (work) return;
    setWay('add');
    setChoices(safest);
    setFailure(null);
    onClose();
  }

  async function confirm() {
    if (!found || work) return;
    const { backup } = found;
    setFailure(null);
    const answer = await run(isAdding ? <Trans>Adding</Trans> : <Trans>Restoring</Trans>, ({ onProgress }) =>
      isAdding ? mergeBackup(backup, choices) : restoreBackup(backup, systemClock, { onProgress }),
    );
    // File and answers stay, so that it can be done again once there is space.
    if (!answer.ok) return setFailure(answer.message);
    setChoices(safest);
    setWay('add');
    onClose();
    toastResult(answer, isAdding ? <Trans>Backup added.</Trans> : <Trans>Backup restored.</Trans>);
  }

  return (
    <ConfirmDialog
      open={open}
      danger={goes !== '' && !isAdding}
      hasFields
      isBusy={work !== null || (isAdding && !preview)}
      title={<Trans>Restore this backup?</Trans>}
      confirm={isAdding ? <Trans>Add backup</Trans> : <Trans>Restore backup</Trans>}
      keep={<Trans>Keep data</Trans>}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <Box sx={{ display: 'grid', gap: '8px', '& > p': { margin: 0 } }}>
        <p>
          {comes ? (
            <Trans>
              The backup of {madeAt} contains {comes}.
            </Trans>
          ) : (
            <Trans>The backup of {madeAt} is empty.</Trans>
          )}{' '}
          <Trans>The file is of version {version}.</Trans>
        </p>
        {odd > 0 && (
          <p>
            <Plural
              value={odd}
              one="# record in it cannot be read; it is restored unchanged."
              other="# records in it cannot be read; they are restored unchanged."
            />
          </p>
        )}
        {goes === '' ? (
          <p>
            <Trans>There is nothing here to replace.</Trans>
          </p>
        ) : (
          <Box sx={{ color: token('text') }}>
            <RadioList<Way>
              label={t`How to restore it`}
              value={way}
              onChange={setWay}
              options={[
                { value: 'add', label: t`Add to what is here` },
                { value: 'replace', label: t`Replace everything here` },
              ]}
            />
          </Box>
        )}
        {goes !== '' && way === 'replace' && (
          <p>
            <Trans>It replaces everything that is here now: {goes}. You can undo it.</Trans>
          </p>
        )}
        {failure && <ErrorNote title={<Trans>Nothing was restored</Trans>}>{said(failure)}</ErrorNote>}
        {isAdding && problem && (
          <ErrorNote title={<Trans>The two could not be compared</Trans>}>{said(problem)}</ErrorNote>
        )}
        {isAdding && preview && (
          <>
            <p role="status">
              {listed(preview.added) ? (
                <Trans>New here: {listed(preview.added)}.</Trans>
              ) : (
                <Trans>Nothing in it is new here.</Trans>
              )}{' '}
              <Plural
                value={preview.same}
                one="# record is here already."
                other="# records are here already."
              />{' '}
              <Trans>Nothing here is deleted, and you can undo it.</Trans>
            </p>
            {preview.conflicts.length > 0 && (
              <RestoreChoices conflicts={preview.conflicts} choices={choices} onChange={setChoices} />
            )}
          </>
        )}
      </Box>
      <BackupProgress work={work} />
    </ConfirmDialog>
  );
}

/** What adding it would do, once it is known; `problem` says why it cannot be. */
function usePreview(backup: Backup | undefined): { preview: MergePreview | null; problem: Message | null } {
  const [answer, setAnswer] = useState<{
    backup: Backup;
    preview: MergePreview | null;
    problem: Message | null;
  } | null>(null);
  useEffect(() => {
    if (!backup) return setAnswer(null);
    let isWanted = true;
    void previewMerge(backup).then((told) => {
      if (!isWanted) return;
      setAnswer({ backup, preview: told.ok ? told.preview : null, problem: told.ok ? null : told.message });
    });
    return () => {
      isWanted = false;
    };
  }, [backup]);
  return answer && answer.backup === backup ? answer : { preview: null, problem: null };
}
