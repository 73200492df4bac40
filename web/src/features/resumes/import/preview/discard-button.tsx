import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';

type Props = {
  /** Something was corrected. */
  isChanged: boolean;
  onDiscard: () => void;
};

/** Leaves the import, after asking where something was corrected. */
export function DiscardButton({ isChanged, onDiscard }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" onClick={() => (isChanged ? setAsking(true) : onDiscard())}>
        <Trans>Discard</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Discard this import?</Trans>}
        confirm={<Trans>Discard import</Trans>}
        keep={<Trans>Keep importing</Trans>}
        danger
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        <Trans>Your corrections are discarded. The file itself and your resumes stay as they are.</Trans>
      </ConfirmDialog>
    </>
  );
}
