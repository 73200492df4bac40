import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ListDetail } from '../ui/lists/list-detail.tsx';
import { token } from '../ui/tokens.ts';
import { MapBesideList } from './map-beside-list.tsx';
import type { MapPoint, MapProps, MapView } from './map-props.ts';
import { useMapList } from './use-map-list.ts';

type Props = Omit<MapProps, 'height' | 'onSelect' | 'onMove' | 'selected'> & {
  /** Name of the list, for assistive technology. */
  label: string;
  selected: string | null;
  /** A row or a pin was chosen; the row comes into sight, the pin onto the map. */
  onSelect: (id: string) => void;
  /** Above the rows: a `ListHead`; given what the map shows of the points. */
  head: (shown: readonly MapPoint[]) => ReactNode;
  notice?: ReactNode;
  foot?: ReactNode;
  /** Rows that are drawn at most; the rest is counted and appears on the map. All where it is not given. */
  most?: number;
  /** Row of a point (a `ListRow` with its id). */
  row: (point: MapPoint) => ReactNode;
  /** In place of rows: loading, empty, failed. */
  state?: ReactNode;
  /** For “Search this area”. */
  onMove?: (view: MapView, byPerson: boolean) => void;
};

/** A list beside the map that follows it and leads it: rows are what the map shows. On mobile the list is under the map. */
export function MapWithList(props: Props) {
  const { label, selected, onSelect, head, notice, foot, row, state, onMove, points, most, ...map } = props;
  const { t } = useLingui();
  const list = useMapList(points);
  const rows = most === undefined ? list.shown : list.shown.slice(0, most);
  return (
    <ListDetail
      label={label}
      detailLabel={t`Map`}
      keys={state ? [] : rows.map(({ id }) => id)}
      selected={selected}
      onSelect={onSelect}
      isOpen={false}
      stacks
      head={head(list.shown)}
      notice={notice}
      foot={foot}
      detail={
        <MapBesideList
          {...map}
          points={points}
          selected={selected}
          onSelect={onSelect}
          onMove={(view, byPerson) => {
            list.onMove(view);
            onMove?.(view, byPerson);
          }}
        />
      }
    >
      {state ?? (
        <>
          {rows.map(row)}
          {list.shown.length > rows.length && <Rest count={list.shown.length - rows.length} />}
          {list.elsewhere > 0 && (
            <Box
              component="li"
              sx={{ listStyle: 'none', padding: '12px 16px', color: token('text-3'), fontSize: '0.8125rem' }}
            >
              {list.shown.length === 0 ? <Trans>Nothing in this part of the map.</Trans> : null}{' '}
              {t`${plural(list.elsewhere, { one: '# more is', other: '# more are' })} elsewhere on the map.`}
            </Box>
          )}
        </>
      )}
    </ListDetail>
  );
}

function Rest({ count }: { count: number }) {
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', padding: '12px 16px', color: token('text-3'), fontSize: '0.8125rem' }}
    >
      <Plural
        value={count}
        one="# more is on the map. Zoom in to list it."
        other="# more are on the map. Zoom in to list them."
      />
    </Box>
  );
}
