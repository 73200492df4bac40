import type { PlaceGroup } from '@foothold/core/entities/place/place.ts';
import { type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type LocatedRecord, useLocatedRecords } from '../../../data/places/record-locations.ts';
import type { MapKind, MapPoint } from '../../../maps/map-props.ts';
import { href } from '../../../platform/href.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import type { PlaceRow } from '../list/places-view.ts';
import { useFarWords } from '../list/use-far-words.ts';
import { usePlaceRows } from '../list/use-place-rows.ts';
import { placePaths } from '../place-paths.ts';

/** A record on the map and in the list beside it. */
export type MapRow = {
  id: string;
  to: string;
  title: string;
  second: string;
  end: string;
  point: Point | null;
  kind: MapKind;
};

type Asked = { mode: 'all' | 'saved' | 'group'; groupId: number; text: string };

/** What a map of own records shows: places, with jobs and companies where everything is asked for, and where one starts. */
export function useMapRows({ mode, groupId, text }: Asked): {
  rows: readonly MapRow[];
  points: readonly MapPoint[];
  isReady: boolean;
  groups: readonly PlaceGroup[];
  unplaced: number;
} {
  const { t } = useLingui();
  const own = usePlaceRows();
  const isAll = mode === 'all';
  const jobs = useLocatedRecords('job');
  const companies = useLocatedRecords('company');
  const far = useFarWords(own.from?.country);
  const all = useMemo(() => {
    const shown = mode === 'group' ? own.rows.filter(({ groups }) => groups.includes(groupId)) : own.rows;
    return [
      ...shown.map((row) => rowOfPlace(row, far.distance(row.km))),
      ...(isAll ? [...(jobs?.rows ?? []), ...(companies?.rows ?? [])].map(rowOfRecord) : []),
    ];
  }, [own.rows, mode, groupId, isAll, jobs, companies, far.distance]);
  const folded = useMemo(() => all.map(({ title, second }) => ` ${foldText(`${title} ${second}`)}`), [all]);
  const rows = useMemo(() => {
    const words = foldText(text).split(' ').filter(Boolean);
    return all.filter((_, at) => words.every((word) => folded[at]?.includes(` ${word}`)));
  }, [all, folded, text]);
  const { start, from } = own;
  const points = useMemo((): MapPoint[] => {
    const home: MapPoint[] = start
      ? [
          {
            id: 'from',
            ...start,
            label: from?.name || shownPlace(from ?? {}) || t`You start here`,
            kind: 'home',
          },
        ]
      : [];
    return [
      ...home,
      ...rows.flatMap(({ id, point, title, kind }): MapPoint[] =>
        point ? [{ id, ...point, label: title, kind }] : [],
      ),
    ];
  }, [rows, start, from, t]);
  return {
    rows,
    points,
    isReady:
      own.list !== undefined &&
      own.groups !== undefined &&
      (!isAll || (jobs !== undefined && companies !== undefined)),
    groups: own.groups?.rows ?? [],
    unplaced: rows.filter(({ point }) => point === null).length,
  };
}

function rowOfPlace({ place, name, kind, where, point }: PlaceRow, far: string): MapRow {
  return {
    id: `place-${place.internalId}`,
    to: placePaths.edit(place.internalId),
    title: name,
    second: [kind, where].filter(Boolean).join(' · '),
    end: far,
    point,
    kind: 'place',
  };
}

function rowOfRecord(record: LocatedRecord): MapRow {
  const { type, internalId, title, employer } = record;
  return {
    id: `${type}-${internalId}`,
    to: type === 'job' ? placePaths.job(internalId) : href('/company/details/:internalId', { internalId }),
    title,
    second: [employer, shownPlace(record)].filter(Boolean).join(' · '),
    end: '',
    point: pointOf(record),
    kind: type === 'job' ? 'job' : 'company',
  };
}
