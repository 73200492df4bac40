import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusGroupName } from '@foothold/core/entities/job/job-status.messages.ts';
import { type JobStatusGroup, jobStatusGroups } from '@foothold/core/entities/job/job-status.ts';
import { locationLine, placeLine } from '@foothold/core/entities/place/location-form.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { useJobs } from '../../data/jobs/job-list.ts';
import { maxLocated } from '../../data/places/place-list.ts';
import { MapWithPages } from '../../maps/map-with-pages.tsx';
import { useMapList } from '../../maps/use-map-list.ts';
import { useSay } from '../../platform/use-say.ts';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { useNumbers } from '../../ui/hooks/use-numbers.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FindPlaces } from './find-places.tsx';
import { jobMapPaths } from './job-map-paths.ts';
import { OwnJobCard } from './own-job-card.tsx';
import { OwnJobRow } from './own-job-row.tsx';
import { type OwnMapView, ownMapJobs, ownMapQuery, readOwnMap } from './own-map-view.ts';
import { useHomePins, useOwnPins } from './use-own-pins.tsx';

const groups = Object.keys(jobStatusGroups) as JobStatusGroup[];
const none: readonly Job[] = [];

/** /jobs/map/view: the own jobs on a map by status (docs/spec/readings.md R10), with home and where distances start. */
export function OwnMapScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = useMemo(() => readOwnMap(new URLSearchParams(search)), [search]);
  const list = useJobs({ limit: maxLocated });
  const isRefused = useOwnDataRefused();
  const jobs = list?.rows ?? none;
  const { placed, unplaced, counts } = useMemo(() => ownMapJobs(jobs, view), [jobs, view]);
  const pins = useOwnPins(placed);
  const homes = useHomePins();
  const { shown, elsewhere, onMove } = useMapList(pins);
  const rows = useMemo(() => {
    const here = new Set(shown.map(({ id }) => id));
    return [...placed.filter(({ internalId }) => here.has(String(internalId))), ...unplaced];
  }, [placed, unplaced, shown]);
  const addressOf = (next: OwnMapView) => `${jobMapPaths.own}${ownMapQuery(next)}`;
  const go = (next: OwnMapView) =>
    void navigate(addressOf(next), { replace: true, preventScrollReset: true, flushSync: true });
  const job = jobs.find(({ internalId }) => String(internalId) === view.open);
  const hasTexts = unplaced.some((one) => placeLine(one) || locationLine(one));
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Jobs on a map</Trans>}
        documentTitle={t`Jobs on a map`}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={jobMapPaths.search}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              <Trans>Job search map</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={jobMapPaths.ownList}
              startIcon={<Icon name="list" size="xs" />}
            >
              <Trans>List</Trans>
            </Button>
          </>
        }
      />
      <GroupChips view={view} counts={counts} onChoose={(group) => go({ group, open: null })} />
      <MapWithPages
        label={t`Jobs`}
        ariaLabel={t`Your jobs on the map`}
        head={<ListHead>{list && <Plural value={rows.length} one="# job" other="# jobs" />}</ListHead>}
        rows={rows}
        keyOf={({ internalId }) => String(internalId)}
        row={(one) => (
          <OwnJobRow
            key={one.internalId}
            job={one}
            to={addressOf({ ...view, open: String(one.internalId) })}
            selected={String(one.internalId) === view.open}
          />
        )}
        pins={pins}
        elsewhere={elsewhere}
        onMove={onMove}
        landmarks={homes}
        unplaced={
          unplaced.length > 0 && (
            <Note kind="quiet" icon="pin" action={hasTexts && <FindPlaces />}>
              <Plural
                value={unplaced.length}
                one="# job has no coordinates. It is listed last; open its row to set its location."
                other="# jobs have no coordinates. They are listed last; open a row to set its location."
              />
            </Note>
          )
        }
        selected={view.open}
        onSelect={(open) => go({ ...view, open })}
        card={job && <OwnJobCard job={job} onClose={() => go({ ...view, open: null })} />}
        state={
          !list ? (
            !isRefused && <SkeletonRows label={t`Loading your jobs`} />
          ) : jobs.length === 0 ? (
            <NoJobs />
          ) : (
            rows.length === 0 &&
            elsewhere === 0 && <EmptyState title={<Trans>No jobs in this group</Trans>} />
          )
        }
      />
    </FullHeight>
  );
}

type ChipsProps = {
  view: OwnMapView;
  counts: Record<JobStatusGroup, number>;
  onChoose: (group: OwnMapView['group']) => void;
};

function GroupChips({ view, counts, onChoose }: ChipsProps) {
  const say = useSay();
  const { t } = useLingui();
  const { number } = useNumbers();
  return (
    <Box
      role="group"
      aria-label={t`Status group`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', flexShrink: 0, marginBlockEnd: '12px' }}
    >
      {groups.map((group) => (
        <FilterChip
          key={group}
          label={say(jobStatusGroupName(group))}
          count={number(counts[group])}
          on={view.group === group}
          onClick={() => onChoose(view.group === group ? '' : group)}
        />
      ))}
    </Box>
  );
}

function NoJobs() {
  return (
    <EmptyState
      title={<Trans>No jobs yet</Trans>}
      actions={
        <>
          <Button variant="contained" component={Link} to={jobMapPaths.searchList}>
            <Trans>Search jobs</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={jobMapPaths.addJob}>
            <Trans>Add job</Trans>
          </Button>
        </>
      }
    >
      <Trans>Jobs you save from the search come with their place.</Trans>
    </EmptyState>
  );
}
