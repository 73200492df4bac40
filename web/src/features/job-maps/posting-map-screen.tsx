import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { totalText } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { MapBesideList } from '../../maps/map-beside-list.tsx';
import { pinned, spotKey } from '../../maps/map-spots.ts';
import { SampleNote } from '../../shared/postings/sample-note.tsx';
import { type SearchFilters, withFilters } from '../../shared/search/search-address.ts';
import { useLeftOut } from '../../shared/search/use-left-out.ts';
import { rememberSearch, useRememberedSearch } from '../../shared/search/use-remembered-search.ts';
import { useSearchRequestReady } from '../../shared/search/use-search-request.ts';
import { useSearchTitle } from '../../shared/search/use-search-title.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../ui/lists/list-foot.tsx';
import { PageTurner } from '../../ui/lists/page-turner.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type JobMapState, listAddress } from './job-map-address.ts';
import { jobMapPaths } from './job-map-paths.ts';
import { MapSearchChips } from './map-search-chips.tsx';
import { MapSearchForm } from './map-search-form.tsx';
import { PostingCard } from './posting-card.tsx';
import { PostingMapHead } from './posting-map-head.tsx';
import { postingMapNotes } from './posting-map-notes.tsx';
import { PostingMapRows } from './posting-map-rows.tsx';
import { useJobMapAddress } from './use-job-map-address.ts';
import { usePostingMap } from './use-posting-map.ts';
import { usePostingPins } from './use-posting-pins.tsx';

const none: readonly JobSearchResult[] = [];

/** /jobs/map/search[/{state}/{city}]: postings on a map, with the list of what it shows; the address holds the search. */
export function PostingMapScreen() {
  const { t, i18n } = useLingui();
  const { state, isBare, addressOf, go } = useJobMapAddress();
  const isKnown = useRememberedSearch({
    state,
    isBare,
    go: (next, how) => go({ ...state, ...next }, how),
  });
  const isReady = useSearchRequestReady();
  const map = usePostingMap(state, { enabled: isKnown && isReady });
  const { list, points, spots, moved } = map;
  const rows = list.shown?.answer.results ?? none;
  const pins = usePostingPins({ spots, groups: map.groups, rows });
  const hidden = useLeftOut(state);
  const title = useSearchTitle();
  const now = new Date();

  const search = (filters: SearchFilters) => {
    const isElsewhere = filters.place !== state.place;
    go({ ...state, ...withFilters(state, filters), spot: null, box: isElsewhere ? null : state.box });
    // An area of the map is no place to begin with another day.
    if (!state.box || isElsewhere) void rememberSearch(filters);
  };
  const searchArea = (box: NonNullable<typeof moved>) => {
    const next = { ...state, ...withFilters(state, { place: '' }), box, spot: null };
    map.hold(next);
    go(next);
  };
  const open = (posting: string | null) => go({ ...state, posting }, { replace: true });
  const onPin = (id: string) => {
    const { group, spot } = pinned(id, map);
    if (group) map.openGroup(group);
    else if (spot?.ids.length === 1)
      go({ ...state, spot: null, posting: String(spot.ids[0]) }, { replace: true });
    else if (spot) go({ ...state, posting: null, spot: { lat: spot.lat, lng: spot.lng } });
  };
  const selected =
    (state.posting !== null && spots.find(({ ids }) => ids.includes(Number(state.posting)))?.key) ||
    (state.spot && spotKey(state.spot));
  const notes = postingMapNotes(map, state, hidden);
  const answer = list.shown?.answer;
  const card = state.posting !== null && (
    <PostingCard
      key={state.posting}
      id={state.posting}
      row={rows.find(({ id }) => String(id) === state.posting) ?? null}
      now={now}
      searchAddress={listAddress(state, state.posting)}
      onClose={() => open(null)}
    />
  );
  return (
    <FullHeight>
      <PageHead
        title={<Trans>Job search map</Trans>}
        documentTitle={t`Job search map`}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={jobMapPaths.locations}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              <Trans>Search locations</Trans>
            </Button>
            <Button
              variant="outlined"
              component={Link}
              to={listAddress(state)}
              startIcon={<Icon name="list" size="xs" />}
            >
              <Trans>List</Trans>
            </Button>
          </>
        }
      />
      <Box sx={{ flexShrink: 0, marginBlockEnd: '12px' }}>
        <MapSearchForm asked={state} isArea={state.box !== null} onSearch={search} />
        <MapSearchChips state={state} onChange={(next) => go(next)} />
        {points.shown?.answer.isSample && (
          <Box sx={{ marginBlockStart: '12px' }}>
            <SampleNote />
          </Box>
        )}
      </Box>
      <ListDetail
        label={t`Jobs`}
        detailLabel={t`Map`}
        head={<PostingMapHead map={map} state={state} onWhole={() => go({ ...state, spot: null })} />}
        notice={notes.length > 0 && notes}
        foot={
          answer &&
          answer.pagination.totalPages > 1 &&
          !map.isOutside && (
            <ListFoot>
              <PageTurner
                page={map.page}
                pageSize={answer.pagination.pageSize}
                count={answer.results.length}
                total={answer.pagination.totalPages * answer.pagination.pageSize}
                totalText={totalText(answer.totalResults, answer.totalIsCapped, i18n.locale)}
                onPage={map.onPage}
              />
            </ListFoot>
          )
        }
        keys={map.isOutside ? [] : rows.map(({ id }) => String(id))}
        selected={state.posting}
        onSelect={open}
        isOpen={false}
        stacks
        detail={
          <MapBesideList
            ariaLabel={t`${title(state)} on the map`}
            points={pins}
            unit="postings"
            selected={selected || null}
            onSelect={onPin}
            onMove={map.onMove}
            about={map.about}
            fit={map.target ? 'view' : 'points'}
            {...(map.target && { view: map.target })}
            onSearchArea={map.isOffered && moved ? () => searchArea(moved) : null}
            card={card}
          />
        }
      >
        <PostingMapRows
          map={map}
          state={state}
          now={now}
          addressOf={(posting) => addressOf({ ...state, posting } satisfies JobMapState)}
        />
      </ListDetail>
    </FullHeight>
  );
}
