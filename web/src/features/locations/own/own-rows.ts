import { locationLine } from '@foothold/core/entities/place/location-form.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import type { OwnType } from '@foothold/core/geography/location-type.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  type LocatedRecord,
  type LocatedRecords,
  useLocatedRecords,
} from '../../../data/places/record-locations.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { areaOfRecord } from '../list/location-area.ts';
import { type Listed, type LocationsView, viewOf } from '../list/locations-view.ts';

/** An own record in a list of locations. */
export type OwnRow = Listed & { record: LocatedRecord };

export type OwnRows = {
  /** Undefined while they load. */
  list: LocatedRecords | undefined;
  rows: OwnRow[];
  matching: OwnRow[];
  total: number;
  /** How many there are in the area without any filter. */
  inArea: number;
};

/** The own records of a type in an area, as a view shows them. */
export function useOwnRows(
  type: OwnType,
  { area, view }: { area: { country: string; state: string }; view: LocationsView },
): OwnRows {
  const { i18n, t } = useLingui();
  const list = useLocatedRecords(type);
  const { country, state } = area;
  const all = useMemo(
    () =>
      (list?.rows ?? [])
        .filter((record) => {
          const lies = areaOfRecord(record);
          return (!country || lies.country === country) && (!state || lies.state === state);
        })
        .map((record): OwnRow => {
          const where = shownPlace(record) || locationLine(record);
          return {
            key: String(record.internalId),
            title: record.title || t`Without a name`,
            second: [record.employer, where].filter(Boolean).join(' · '),
            end: pointOf(record) ? '' : t`Not on the map`,
            population: null,
            point: pointOf(record),
            record,
          };
        }),
    [list, country, state, t],
  );
  const shown = useMemo(() => viewOf(all, view, i18n.locale), [all, view, i18n.locale]);
  return { list, ...shown, inArea: all.length };
}
