import { calendarDate } from '@foothold/core/domain/calendar-date.ts';
import { numberFormat } from '@foothold/core/domain/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { FullHeight } from '../../components/full-height.tsx';
import { Icon } from '../../components/icon.tsx';
import { MobileFoot } from '../../components/mobile-foot.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { systemClock } from '../../data/clock.ts';
import { useJobMetrics } from '../../data/job-metrics.ts';
import { useOwnDataRefused } from '../../data/own-query.ts';
import { BrokenNote } from './broken-note.tsx';
import { EmptyCard } from './empty-card.tsx';
import { jobPaths } from './job-paths.ts';
import { JobsBulkBar } from './jobs-bulk-bar.tsx';
import { NoJobsMatch, NoJobsYet } from './jobs-empty.tsx';
import { JobsFilterChips } from './jobs-filter-chips.tsx';
import { JobsFilterMenu } from './jobs-filter-menu.tsx';
import { jobsKindOf, jobsPreset, keepsPreset, withoutPreset, withPreset } from './jobs-preset.ts';
import { JobsSearchField } from './jobs-search-field.tsx';
import { JobsTable } from './jobs-table.tsx';
import { isFiltered, type JobsView, writeJobsView } from './jobs-view.ts';
import { useJobsAddress } from './use-jobs-address.ts';
import { keysOfView, useJobsWindow } from './use-jobs-window.ts';
import { useSelection } from './use-selection.ts';

const DateAppliedDialog = opensLater(
  async () => (await import('./date-applied-dialog.tsx')).DateAppliedDialog,
);

/** The person's jobs as a table; /jobs/applications and /jobs/submissions are the same with a filter (READINGS R33). */
export function JobsScreen() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { status, method } = useParams();
  const navigate = useNavigate();
  const [asked, show] = useJobsAddress();
  const preset = useMemo(
    () => jobsPreset(jobsKindOf(pathname), status ?? method),
    [pathname, status, method],
  );
  const view = useMemo(() => withPreset(asked, preset), [asked, preset]);
  const list = useJobsWindow(view);
  const metrics = useJobMetrics();
  const isRefused = useOwnDataRefused();
  const [selected, setSelected] = useSelection(view);
  const [dating, setDating] = useState<number | null>(null);
  const today = calendarDate(systemClock.now());

  // A filter that differs from what the path stands for belongs to the plain list: the path would contradict it.
  const change = useCallback(
    (next: JobsView, how?: { replace?: boolean }) => {
      if (keepsPreset(next, preset)) return show(withoutPreset(next, preset), how);
      void navigate({ pathname: jobPaths.list, search: writeJobsView(next).toString() });
    },
    [preset, show, navigate],
  );
  const onSearch = useCallback(
    (text: string) => change({ ...view, text }, { replace: true }),
    [change, view],
  );
  const rows = list?.rows;
  const onAll = useCallback(
    (on: boolean) => {
      const read = (on && rows ? rows : []).flatMap((job) => (job ? [job.internalId] : []));
      if (!on || read.length === rows?.length) setSelected(new Set(read));
      else void keysOfView(view).then((keys) => setSelected(new Set(keys)));
    },
    [rows, view, setSelected],
  );
  const clearSelection = useCallback(() => setSelected(new Set()), [setSelected]);

  const saved = metrics?.tiles.saved;
  const isEmpty = list !== undefined && list.rows.length === 0;
  const hasNone = isEmpty && saved === 0;
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Jobs</Trans>}
        documentTitle={t`Jobs`}
        fact={
          saved ? <Count saved={saved} shown={isFiltered(view) ? list?.rows.length : undefined} /> : undefined
        }
        actions={
          !hasNone && (
            <Actions>
              <JobsSearchField text={view.text} onSearch={onSearch} />
              <JobsFilterMenu view={view} onChange={change} />
              <ShowMap />
              <AddJob sx={{ display: { xs: 'none', md: 'inline-flex' } }} />
            </Actions>
          )
        }
      />
      <JobsFilterChips view={view} onChange={change} />
      <BrokenNote ids={list?.broken ?? []} />
      {list === undefined && !isRefused && <SkeletonRows count={13} label={t`Reading your jobs`} />}
      {isEmpty && (
        <EmptyCard>
          {hasNone ? <NoJobsYet /> : <NoJobsMatch view={view} total={saved} onChange={change} />}
        </EmptyCard>
      )}
      {list && !isEmpty && (
        <JobsTable
          window={list}
          view={view}
          today={today}
          back={pathname + search}
          selected={selected}
          onSelect={setSelected}
          onAll={onAll}
          onView={change}
          onChangeDate={setDating}
        />
      )}
      {selected.size > 0 && (
        <JobsBulkBar
          ids={[...selected]}
          jobs={list?.rows.flatMap((job) => (job && selected.has(job.internalId) ? [job] : [])) ?? []}
          today={today}
          onClear={clearSelection}
        />
      )}
      {selected.size === 0 && !hasNone && (
        <MobileFoot>
          <AddJob fullWidth />
        </MobileFoot>
      )}
      <DateAppliedDialog
        open={dating !== null}
        jobId={dating}
        today={today}
        onClose={() => setDating(null)}
      />
    </FullHeight>
  );
}

/** One line on mobile too, with the search taking what is left. */
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media (max-width: 899.95px)': { width: 'calc(100vw - 32px)', gap: 8 },
});

function ShowMap() {
  const { t } = useLingui();
  return (
    <IconButton component={Link} to={jobPaths.map} aria-label={t`Show on map`} title={t`Show on map`}>
      <Icon name="map" size="sm" />
    </IconButton>
  );
}

function AddJob({ sx, fullWidth = false }: { sx?: object; fullWidth?: boolean }) {
  return (
    <Button
      variant="contained"
      component={Link}
      to={jobPaths.add}
      fullWidth={fullWidth}
      startIcon={<Icon name="add" size="xs" />}
      sx={{ flexShrink: 0, ...sx }}
    >
      <Trans>Add job</Trans>
    </Button>
  );
}

function Count({ saved, shown }: { saved: number; shown: number | undefined }) {
  if (shown === undefined) return <Plural value={saved} one="# saved" other="# saved" />;
  const [part, all] = [shown, saved].map((count) => numberFormat().format(count));
  return (
    <Trans>
      {part} of {all}
    </Trans>
  );
}
