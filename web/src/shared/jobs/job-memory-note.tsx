import {
  type MemoryQuestion,
  monthOfDate,
  type RememberedJob,
} from '@foothold/core/entities/job/job-memory.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type CompanyMemory, useJobMemory } from '../../data/jobs/job-memory.ts';
import { showCompany } from '../../data/settings/hidden-companies.ts';
import { href } from '../../platform/href.ts';
import { useSay } from '../../platform/use-say.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { StateChip } from '../../ui/state-chip.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { token } from '../../ui/tokens.ts';

type Props = MemoryQuestion & {
  /** The person's calendar date. */
  today: string;
};

const maxShown = 8;

/**
 * What the person had to do with a company before, said ahead of a posting, a job or a form of it: applications first,
 * then what was only saved; and that its postings are hidden, with the way back. Nothing when there is nothing.
 */
export function JobMemoryNote({ today, ...question }: Props) {
  const memory = useJobMemory(question);
  if (!memory || (memory.jobs.length === 0 && memory.hiddenAs === '')) return null;
  return <JobMemoryLines memory={memory} companyName={question.companyName} today={today} />;
}

type LinesProps = { memory: CompanyMemory; companyName: string; today: string };

/** What is known of a company, in lines; the less pressing ones fold. */
export function JobMemoryLines({ memory, companyName, today }: LinesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { jobs, hiddenAs } = memory;
  const similar = jobs.find((job) => job.isSimilar);
  const first = jobs.slice(0, 1);
  // The same title is worth its line even when another application is newer.
  const folded = similar && !first.includes(similar) ? [...first, similar] : first;
  const shown = showsAll ? jobs.slice(0, maxShown) : folded;
  const more = Math.min(jobs.length, maxShown) - shown.length;
  return (
    <Box
      role="note"
      sx={{
        display: 'grid',
        gap: '6px',
        padding: '8px 14px',
        borderRadius: '20px',
        backgroundColor: token('sunken'),
        color: token('text-2'),
        fontSize: { xs: '0.875rem', md: '0.8125rem' },
        lineHeight: '18px',
      }}
    >
      {hiddenAs && <HiddenLine name={hiddenAs} />}
      {shown.map((job) => (
        <Line key={job.jobId} icon="history" end={<SeeIt job={job} />}>
          <Words job={job} companyName={companyName.trim()} today={today} />
          {job.isSimilar && job.kind === 'applied' && (
            <>
              {' '}
              <StateChip kind="similar">
                <Trans>Same title</Trans>
              </StateChip>
            </>
          )}
        </Line>
      ))}
      {more > 0 && (
        <Box sx={{ paddingInlineStart: '26px' }}>
          <TextButton onClick={() => setShowsAll(true)}>
            <Plural value={more} one="Show # more job there" other="Show # more jobs there" />
          </TextButton>
        </Box>
      )}
    </Box>
  );
}

function HiddenLine({ name }: { name: string }) {
  const { t } = useLingui();
  const show = async () => toastResult(await showCompany(name), <Trans>{name} is shown again.</Trans>);
  return (
    <Line
      icon="eye-off"
      end={
        <TextButton label={t`Show again: ${name}`} onClick={() => void show()}>
          <Trans>Show again</Trans>
        </TextButton>
      }
    >
      <Trans>You hid this company: searches leave its postings out.</Trans>
    </Line>
  );
}

function Line({ icon, end, children }: { icon: 'history' | 'eye-off'; end: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '10px' }}>
      <Icon name={icon} size={16} />
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {end}
    </Box>
  );
}

function SeeIt({ job }: { job: RememberedJob }) {
  return (
    <MuiLink
      component={Link}
      to={href('/job/edit/:internalId', { internalId: job.jobId })}
      sx={{
        fontWeight: 570,
        whiteSpace: 'nowrap',
        position: 'relative',
        '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
      }}
    >
      <Trans>See it</Trans>
    </MuiLink>
  );
}

type TextButtonProps = { label?: string; onClick: () => void; children: ReactNode };

function TextButton({ label, onClick, children }: TextButtonProps) {
  return (
    <Button
      variant="text"
      {...(label && { 'aria-label': label })}
      onClick={onClick}
      sx={{
        minWidth: 0,
        minHeight: 0,
        padding: 0,
        position: 'relative',
        color: token('accent'),
        fontSize: 'inherit',
        lineHeight: '18px',
        '@media (max-width: 899.95px)': { minHeight: 0 },
        '&::after': { content: '""', position: 'absolute', inset: '-13px -8px' },
      }}
    >
      {children}
    </Button>
  );
}

function Words({ job, companyName, today }: { job: RememberedJob; companyName: string; today: string }) {
  const say = useSay();
  const { t, i18n } = useLingui();
  const title = job.jobTitle || t`Untitled job`;
  const month = monthOfDate(job.date, { today, locale: i18n.locale });
  const status = say(jobStatusName(job.status));
  if (job.kind === 'applied')
    return month === '' ? (
      <Trans>
        You applied here before: {title}, {status}.
      </Trans>
    ) : (
      <Trans>
        You applied here in {month}: {title}, {status}.
      </Trans>
    );
  if (month === '')
    return (
      <Trans>
        You saved {title} at {companyName}.
      </Trans>
    );
  return (
    <Trans>
      You saved {title} at {companyName} in {month}.
    </Trans>
  );
}
