import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { importKinds } from '../start/import-start.tsx';

type Props = {
  /** Something was corrected. */
  isChanged: boolean;
  onFile: (file: File) => void;
};

/** Takes another file in place of this one, after asking where something was corrected. */
export function OtherFile({ isChanged, onFile }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<File | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="file-in" size="xs" />}
        onClick={() => input.current?.click()}
      >
        <Trans>Other file</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={importKinds}
        hidden
        aria-label={t`Other resume file`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file) return;
          if (isChanged) setAsked(file);
          else onFile(file);
        }}
      />
      <ConfirmDialog
        open={asked !== null}
        title={<Trans>Import another file?</Trans>}
        confirm={<Trans>Import the other file</Trans>}
        keep={<Trans>Keep this one</Trans>}
        danger
        onConfirm={() => {
          if (asked) onFile(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
      >
        <Trans>Your corrections in this one are discarded.</Trans>
      </ConfirmDialog>
    </>
  );
}
