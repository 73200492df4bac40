import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type Props = {
  open: boolean;
  /** How many browsers it concerns. */
  others: number;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before all other browsers of the account are signed out. */
export function EndOthersDialog({ open, others, onClose, onConfirm }: Props) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Sign out everywhere else?</Trans>}
      confirm={<Trans>Sign out everywhere else</Trans>}
      keep={<Trans>Stay signed in there</Trans>}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      {t`${plural(others, { one: '# other browser has to sign in again.', other: '# other browsers have to sign in again.' })}`}{' '}
      <Trans>What is saved in them stays there. You stay signed in here.</Trans>
    </ConfirmDialog>
  );
}
