import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { ResumeNameField } from '../../resume-name-field.tsx';

type Props = {
  title: string;
  anchor: HTMLElement | null;
  open: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
};

/** Renames the resume; the name tells it from others and is in the file’s properties, not on the page. */
export function RenameSheet({ title, anchor, open, onRename, onClose }: Props) {
  const { t } = useLingui();
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Rename resume`} width={340}>
      <SheetBody>
        <RenameForm
          title={title}
          onRename={(name) => {
            onRename(name);
            onClose();
          }}
        />
      </SheetBody>
    </PopoverSheet>
  );
}

function RenameForm({ title, onRename }: Pick<Props, 'title' | 'onRename'>) {
  const [name, setName] = useState(title);
  const typed = name.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') onRename(typed);
      }}
      style={{ display: 'grid', gap: 12 }}
    >
      <ResumeNameField autoFocus value={name} onChange={setName} />
      <Button type="submit" variant="outlined" disabled={typed === ''} sx={{ justifySelf: 'end' }}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  );
}
