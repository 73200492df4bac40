import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useUnsaved } from '../../../ui/forms/use-unsaved.ts';

type Props = {
  /** Names the field. */
  label: string;
  placeholder: string;
  /** Adds the line; true when it was. */
  onAdd: (text: string) => Promise<boolean>;
};

/** Adds a line of the person's own by Enter or the button beside it; what was not added yet is asked about. */
export function LineAdder({ label, placeholder, onAdd }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  return (
    <Box
      component="form"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (text.trim() !== '' && (await onAdd(text))) setText('');
      }}
      sx={{ display: 'flex', gap: '8px', marginBlockStart: '10px' }}
    >
      <OutlinedInput
        fullWidth
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ input: { 'aria-label': label, maxLength: 300 } }}
      />
      <Button variant="outlined" type="submit" aria-label={t`Add: ${label}`} sx={{ flexShrink: 0 }}>
        <Trans>Add</Trans>
      </Button>
    </Box>
  );
}
