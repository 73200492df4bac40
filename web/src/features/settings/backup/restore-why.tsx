import type { BackupFailure } from '@foothold/core/own-data/backup.ts';
import type { SealProblem } from '@foothold/core/own-data/sealed-backup.ts';
import { Trans } from '@lingui/react/macro';

/** Why a file is not restored, what is safe, and what helps. */
export function RestoreWhy({ problem, name }: Omit<BackupFailure, 'ok'>) {
  switch (problem) {
    case 'empty':
      return <Trans>The file is empty. Nothing here was changed. Try another copy of it.</Trans>;
    case 'newer':
      return (
        <Trans>
          It was made by a newer version. Reload this page, then try again. Nothing here was changed.
        </Trans>
      );
    case 'unknown-table':
      return <Trans>It contains “{name}”, which this product does not know. Nothing here was changed.</Trans>;
    case 'odd-field':
      return (
        <Trans>
          A record in it has a field called “{name}”. Field names contain only letters, digits and
          underscores. Nothing here was changed.
        </Trans>
      );
    case 'more-than-stated':
      return (
        <Trans>
          It contains more than it states, so it was modified or not made here, and reading it was stopped.
          Nothing here was changed. Try another copy of it.
        </Trans>
      );
    case 'too-large':
      return (
        <Trans>
          It contains more than this product can read: backups up to 2 GB can be restored. Nothing here was
          changed. Try another copy of it.
        </Trans>
      );
    case 'damaged':
      return (
        <Trans>
          This file is truncated or was modified, so parts of it would be lost. Nothing here was changed. Try
          another copy of it.
        </Trans>
      );
    default:
      return <Trans>It is not a backup from this product. Nothing here was changed.</Trans>;
  }
}

/** Why a locked backup does not open. */
export function UnlockWhy({ problem, rounds = 0 }: { problem: SealProblem; rounds?: number }) {
  switch (problem) {
    case 'wrong-passphrase':
      return <Trans>This passphrase does not open it. The file itself is whole.</Trans>;
    case 'odd-rounds':
      return (
        <Trans>
          It asks for {rounds} rounds of key derivation, which no version of this product uses. Nothing here
          was changed.
        </Trans>
      );
    case 'cannot-unpack':
      return (
        <Trans>This browser cannot unpack it. Open it in a newer browser. Nothing here was changed.</Trans>
      );
    case 'no-crypto':
      return (
        <Trans>
          The browser opens locked files only on pages that are opened by https or on this computer itself.
        </Trans>
      );
    case 'other-size':
      return <RestoreWhy problem="more-than-stated" />;
    case 'too-large':
      return <RestoreWhy problem="too-large" />;
    case 'newer':
      return <RestoreWhy problem="newer" />;
    case 'damaged':
      return <RestoreWhy problem="damaged" />;
  }
}
