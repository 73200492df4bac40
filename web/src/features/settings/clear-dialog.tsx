import { listFormat } from '@foothold/core/text/formats.ts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { clearAllData, clearedTables, type DataCounts, placeTables } from '../../data/journal/clear-data.ts';
import type { TableName } from '../../data/rows/tables.ts';
import { forgetImport } from '../../platform/files/stored-import.ts';
import { forgetPictures } from '../../platform/files/stored-pictures.ts';
import { useSession } from '../../platform/server/session.ts';
import { forgetUnsaved } from '../../platform/unsaved-typing.ts';
import { downloadBackup } from '../../shared/own-data/download-backup.tsx';
import { useTableWords } from '../../shared/own-data/use-table-words.ts';
import { Tick } from '../../ui/buttons/tick.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

type Props = { open: boolean; onClose: () => void; counts?: DataCounts };

/** Asks before all data is cleared: what goes, by number; places by a tick of their own. */
export function ClearDialog({ open, onClose, counts }: Props) {
  const words = useTableWords();
  const { user } = useSession();
  const [withPlaces, setWithPlaces] = useState(false);
  const [withBackup, setWithBackup] = useState(true);
  const listed = (tables: readonly TableName[]) =>
    tables.filter((table) => counts && counts[table] > 0).map((table) => words(table, counts?.[table] ?? 0));
  const goes = listed(clearedTables);
  const places = listed(placeTables);

  async function clear() {
    onClose();
    // Without the copy that was asked for nothing is cleared.
    if (withBackup && !(await downloadBackup())) return;
    const isCleared = toastResult(await clearAllData({ withPlaces }), <Trans>All data cleared.</Trans>);
    if (isCleared && user) {
      forgetUnsaved(user.userId);
      void forgetPictures(user.userId);
      void forgetImport(user.userId);
    }
    setWithPlaces(false);
  }

  return (
    <ConfirmDialog
      open={open}
      danger
      title={<Trans>Clear all data?</Trans>}
      confirm={<Trans>Clear all data</Trans>}
      keep={<Trans>Keep data</Trans>}
      onConfirm={() => void clear()}
      onClose={onClose}
    >
      {goes.length > 0 ? (
        <p style={{ margin: '0 0 8px' }}>
          <Trans>This clears {listFormat().format(goes)} from this browser.</Trans>
        </p>
      ) : (
        <p style={{ margin: '0 0 8px' }}>
          <Trans>Companies, jobs, interviews, resumes and settings are empty already.</Trans>
        </p>
      )}
      <Tick checked={withBackup} onChange={setWithBackup}>
        <Trans>Download a backup first</Trans>
      </Tick>
      {places.length > 0 && (
        <Tick checked={withPlaces} onChange={setWithPlaces}>
          <Trans>Clear {listFormat().format(places)} too</Trans>
        </Tick>
      )}
      <p style={{ margin: '8px 0 0' }}>
        <Trans>
          You can undo it until you close this tab. After that it is gone for good, with the history of
          changes before it. Your account stays.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
