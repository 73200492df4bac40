import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { useOwnQuery } from '../../../data/db/own-query.ts';
import { jobFinder } from '../../../data/jobs/find-jobs.ts';
import { queryJobs } from '../../../data/jobs/job-list.ts';
import { useJob } from '../../../data/jobs/use-job.ts';
import { StatusMark } from '../../../shared/jobs/status-mark.tsx';
import { TitledDialog } from '../../../ui/dialogs/titled-dialog.tsx';
import { FieldLabel } from '../../../ui/fields/field-label.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { OfferForm } from './offer-form.tsx';

const most = 6;
/** Statuses of jobs that an offer may come from, the likeliest first. */
const talks = [
  'offer-pending',
  'interview-in-progress',
  'interview-scheduled',
  'interview-requested',
] as const satisfies readonly JobStatus[];

type Props = {
  open: boolean;
  onClose: () => void;
  /** The job the offer is for; `present` for the job the person has now; null asks which. */
  of: number | 'present' | null;
  today: string;
};

/** Adds an offer to a job that is found by its words, or the present job. */
export function OfferAdder({ open, onClose, of, today }: Props) {
  const [found, setFound] = useState<number | null>(null);
  const id = typeof of === 'number' ? of : found;
  const close = () => {
    setFound(null);
    onClose();
  };
  return (
    <TitledDialog
      open={open}
      onClose={close}
      title={of === 'present' ? <Trans>Your present job</Trans> : <Trans>Add offer</Trans>}
      width={640}
    >
      <Box sx={{ padding: '16px 20px 8px', overflowY: 'auto' }}>
        {of === 'present' ? (
          <OfferForm job={null} offer={null} today={today} isWide onClose={close} />
        ) : id === null ? (
          <Finder onFind={setFound} />
        ) : (
          <OfJob id={id} today={today} onClose={close} />
        )}
      </Box>
    </TitledDialog>
  );
}

function OfJob({ id, today, onClose }: { id: number; today: string; onClose: () => void }) {
  const job = useJob(id)?.job;
  if (job === undefined) return null;
  if (job === null)
    return (
      <Box sx={{ paddingBlockEnd: '16px' }}>
        <Trans>This job is no longer here.</Trans>
      </Box>
    );
  return (
    <>
      <Box sx={{ marginBlockEnd: '12px', color: token('text-2'), overflowWrap: 'anywhere' }}>
        {[job.jobTitle, job.companyName].filter(Boolean).join(' · ')}
      </Box>
      <OfferForm job={job} offer={null} today={today} isWide onClose={onClose} />
    </>
  );
}

function Finder({ onFind }: { onFind: (id: number) => void }) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [finder] = useState(jobFinder);
  const asked = useDeferredValue(typed.trim());
  const found = useOwnQuery(
    `job for an offer ${asked}`,
    async (db) => {
      if (asked) return finder.find(db, asked, most);
      const near = await Promise.all(
        talks.map((status) => queryJobs(db, { statuses: [status], limit: most })),
      );
      return near.flatMap(({ rows }) => rows).slice(0, most);
    },
    { keep: true },
  );
  return (
    <>
      <FieldLabel htmlFor={id}>
        <Trans>Which job is it for?</Trans>
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
        sx={{ margin: '8px 0', padding: 0, listStyle: 'none', minHeight: 120 }}
      >
        {found?.map(({ internalId, jobTitle, companyName, status }) => (
          <li key={internalId}>
            <Button
              variant="text"
              fullWidth
              onClick={() => onFind(internalId)}
              startIcon={<StatusMark status={status} />}
              sx={{
                justifyContent: 'flex-start',
                minHeight: 44,
                textAlign: 'start',
                overflowWrap: 'anywhere',
              }}
            >
              {[jobTitle, companyName].filter(Boolean).join(' · ') || t`Untitled job`}
            </Button>
          </li>
        ))}
      </Box>
      <Box role="status" sx={{ color: token('text-2'), fontSize: '0.8125rem', paddingBlockEnd: '16px' }}>
        {found?.length === 0 && (
          <>
            {asked ? <Trans>No jobs contain these words.</Trans> : <Trans>Type a title or a company.</Trans>}{' '}
            <Link to={jobPaths.add} style={{ color: 'inherit' }}>
              <Trans>Add the job first</Trans>
            </Link>
          </>
        )}
      </Box>
    </>
  );
}
