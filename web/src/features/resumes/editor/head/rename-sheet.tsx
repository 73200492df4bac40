import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';

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
  const id = useId();
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
      <Labeled
        id={id}
        label={<Trans>Name of the resume</Trans>}
        help={<Trans>It tells this resume from your others. It is not printed.</Trans>}
      >
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          slotProps={{ input: { maxLength: 200, 'aria-describedby': `${id}-help` } }}
        />
      </Labeled>
      <Button type="submit" variant="outlined" disabled={typed === ''} sx={{ justifySelf: 'end' }}>
        <Trans>Rename</Trans>
      </Button>
    </form>
  );
}
