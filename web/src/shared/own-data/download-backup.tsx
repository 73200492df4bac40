import { Trans } from '@lingui/react/macro';
import { type BackupWatch, makeBackup } from '../../data/backup/backup.ts';
import { noteBackup } from '../../data/backup/backup-state.ts';
import { saveFile } from '../../platform/files/save-file.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

/**
 * Makes a backup and hands it to the browser's downloads; with a passphrase it is locked first. False, with the reason
 * said, where that failed, and false in silence where it was called off.
 */
export async function downloadBackup({
  passphrase = '',
  ...watch
}: BackupWatch & { passphrase?: string } = {}): Promise<boolean> {
  const made = await makeBackup(watch);
  if (watch.signal?.aborted) return false;
  if (!made.ok) {
    toastFailure(made);
    return false;
  }
  const { madeAt } = made;
  let { file, name } = made;
  if (passphrase !== '') {
    try {
      const { seal } = await import('../../platform/files/seal.ts');
      file = await seal(file, { passphrase, madeAt }, watch);
    } catch {
      if (!watch.signal?.aborted)
        showToast({
          text: <Trans>The backup could not be locked, so no file was made. Nothing here was changed.</Trans>,
          kind: 'error',
        });
      return false;
    }
    name = name.replace(/\.json$/, '');
  }
  saveFile({ name, text: file, type: file.type });
  await noteBackup(made);
  showToast({ text: <Trans>Backup downloaded: {name}.</Trans> });
  return true;
}
