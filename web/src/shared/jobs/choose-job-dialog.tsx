import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useOwnQuery } from '../../data/db/own-query.ts';
import { type FoundJob, jobFinder } from '../../data/jobs/find-jobs.ts';
import { queryJobs } from '../../data/jobs/job-list.ts';
import { TitledDialog } from '../../ui/dialogs/titled-dialog.tsx';
import { FieldLabel } from '../../ui/fields/field-label.tsx';
import { token } from '../../ui/tokens.ts';
import { StatusMark } from './status-mark.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** What the job is chosen for, as a question. */
  title: ReactNode;
  onChoose: (job: FoundJob) => void;
  /** Below the jobs: another way. */
  children?: ReactNode;
};

const most = 8;

/** Chooses one of the own jobs: the newest are offered, the others are found by their words. */
export function ChooseJobDialog({ open, onClose, title, onChoose, children }: Props) {
  return (
    <TitledDialog open={open} onClose={onClose} title={title} width={480}>
      <Box sx={{ padding: '12px 20px 20px', overflowY: 'auto' }}>
        <Chooser onChoose={onChoose} />
        {children}
      </Box>
    </TitledDialog>
  );
}

function Chooser({ onChoose }: Pick<Props, 'onChoose'>) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [finder] = useState(jobFinder);
  const asked = useDeferredValue(typed.trim());
  const found = useOwnQuery(
    `job to choose ${asked}`,
    async (db) =>
      asked ? finder.find(db, asked, most) : (await queryJobs(db, { limit: most })).rows.slice(0, most),
    { keep: true },
  );
  return (
    <>
      <FieldLabel htmlFor={id}>
        <Trans>Find one of your jobs</Trans>
      </FieldLabel>
      <OutlinedInput
        id={id}
        type="search"
        fullWidth
        autoFocus
        value={typed}
        placeholder={t`Title or company`}
        onChange={({ target }) => setTyped(target.value)}
        inputProps={{ maxLength: 200, autoComplete: 'off' }}
      />
      <Box
        component="ul"
        aria-label={t`Jobs found`}
        sx={{ margin: '8px 0 0', padding: 0, listStyle: 'none', minHeight: 88 }}
      >
        {found?.map((job) => (
          <li key={job.internalId}>
            <Button
              variant="text"
              fullWidth
              onClick={() => onChoose(job)}
              startIcon={<StatusMark status={job.status} />}
              sx={{
                justifyContent: 'flex-start',
                minHeight: 44,
                textAlign: 'start',
                overflowWrap: 'anywhere',
                whiteSpace: 'normal',
              }}
            >
              {[job.jobTitle, job.companyName].filter(Boolean).join(' · ') || t`Untitled job`}
            </Button>
          </li>
        ))}
      </Box>
      <Box role="status" sx={{ color: token('text-2'), fontSize: '0.8125rem', lineHeight: '18px' }}>
        {found?.length === 0 &&
          (asked ? (
            <Trans>None of your jobs has these words.</Trans>
          ) : (
            <Trans>You have no jobs yet. Save one from Job Search, or add it by hand.</Trans>
          ))}
      </Box>
    </>
  );
}
