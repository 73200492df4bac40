import { jobFormFields } from '@foothold/core/entities/job/job-entity.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useJobLabels } from '../../../shared/jobs/use-job-labels.ts';
import { Note } from '../../../ui/notes/note.tsx';
import type { Elsewhere, StoredJobForm } from './use-job-form.ts';

type Props = { elsewhere: Elsewhere; form: Pick<StoredJobForm, 'takeTheirs' | 'keepMine' | 'dismiss'> };

/** Says that the job was changed behind the form. What was typed stays; where both changed a field, the person decides. */
export function ElsewhereNote({ elsewhere, form }: Props) {
  const labels = useJobLabels(jobFormFields);
  const fields = elsewhere.fields.map((field) => labels[field]).join(', ');
  if (elsewhere.kind === 'followed')
    return (
      <Note
        kind="quiet"
        icon="info"
        role="status"
        onDismiss={form.dismiss}
        title={<Trans>Changed in another tab: {fields}.</Trans>}
      >
        <Trans>It is shown here now, and what you typed is saved.</Trans>
      </Note>
    );
  return (
    <Note
      kind="warn"
      icon="warning"
      role="alert"
      title={<Trans>This job was changed in another tab: {fields}.</Trans>}
    >
      <Trans>Nothing was overwritten. What you typed is still here.</Trans>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '10px 2px' }}>
        <Button variant="outlined" onClick={form.takeTheirs}>
          <Trans>Load the other version</Trans>
        </Button>
        <Button variant="text" onClick={form.keepMine}>
          <Trans>Keep mine</Trans>
        </Button>
      </Box>
    </Note>
  );
}
