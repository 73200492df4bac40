import { savedSearchLimits } from '@foothold/core/search/saved-search.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { Labeled } from '../../ui/fields/labeled.tsx';

type Props = {
  /** What is in the field at first, selected. */
  proposed: string;
  /** What the button says. */
  action: ReactNode;
  /** Saves; false where it could not, and what was typed stays. */
  onName: (name: string) => Promise<boolean>;
  onCancel: () => void;
};

/** Asks for the name of a saved search; Enter saves, Escape leaves it. */
export function SavedSearchName({ proposed, action, onName, onCancel }: Props) {
  const id = useId();
  const [name, setName] = useState(proposed);
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (isSaving || name.trim() === '') return;
    setSaving(true);
    // What was named is closed by whoever asked.
    if (!(await onName(name))) setSaving(false);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
      sx={{ display: 'grid', gap: '12px' }}
    >
      <Labeled id={id} label={<Trans>Name of the search</Trans>}>
        <OutlinedInput
          id={id}
          fullWidth
          autoFocus
          autoComplete="off"
          value={name}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ input: { maxLength: savedSearchLimits.name } }}
        />
      </Labeled>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: '8px' }}>
        <Button variant="text" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="contained" aria-busy={isSaving} disabled={name.trim() === ''}>
          {action}
        </Button>
      </Box>
    </Box>
  );
}
