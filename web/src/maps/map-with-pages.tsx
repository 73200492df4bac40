import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { ListDetail } from '../ui/lists/list-detail.tsx';
import { ListFoot } from '../ui/lists/list-foot.tsx';
import { PageTurner } from '../ui/lists/page-turner.tsx';
import { EmptyState } from '../ui/notes/empty-state.tsx';
import { Note } from '../ui/notes/note.tsx';
import { ElsewhereLine } from './elsewhere-line.tsx';
import { MapBesideList } from './map-beside-list.tsx';
import type { MapPoint, MapProps, MapView } from './map-props.ts';

type Props<T> = Pick<MapProps, 'ariaLabel'> & {
  /** Name of the list, for assistive technology. */
  label: string;
  head: ReactNode;
  /** The rows that the map shows, and behind them those without coordinates. */
  rows: readonly T[];
  keyOf: (row: T) => string;
  row: (row: T) => ReactNode;
  /** The pins of all rows; `elsewhere` of them are outside what the map shows. */
  pins: readonly MapPoint[];
  elsewhere: number;
  onMove: (view: MapView) => void;
  /** On the map and no row: home, where distances start. */
  landmarks: readonly MapPoint[];
  /** Says that rows have no coordinates. */
  unplaced: ReactNode;
  selected: string | null;
  onSelect: (key: string) => void;
  /** The `MapCard` of the selected row. */
  card: ReactNode;
  /** In place of rows: loading, none yet, none found. */
  state: ReactNode;
};

const pageSize = 50;

/** Own records in pages beside a map that the list follows; the row of one without coordinates leads to where its place is set. */
export function MapWithPages<T>(props: Props<T>) {
  const { ariaLabel, label, head, rows, keyOf, row, pins, elsewhere, onMove, landmarks, unplaced } = props;
  const { selected, onSelect, card, state } = props;
  const { t } = useLingui();
  const [asked, setPage] = useState(1);
  // The map decides how long the list is.
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const part = rows.slice((page - 1) * pageSize, page * pageSize);
  const points = useMemo(() => [...landmarks, ...pins], [landmarks, pins]);
  return (
    <ListDetail
      label={label}
      detailLabel={t`Map`}
      head={head}
      notice={
        (elsewhere > 0 || unplaced) && (
          <>
            {elsewhere > 0 && (
              <Note kind="quiet" icon="map">
                <ElsewhereLine count={elsewhere} />
              </Note>
            )}
            {unplaced}
          </>
        )
      }
      foot={
        rows.length > pageSize && (
          <ListFoot>
            <PageTurner
              page={page}
              pageSize={pageSize}
              count={part.length}
              total={rows.length}
              onPage={setPage}
            />
          </ListFoot>
        )
      }
      keys={part.map(keyOf)}
      selected={selected}
      onSelect={onSelect}
      isOpen={false}
      stacks
      detail={
        <MapBesideList
          ariaLabel={ariaLabel}
          points={points}
          selected={selected}
          onSelect={(id) => pins.some((pin) => pin.id === id) && onSelect(id)}
          onMove={onMove}
          card={card}
        />
      }
    >
      {state}
      {!state && rows.length === 0 && <EmptyState title={<Trans>Nothing in this part of the map</Trans>} />}
      {part.map(row)}
    </ListDetail>
  );
}
