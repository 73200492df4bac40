import type { Job } from '@foothold/core/entities/job/job.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { JobChip } from './job-chip.tsx';

const ChooseJobDialog = opensLater(
  async () => (await import('../../shared/jobs/choose-job-dialog.tsx')).ChooseJobDialog,
);

type Props = {
  job: Pick<Job, 'internalId'> | null;
  name: string;
  onChoose: (jobId: number | null) => void;
};

/** The job that a conversation is about, with the way to another one; without one the way to choose it. */
export function ChosenJob({ job, name, onChoose }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const choose = (jobId: number | null) => {
    setOpen(false);
    onChoose(jobId);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      {job ? (
        <>
          <JobChip name={name} id={job.internalId} />
          <IconButton aria-label={t`Choose another job`} onClick={() => setOpen(true)}>
            <Icon name="edit" size={16} />
          </IconButton>
        </>
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={t`Choose a job to ask about`}
          startIcon={<Icon name="add" size={14} />}
          onClick={() => setOpen(true)}
        >
          <Trans>Job</Trans>
        </Button>
      )}
      <ChooseJobDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={<Trans>Which job do you ask about?</Trans>}
        onChoose={({ internalId }) => choose(internalId)}
      >
        {job && (
          <Button variant="outlined" onClick={() => choose(null)} sx={{ marginBlockStart: '12px' }}>
            <Trans>Ask without a job</Trans>
          </Button>
        )}
      </ChooseJobDialog>
    </Box>
  );
}
