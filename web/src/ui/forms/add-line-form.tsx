import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { Labeled } from '../fields/labeled.tsx';
import { useUnsaved } from './use-unsaved.ts';

type Props = {
  label: ReactNode;
  addLabel: ReactNode;
  maxLength: number;
  /** Adds the line; true when it was. */
  onAdd: (text: string) => Promise<boolean>;
};

/** Adds a line of the person's own under a list; what was not added yet is asked about before one leaves. */
export function AddLineForm({ label, addLabel, maxLength, onAdd }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const line = text.trim();
  useUnsaved(line !== '');
  const add = async () => {
    setWrong(line === '');
    if (line !== '' && (await onAdd(line))) setText('');
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px', marginBlockStart: '16px' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Labeled id={id} label={label} error={isWrong ? t`Write a few words.` : undefined}>
          <OutlinedInput
            id={id}
            fullWidth
            value={text}
            error={isWrong}
            onChange={({ target }) => setText(target.value)}
            slotProps={{ input: { maxLength, 'aria-describedby': `${id}-help` } }}
          />
        </Labeled>
      </Box>
      <Button variant="outlined" type="submit">
        {addLabel}
      </Button>
    </Box>
  );
}
