import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect } from 'react';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { JobsBulkBar, useBulkAhead } from '../bulk/bulk-later.ts';
import { NoJobs } from '../list/jobs-none.tsx';
import type { JobsPartProps } from '../list/jobs-part-props.ts';
import { keysOfView, useJobsWindow } from '../list/use-jobs-window.ts';
import { BrokenNote } from '../shared/broken-note.tsx';
import type { JobColumnId } from './job-column-choice.ts';
import { JobsTable } from './jobs-table.tsx';

type Props = JobsPartProps & {
  /** Which columns are beside the job; undefined while that is read. */
  columns: readonly JobColumnId[] | undefined;
};

/** The person's jobs as a table, with what can be done with the ticked ones. */
export function JobsTableView(props: Props) {
  const { columns, view, today, back, selected, onSelect, saved, onView, onCount, onChangeDate } = props;
  const { t } = useLingui();
  useBulkAhead();
  const list = useJobsWindow(view);
  const isRefused = useOwnDataRefused();
  const rows = list?.rows;
  const shown = rows?.length;
  useEffect(() => onCount(shown), [onCount, shown]);
  const onAll = useCallback(
    (on: boolean) => {
      const read = (on && rows ? rows : []).flatMap((job) => (job ? [job.internalId] : []));
      if (!on || read.length === rows?.length) onSelect(new Set(read));
      else void keysOfView(view).then((keys) => onSelect(new Set(keys)));
    },
    [rows, view, onSelect],
  );
  const clear = useCallback(() => onSelect(new Set()), [onSelect]);
  return (
    <>
      <BrokenNote ids={list?.broken ?? []} />
      {list === undefined && !isRefused && <SkeletonRows count={13} label={t`Loading your jobs`} />}
      {shown === 0 && <NoJobs view={view} saved={saved} onChange={onView} />}
      {list && shown !== 0 && (
        <JobsTable
          window={list}
          columns={columns}
          view={view}
          today={today}
          back={back}
          selected={selected}
          onSelect={onSelect}
          onAll={onAll}
          onView={onView}
          onChangeDate={onChangeDate}
        />
      )}
      {selected.size > 0 && (
        <JobsBulkBar
          ids={[...selected]}
          jobs={rows?.flatMap((job) => (job && selected.has(job.internalId) ? [job] : [])) ?? []}
          today={today}
          onClear={clear}
          onChangeDate={onChangeDate}
        />
      )}
    </>
  );
}
