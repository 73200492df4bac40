import type { Home } from '@foothold/core/entities/place/home.ts';
import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';
import { RowLink } from '../../../ui/buttons/row-link.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataColumn } from '../../../ui/tables/data-table-props.ts';
import { token } from '../../../ui/tokens.ts';
import { placePaths } from '../place-paths.ts';
import { type PlaceRow, type PlaceSort, type PlacesView, placeSorts } from './places-view.ts';
import { useFarWords } from './use-far-words.ts';

type Props = {
  rows: readonly PlaceRow[];
  groups: readonly PlaceGroup[];
  view: PlacesView;
  from: Home | null;
  ticked: ReadonlySet<number>;
  onTick: (keys: ReadonlySet<number>) => void;
  onChange: (next: PlacesView) => void;
};

/** Own places as the one table: only what is in sight is drawn, rows on mobile. */
export function PlacesTable({ rows, groups, view, from, ticked, onTick, onChange }: Props) {
  const { t } = useLingui();
  const far = useFarWords(from?.country);
  const names = useMemo(() => new Map(groups.map(({ internalId, name }) => [internalId, name])), [groups]);
  const groupNames = (row: PlaceRow) => row.groups.map((key) => names.get(key) ?? '').join(', ');
  const unnamed = t`Without a name`;
  const column = (id: string, head: string, width: number, cell: DataColumn<PlaceRow>['cell']) => ({
    ...{ id, head, width, cell },
    sortable: (placeSorts as readonly string[]).includes(id),
  });
  const columns: DataColumn<PlaceRow>[] = [
    column('name', t`Place`, 260, (row) => <NameCell row={row} unnamed={unnamed} />),
    column('where', t`Where`, 200, (row) => row.where || dash),
    column('kept', t`Purpose`, 190, (row) => row.purposes.map(shownPlaceType).join(', ') || dash),
    column('groups', t`Groups`, 170, (row) => groupNames(row) || dash),
    {
      ...column('far', t`Distance`, 100, (row) => far.distance(row.km) || dash),
      align: 'end',
    },
    column('time', t`Estimated time`, 150, (row) => far.time(row.km) || dash),
  ];
  const sortBy = (id: string) => {
    const sort = placeSorts.find((one) => one === id) as PlaceSort;
    onChange({ ...view, sort, ascending: view.sort === sort ? !view.ascending : true });
  };
  return (
    <DataTable
      label={t`My places`}
      rows={rows}
      rowKey={({ place }) => place.internalId}
      rowName={({ name }) => name || unnamed}
      columns={columns}
      sort={{ id: view.sort, ascending: view.ascending }}
      onSort={sortBy}
      selection={{ keys: ticked, onChange: onTick }}
      question={JSON.stringify([view.text, view.group, view.purpose])}
      phoneRow={(row) => (
        <>
          <Box sx={{ display: 'flex', gap: '8px', alignItems: 'baseline', overflowWrap: 'anywhere' }}>
            <RowLink to={placePaths.edit(row.place.internalId)}>{row.name || unnamed}</RowLink>
            {row.place.isExample && <StateChip kind="example" />}
          </Box>
          <Box sx={{ color: token('text-2'), fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            {[row.kind, row.where, groupNames(row)].filter(Boolean).join(' · ')}
          </Box>
          <Box sx={{ color: token('text-3'), fontSize: '0.8125rem' }}>
            {[far.distance(row.km), far.time(row.km)].filter(Boolean).join(' · ')}
          </Box>
        </>
      )}
      foot={
        rows.some(({ km }) => km !== null) && (
          <Box
            sx={{ padding: { xs: '12px 0', md: '10px 18px' }, color: token('text-3'), fontSize: '0.75rem' }}
          >
            {t`Times are estimates: a straight line at 35 km/h.`}
          </Box>
        )
      }
    />
  );
}

const dash = '–';

function NameCell({ row, unnamed }: { row: PlaceRow; unnamed: string }) {
  const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <Box title={row.name} sx={{ lineHeight: '18px' }}>
      <Box sx={{ display: 'flex', gap: '8px', alignItems: 'center' }}>
        <Box sx={cut}>
          <RowLink to={placePaths.edit(row.place.internalId)}>{row.name || unnamed}</RowLink>
        </Box>
        {row.place.isExample && <StateChip kind="example" />}
      </Box>
      <Box sx={{ ...cut, fontSize: '0.75rem', lineHeight: '16px' }}>{row.kind}</Box>
    </Box>
  );
}
