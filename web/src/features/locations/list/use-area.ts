import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { isOwnType, type LocationType } from '@foothold/core/geography/location-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSetting } from '../../../data/settings/settings.ts';
import { statesQuery } from '../../../shared/geography/geo-queries.ts';
import { type Area, areaName, readArea, stateRowOf } from './location-area.ts';

export type AskedArea = Area & {
  /** “Ohio, United States”; '' for the world. */
  name: string;
  /** States to choose from; empty while they load and where they play no part. */
  states: readonly GeoRow[];
  /** True when the country has states and none of them is the one asked for. */
  isStateUnknown: boolean;
  /** Whether the list depends on a country or a state at all. */
  takes: { country: boolean; state: boolean };
};

/** The area of the address, filled up where a list needs one: states are those of some country, metros of the US. */
export function useArea(type: LocationType): AskedArea {
  const { countryCode, stateCode } = useParams();
  const chosen = useSetting('jobSearch', 'countrycode') ?? 'us';
  const usual = type === 'metro' ? 'us' : type === 'state' ? (countryName(chosen) ? chosen : 'us') : '';
  const area = readArea(type === 'country' ? '' : (countryCode ?? usual), type === 'state' ? '' : stateCode);
  const takes = {
    country: type === 'city' || type === 'state' || isOwnType(type),
    state: type === 'city' || type === 'metro' || isOwnType(type),
  };
  const hasStates = takes.state && area.isKnown && area.country !== '';
  const { data } = useQuery({ ...statesQuery(area.country), enabled: hasStates });
  const states = (hasStates && data?.results) || [];
  const row = area.state ? stateRowOf(area, states) : null;
  return {
    ...area,
    state: row?.code || area.state,
    name: areaName(area, row),
    states,
    isStateUnknown: area.state !== '' && states.length > 0 && row === null,
    takes,
  };
}
