import type { Job } from '@foothold/core/entities/job/job.ts';
import { isPreparable } from '@foothold/core/tracking/is-preparable.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { StatusButton } from '../../../shared/jobs/status-button.tsx';
import { TagColors } from '../../../shared/jobs/tag-colors.tsx';
import { RowLink } from '../../../ui/buttons/row-link.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { token } from '../../../ui/tokens.ts';
import { type JobsView, jobSorts, sortedBy } from '../list/jobs-view.ts';
import type { JobsWindow } from '../list/use-jobs-window.ts';
import type { DateAsked } from '../shared/date-asked.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { LaterTagList } from '../shared/later-tag-list.tsx';
import { moveJobs } from '../shared/move-jobs.tsx';
import { rateJob } from '../shared/rate-job.tsx';
import { AppliedButton } from './applied-button.tsx';
import { type JobColumnId, usualColumns } from './job-column-choice.ts';
import { useJobColumns } from './job-columns.tsx';
import { JobRowFacts, StepUnder } from './job-row-facts.tsx';
import { shortPay } from './short-pay.ts';
import { useShownColumns } from './use-column-names.ts';
import { useRowsInSight } from './use-rows-in-sight.ts';

type Props = {
  window: JobsWindow;
  /** Which columns are beside the job; undefined while that is read. */
  columns: readonly JobColumnId[] | undefined;
  view: JobsView;
  today: string;
  /** Where a job's screen leads back to. */
  back: string;
  selected: ReadonlySet<number>;
  onSelect: (keys: Set<number>) => void;
  /** The box in the head. */
  onAll: (on: boolean) => void;
  onView: (next: JobsView) => void;
  /** Opens the day that a change of status just wrote. */
  onChangeDate: (asked: DateAsked) => void;
};

/** The table of jobs: sorted by its heads, status changed in place, rows on mobile. */
export function JobsTable({
  window,
  columns: shown = usualColumns,
  view,
  today,
  back,
  selected,
  onSelect,
  onAll,
  onView,
  onChangeDate,
}: Props) {
  const { t } = useLingui();
  const isShown = useShownColumns();
  const named = useMemo(() => shown.filter(isShown), [shown, isShown]);
  const columns = useJobColumns({ shown: named, today, back, onChangeDate });
  const [ids, onRange] = useRowsInSight(window);
  const selection = useMemo(
    () => ({ keys: selected, onChange: onSelect, onAll }),
    [selected, onSelect, onAll],
  );
  return (
    <JobRowFacts
      ids={ids}
      today={today}
      hasFits={shown.includes('fit') || view.sort === 'fit' || view.fit.length > 0}
    >
      <TagColors>
        <DataTable
          label={t`Jobs`}
          rows={window.rows}
          rowKey={(job) => job.internalId}
          rowName={(job) => job.jobTitle || job.companyName || t`job ${job.internalId}`}
          columns={columns}
          sort={{ id: view.sort, ascending: view.ascending }}
          onSort={(id) => {
            const sort = jobSorts.find((name) => name === id);
            if (sort) onView(sortedBy(view, sort));
          }}
          selection={selection}
          onRowKey={rateByKey}
          question={JSON.stringify(view)}
          onRange={onRange}
          phoneRow={(job) => <PhoneRow job={job} today={today} back={back} onChangeDate={onChangeDate} />}
        />
      </TagColors>
    </JobRowFacts>
  );
}

/** 1 to 5 say how much the person wants the job, 0 takes that back. */
function rateByKey(job: Job, key: string): boolean {
  if (!/^[0-5]$/.test(key)) return false;
  void rateJob(job.internalId, Number(key));
  return true;
}

type RowProps = { job: Job; today: string; back: string; onChangeDate: (asked: DateAsked) => void };

function PhoneRow({ job, today, back, onChangeDate }: RowProps) {
  const { t } = useLingui();
  const pay = shortPay(job);
  return (
    <Box sx={{ lineHeight: '22px' }}>
      <Box sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
        <RowLink to={jobPaths.edit(job.internalId)} state={{ back }}>
          {job.jobTitle || t`Untitled job`}
        </RowLink>{' '}
        {job.isExample && <StateChip kind="example" />}
      </Box>
      <Box sx={{ color: token('text-2'), overflowWrap: 'anywhere' }}>
        {[job.companyName, pay || t`Pay not stated`].filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontSize: '0.875rem', lineHeight: '20px', color: token('text-2') }}>
        <StepUnder job={job} />
      </Box>
      {job.tags.length > 0 && (
        <Box sx={{ marginBlock: '4px' }}>
          <LaterTagList tags={job.tags} most={3} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px',
          marginBlock: '-4px -10px',
          '& button': { minHeight: 44 },
        }}
      >
        <StatusButton
          variant="plain"
          status={job.status}
          today={today}
          label={job.jobTitle || job.companyName}
          onChoose={(status, date, note) =>
            void moveJobs([job.internalId], status, { date, note, today, onChangeDate })
          }
        />
        {job.dateApplied === '' && isPreparable(job) && (
          <AppliedButton job={job} today={today} onChangeDate={onChangeDate} />
        )}
      </Box>
    </Box>
  );
}
