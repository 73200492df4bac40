import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { PopoverSheet, SheetBody } from '../../../../ui/dialogs/popover-sheet.tsx';
import { Labeled } from '../../../../ui/fields/labeled.tsx';
import { Hint } from '../../../../ui/hint.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';

/** Renames the resume; the name tells it from others and is in the file’s properties, not on the page. */
export function RenameButton({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState(title);
  const save = () => {
    const typed = name.trim();
    if (typed !== '') onRename(typed);
    setAnchor(null);
  };
  return (
    <>
      <Hint text={t`Rename`}>
        <IconButton
          aria-label={t`Rename`}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            setName(title);
            setAnchor(currentTarget);
          }}
        >
          <Icon name="edit" size={16} />
        </IconButton>
      </Hint>
      <PopoverSheet
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        title={t`Rename resume`}
        width={340}
      >
        <SheetBody>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              save();
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
            <Button
              type="submit"
              variant="outlined"
              disabled={name.trim() === ''}
              sx={{ justifySelf: 'end' }}
            >
              <Trans>Rename</Trans>
            </Button>
          </form>
        </SheetBody>
      </PopoverSheet>
    </>
  );
}
