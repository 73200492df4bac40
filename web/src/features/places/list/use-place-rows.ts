import type { Home } from '@foothold/core/entities/place/home.ts';
import { type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { useMemo } from 'react';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { type PlaceGroups, usePlaceGroups } from '../../../data/places/place-groups.ts';
import { type PlaceList, usePlaces } from '../../../data/places/place-list.ts';
import { type PlaceRow, placeRows } from './places-view.ts';

export type PlaceRows = {
  /** Undefined while they load. */
  list: PlaceList | undefined;
  groups: PlaceGroups | undefined;
  rows: readonly PlaceRow[];
  /** Where distances are counted from. */
  from: Home | null;
  start: Point | null;
};

const none: readonly PlaceRow[] = [];

/** The person's places with their groups and how far they are, live. */
export function usePlaceRows(): PlaceRows {
  const list = usePlaces();
  const groups = usePlaceGroups();
  const from = useTravelFrom()?.from ?? null;
  const start = useMemo(() => from && pointOf(from), [from]);
  const rows = useMemo(
    () =>
      list && groups ? placeRows(list.rows, { groups: groups.rows, placesOf: groups.placesOf, start }) : none,
    [list, groups, start],
  );
  return { list, groups, rows, from, start };
}
