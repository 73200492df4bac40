import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { systemClock } from '../../data/rows/clock.ts';
import { useJobMetrics } from '../../data/statistics/job-metrics.ts';
import { jobsLook, setJobsLook } from '../../platform/jobs-look.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { MobileFoot } from '../../ui/mobile-foot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { JobsBoard, JobsBoardMobile } from './board/jobs-board.tsx';
import { JobsFilterChips } from './filters/jobs-filter-chips.tsx';
import { JobsFilterMenu } from './filters/jobs-filter-menu.tsx';
import { JobsLookButton, JobsLookSwitch } from './list/jobs-look-switch.tsx';
import { jobsKindOf, jobsPreset, keepsPreset, withoutPreset, withPreset } from './list/jobs-preset.ts';
import { JobsSearchField } from './list/jobs-search-field.tsx';
import { isFiltered, type JobsLook, type JobsView, writeJobsView } from './list/jobs-view.ts';
import { useJobsAddress } from './list/use-jobs-address.ts';
import { useSelection } from './list/use-selection.ts';
import type { DateAsked } from './shared/date-asked.ts';
import { jobPaths } from './shared/job-paths.ts';
import { JobsColumnsMenu } from './table/jobs-columns-menu.tsx';
import { JobsTableView } from './table/jobs-table-view.tsx';
import { useColumnChoice } from './table/use-column-choice.ts';

const StatusDateDialog = opensLater(
  async () => (await import('./shared/status-date-dialog.tsx')).StatusDateDialog,
);

/**
 * The person's jobs, as a table or a board; /jobs/applications and /jobs/submissions are the same with a filter
 * (docs/spec/readings.md R33).
 */
export function JobsScreen() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const { status, method } = useParams();
  const navigate = useNavigate();
  const isMobile = useMobile();
  const [asked, show] = useJobsAddress();
  const preset = useMemo(
    () => jobsPreset(jobsKindOf(pathname), status ?? method),
    [pathname, status, method],
  );
  const view = useMemo(() => withPreset(asked, preset), [asked, preset]);
  const metrics = useJobMetrics();
  const [columns, chooseColumns] = useColumnChoice();
  // Read once: a bare address means the same when Back leads to it again.
  const [lastLook] = useState(jobsLook);
  const [selected, setSelected] = useSelection(view);
  const [shown, setShown] = useState<number | undefined>();
  const [dating, setDating] = useState<DateAsked | null>(null);
  const today = calendarDate(systemClock.now());

  // A filter that differs from what the path stands for belongs to the plain list: the path would contradict it.
  const change = useCallback(
    (next: JobsView, how?: { typed: boolean }) => {
      if (keepsPreset(next, preset)) return show(withoutPreset(next, preset), how);
      void navigate({ pathname: jobPaths.list, search: writeJobsView(next).toString() }, { flushSync: true });
    },
    [preset, show, navigate],
  );
  const onSearch = useCallback((text: string) => change({ ...view, text }, { typed: true }), [change, view]);
  const onLook = (next: JobsLook) => {
    setJobsLook(next);
    change({ ...view, view: next });
  };

  const look = view.view ?? lastLook;
  const saved = metrics?.tiles.saved;
  const hasNone = shown === 0 && saved === 0;
  const LookChoice = isMobile ? JobsLookButton : JobsLookSwitch;
  const Board = isMobile ? JobsBoardMobile : JobsBoard;
  const part = { view, today, back: pathname + search, selected, onSelect: setSelected, saved };
  const calls = { onView: change, onCount: setShown, onChangeDate: setDating };
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Jobs</Trans>}
        documentTitle={t`Jobs`}
        fact={saved ? <Count saved={saved} shown={isFiltered(view) ? shown : undefined} /> : undefined}
        beside={!hasNone && <LookChoice look={look} onChange={onLook} />}
        actions={
          !hasNone && (
            <Actions>
              <JobsSearchField text={view.text} onSearch={onSearch} />
              <JobsFilterMenu view={view} shown={shown} onChange={change} />
              {look === 'table' && columns && <JobsColumnsMenu columns={columns} onChoose={chooseColumns} />}
              <ShowMap />
              <AddJob sx={{ display: { xs: 'none', md: 'inline-flex' } }} />
            </Actions>
          )
        }
      />
      <JobsFilterChips view={view} onChange={change} />
      {look === 'table' ? (
        <JobsTableView {...part} {...calls} columns={columns} />
      ) : (
        <Suspense fallback={<SkeletonRows count={13} label={t`Loading your jobs`} />}>
          <Board {...part} {...calls} />
        </Suspense>
      )}
      {selected.size === 0 && !hasNone && (
        <MobileFoot>
          <AddJob fullWidth />
        </MobileFoot>
      )}
      <StatusDateDialog open={dating !== null} asked={dating} today={today} onClose={() => setDating(null)} />
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
