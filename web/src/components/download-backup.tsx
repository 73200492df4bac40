import { Trans } from '@lingui/react/macro';
import { makeBackup } from '../data/backup.ts';
import { saveFile } from '../platform/save-file.ts';
import { toastFailure } from './result-toast.tsx';
import { showToast } from './toast.tsx';

/** Makes a backup and hands it to the browser's downloads; false, with the reason said, where that failed. */
export async function downloadBackup(): Promise<boolean> {
  const made = await makeBackup();
  if (!made.ok) {
    toastFailure(made);
    return false;
  }
  saveFile({ name: made.name, text: made.text, type: 'application/json' });
  showToast({ text: <Trans>Backup downloaded: {made.name}.</Trans> });
  return true;
}
