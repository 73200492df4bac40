import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { updateJob } from '../../../data/jobs/jobs.ts';
import { Labeled } from '../../../ui/fields/labeled.tsx';
import { useUnsaved } from '../../../ui/forms/use-unsaved.ts';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';
import { webAddress } from '../posting/posting-text.ts';
import { EmptyCard } from '../shared/empty-card.tsx';

/** Without a text of the posting there is nothing to compare with: it is pasted, from the posting where it is known. */
export function FitNoText({ job }: { job: Job }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isSaving, setSaving] = useState(false);
  const text = typed.trim();
  useUnsaved(text !== '' && !isSaving);
  const address = webAddress(job.url);
  const save = async () => {
    setSaving(true);
    const result = await updateJob(job.internalId, { description: text });
    if (!toastResult(result, <Trans>Text of the posting saved.</Trans>)) setSaving(false);
  };
  return (
    <EmptyCard>
      <EmptyState
        title={<Trans>No text of the posting is saved with this job</Trans>}
        actions={
          address && (
            <Button variant="outlined" component="a" href={address} target="_blank" rel="noopener noreferrer">
              <Trans>Open the posting</Trans>
            </Button>
          )
        }
      >
        <Trans>Copy the whole text of the posting and paste it here. It stays on this device.</Trans>
        <Box sx={{ display: 'grid', gap: '12px', marginBlockStart: '16px', justifyItems: 'start' }}>
          <Box sx={{ width: '100%' }}>
            <Labeled id={id} label={<Trans>Text of the posting</Trans>}>
              <OutlinedInput
                id={id}
                multiline
                fullWidth
                minRows={6}
                maxRows={14}
                value={typed}
                placeholder={t`What they ask for, and all the rest`}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Labeled>
          </Box>
          <Button variant="contained" disabled={text === '' || isSaving} onClick={() => void save()}>
            <Trans>Save the text</Trans>
          </Button>
        </Box>
      </EmptyState>
    </EmptyCard>
  );
}
