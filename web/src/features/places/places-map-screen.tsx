import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useOwnDataRefused } from '../../data/db/own-query.ts';
import { MapWithList } from '../../maps/map-with-list.tsx';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import { LiveSearchField } from '../../ui/fields/live-search-field.tsx';
import { FullHeight } from '../../ui/full-height.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ListHead } from '../../ui/lists/list-head.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListTools } from '../../ui/lists/list-tools.tsx';
import { SkeletonRows } from '../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type MapRow, useMapRows } from './map/use-map-rows.ts';
import { keyOf, type PlaceMapMode, placeMapMode, placePaths } from './place-paths.ts';

/** Rows that are drawn beside the map; the map has all. */
const drawn = 200;

/** /places/map/{mode}/{groupId?}: own places, alone, with jobs and companies, or those of a group (docs/spec/readings.md R10). */
export function PlacesMapScreen() {
  const { mode: word, groupId } = useParams();
  const [query] = useSearchParams();
  const mode = placeMapMode(word);
  if (mode === 'search') return <Navigate to={`${placePaths.search}?${query}`} replace />;
  return <OwnMap mode={mode} groupId={keyOf(groupId)} />;
}

function OwnMap({ mode, groupId }: { mode: Exclude<PlaceMapMode, 'search'>; groupId: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isRefused = useOwnDataRefused();
  const [text, setText] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const { rows, points, isReady, groups, unplaced } = useMapRows({ mode, groupId, text });
  const group = groups.find(({ internalId }) => internalId === groupId);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const title =
    mode === 'group' && group ? group.name : mode === 'all' ? t`Everything on a map` : t`My places on a map`;
  const isGone = mode === 'group' && isReady && !group;
  return (
    <FullHeight>
      <PageHead
        title={title}
        documentTitle={title}
        backTo={placePaths.overview}
        actions={
          <>
            <Button
              variant="outlined"
              component={Link}
              to={mode === 'group' && group ? placePaths.listOf({ group: groupId }) : placePaths.list}
              startIcon={<Icon name="list" size="xs" />}
            >
              <Trans>List</Trans>
            </Button>
            <Button variant="outlined" component={Link} to={placePaths.search}>
              <Trans>Search for places</Trans>
            </Button>
          </>
        }
      />
      <ListTools>
        <LiveSearchField label={t`Search what the map shows`} text={text} fullWidth onSearch={setText} />
        <Box
          role="group"
          aria-label={t`What the map shows`}
          sx={{ display: 'flex', gap: '8px', flexWrap: 'wrap' }}
        >
          <FilterChip
            label={t`Places`}
            on={mode === 'saved'}
            onClick={() => void navigate(placePaths.map('saved'))}
          />
          <FilterChip
            label={t`Everything`}
            on={mode === 'all'}
            onClick={() => void navigate(placePaths.map('all'))}
          />
          {groups.slice(0, 6).map(({ internalId, name }) => (
            <FilterChip
              key={internalId}
              label={name}
              on={mode === 'group' && internalId === groupId}
              onClick={() => void navigate(placePaths.map('group', internalId))}
            />
          ))}
        </Box>
      </ListTools>
      <MapWithList
        ariaLabel={title}
        label={t`What the map shows`}
        points={points}
        selected={selected}
        onSelect={setSelected}
        head={(shown) => (
          <ListHead>
            {isReady && <Plural value={ownCount(shown, byId)} one="# here" other="# here" />}
          </ListHead>
        )}
        notice={
          unplaced > 0 && (
            <Note kind="quiet" icon="pin">
              <Plural
                value={unplaced}
                one="# has no coordinates, so it is not on the map."
                other="# have no coordinates, so they are not on the map."
              />
            </Note>
          )
        }
        most={drawn}
        row={(point) => {
          const row = byId.get(point.id);
          if (!row) return null;
          return (
            <ListRow
              key={row.id}
              id={row.id}
              to={row.to}
              selected={row.id === selected}
              title={row.title || t`Without a name`}
              second={row.second}
              end={row.end}
            />
          );
        }}
        state={
          !isReady && !isRefused ? (
            <SkeletonRows label={t`Loading your places`} />
          ) : isGone ? (
            <EmptyState title={<Trans>This group is not here</Trans>}>
              <Trans>It may have been deleted, perhaps in another tab. Its places are all kept.</Trans>
            </EmptyState>
          ) : rows.length === 0 ? (
            <EmptyState
              title={text ? <Trans>Nothing here matches “{text}”</Trans> : <Trans>Nothing to show yet</Trans>}
              actions={
                <Button variant="contained" component={Link} to={placePaths.add}>
                  <Trans>Add place</Trans>
                </Button>
              }
            />
          ) : undefined
        }
      />
    </FullHeight>
  );
}

/** Home is on the map and no row. */
function ownCount(shown: readonly { id: string }[], byId: ReadonlyMap<string, MapRow>): number {
  return shown.filter(({ id }) => byId.has(id)).length;
}
