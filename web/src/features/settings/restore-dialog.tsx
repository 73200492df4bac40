import type { Backup } from '@foothold/core/domain/backup.ts';
import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { momentText } from '../../components/moment-text.ts';
import { toastResult } from '../../components/result-toast.tsx';
import { useTableWords } from '../../components/use-table-words.ts';
import { backupCounts, restoreBackup } from '../../data/backup.ts';
import { type DataCounts, useDataCounts } from '../../data/clear-data.ts';
import { tableNames } from '../../data/tables.ts';

/** Asks before a backup takes the place of what is here: what comes and what goes, by number. */
export function RestoreDialog({
  open,
  onClose,
  backup,
}: {
  open: boolean;
  onClose: () => void;
  backup?: Backup;
}) {
  const words = useTableWords();
  const here = useDataCounts();
  const listed = (counts: DataCounts | undefined) =>
    tableNames
      .filter((table) => counts && counts[table] > 0)
      .map((table) => words(table, counts?.[table] ?? 0))
      .join(', ');
  const comes = backup ? listed(backupCounts(backup)) : '';
  const goes = listed(here);
  const madeAt = backup ? momentText(backup.madeAt) : '';

  async function restore() {
    onClose();
    if (backup) toastResult(await restoreBackup(backup), <Trans>Backup restored.</Trans>);
  }

  return (
    <ConfirmDialog
      open={open}
      danger
      title={<Trans>Restore this backup?</Trans>}
      confirm={<Trans>Restore backup</Trans>}
      keep={<Trans>Keep data</Trans>}
      onConfirm={() => void restore()}
      onClose={onClose}
    >
      <p style={{ margin: '0 0 8px' }}>
        {comes ? (
          <Trans>
            The backup of {madeAt} holds {comes}.
          </Trans>
        ) : (
          <Trans>The backup of {madeAt} is empty.</Trans>
        )}
      </p>
      <p style={{ margin: 0 }}>
        {goes ? (
          <Trans>It takes the place of all that is here now: {goes}. You can undo it.</Trans>
        ) : (
          <Trans>Nothing is here that it would replace.</Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
