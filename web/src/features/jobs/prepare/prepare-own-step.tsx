import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { planStep } from '../../../data/steps/preparation.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

/** A step of the person's own, added to the checklist and so to the next steps. */
export function PrepareOwnStep({ jobId }: { jobId: number }) {
  const { t } = useLingui();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = async () => {
    const words = title.trim();
    setWrong(words === '');
    if (words === '') return;
    const result = await planStep({ jobId, step: 'own', title: words, taskId: null }, '');
    if (toastResult(result, <Trans>Step added.</Trans>)) setTitle('');
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
        <Labeled
          id={id}
          label={<Trans>Your own step</Trans>}
          error={isWrong ? t`Write a few words.` : undefined}
        >
          <OutlinedInput
            id={id}
            fullWidth
            value={title}
            error={isWrong}
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ input: { maxLength: 500, 'aria-describedby': `${id}-help` } }}
          />
        </Labeled>
      </Box>
      <Button variant="outlined" type="submit">
        <Trans>Add step</Trans>
      </Button>
    </Box>
  );
}
