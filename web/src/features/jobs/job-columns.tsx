import { dateFormat } from '@foothold/core/domain/formats.ts';
import { choiceLabel, type Job, jobSources } from '@foothold/core/domain/job.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { DataColumn } from '../../components/data-table-props.ts';
import { RowLink } from '../../components/row-link.tsx';
import { StateChip } from '../../components/state-chip.tsx';
import { StatusButton } from '../../components/status-button.tsx';
import { token } from '../../components/tokens.ts';
import { ageOf, fullDate, placeOf, shortDate } from './job-cells.ts';
import { moveJobs } from './job-commands.tsx';
import { jobPaths } from './job-paths.ts';
import type { JobSort } from './jobs-view.ts';
import { shortPay } from './short-pay.ts';

type Options = { today: string; back: string; onChangeDate: (id: number) => void };

/** The columns of the table of jobs; the ids are what the list sorts by. */
export function useJobColumns({ today, back, onChangeDate }: Options): readonly DataColumn<Job>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const column = (id: JobSort, rest: Omit<DataColumn<Job>, 'id' | 'sortable'>): DataColumn<Job> => ({
      id,
      sortable: true,
      ...rest,
    });
    return [
      column('jobTitle', {
        head: t`Job`,
        width: 300,
        cell: (job) => <JobCell job={job} back={back} untitled={t`Untitled job`} />,
      }),
      column('status', {
        head: t`Status`,
        width: 250,
        cell: (job) => (
          <StatusButton
            variant="plain"
            status={job.status}
            today={today}
            label={job.jobTitle || job.companyName}
            onChoose={(status, date) =>
              void moveJobs([job.internalId], status, { date, today, onChangeDate })
            }
          />
        ),
      }),
      column('dateApplied', {
        head: t`Applied`,
        width: 100,
        cell: (job) => (
          <span title={fullDate(job.dateApplied)}>{shortDate(job.dateApplied, { today }) || '–'}</span>
        ),
      }),
      column('updatedAt', {
        head: t`Last change`,
        width: 116,
        cell: (job) => <LastChange at={job.updatedAt} today={today} />,
      }),
      column('source', {
        head: t`Source`,
        width: 108,
        cell: (job) => choiceLabel(jobSources, job.source) || '–',
      }),
      column('pay', {
        head: t`Pay`,
        width: 136,
        align: 'end',
        cell: (job) => {
          const pay = shortPay(job);
          if (!pay) return <span style={{ color: token('text-3') }}>{t`Not stated`}</span>;
          return (
            <span title={job.salary} style={{ color: token('text') }}>
              {pay}
            </span>
          );
        },
      }),
    ];
  }, [t, today, back, onChangeDate]);
}

function JobCell({ job, back, untitled }: { job: Job; back: string; untitled: string }) {
  const under = [job.companyName, placeOf(job)].filter(Boolean).join(' · ');
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box title={[job.jobTitle, under].filter(Boolean).join('\n')} sx={{ lineHeight: '18px' }}>
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
        <Box sx={cut}>
          <RowLink to={jobPaths.edit(job.internalId)} state={{ back }}>
            {job.jobTitle || untitled}
          </RowLink>
        </Box>
        {job.isExample && <StateChip kind="example" />}
      </Box>
      <Box sx={{ ...cut, fontSize: '0.75rem', lineHeight: '16px' }}>{under}</Box>
    </Box>
  );
}

function LastChange({ at, today }: { at: string; today: string }) {
  const { t } = useLingui();
  const age = ageOf(at, { today });
  if (!age) return '–';
  const text = 'date' in age ? age.date : age.days === 0 ? t`Today` : t`${age.days} d ago`;
  return (
    <span title={dateFormat(undefined, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))}>
      {text}
    </span>
  );
}
