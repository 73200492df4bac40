import type {
  LocationType,
  MapType,
  OwnType,
  ReferenceType,
} from '@foothold/core/geography/location-type.ts';
import { isOwnType } from '@foothold/core/geography/location-type.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapKind, MapPoint } from '../../../maps/map-props.ts';
import { citySumsQuery, metrosQuery, statesQuery } from '../../../shared/geography/geo-queries.ts';
import { type Answer, useAnswer } from '../../../ui/notes/use-answer.ts';
import type { Area } from '../list/location-area.ts';
import { type Listed, type LocationsView, viewOf } from '../list/locations-view.ts';
import { useCountWords } from '../list/use-type-words.ts';
import { useOwnRows } from '../own/own-rows.ts';
import { type Sum, type Summand, sumByMetro, sumByState, sumsOfCities } from '../reference/location-sums.ts';
import { type ReferenceRow, useReferenceRows } from '../reference/reference-rows.ts';

export type MapRows = {
  /** All rows that match, in the order of the list. */
  rows: readonly Listed[];
  points: MapPoint[];
  /** Null for own records, which need no answer. */
  answer: Answer<unknown, unknown> | null;
  isReady: boolean;
  /** How many rows there are beside those one call gives; 0 where all are here. */
  omitted: number;
  /** How many matching rows have no coordinates. */
  unplaced: number;
};

type Options = { area: Area; sum: MapType; view: LocationsView };

const kinds: Record<LocationType, MapKind> = {
  city: 'city',
  metro: 'city',
  state: 'state',
  country: 'country',
  place: 'place',
  company: 'company',
  job: 'job',
  interview: 'job',
};
const everything: LocationsView = { text: '', sort: 'newest', page: 1, open: null };

/** What a map and the list beside it show: rows as they are, or their sums by state or metro (docs/spec/readings.md R9). */
export function useMapRows(type: LocationType, { area, sum, view }: Options): MapRows {
  const { t, i18n } = useLingui();
  const count = useCountWords();
  const isOwn = isOwnType(type);
  // Cities are too many to be fetched and summed here.
  const isSummed = type === 'city' && sum !== 'points';
  const asked = sum === 'points' ? view : everything;
  const reference = useReferenceRows((isOwn ? 'city' : type) as ReferenceType, {
    area,
    view: asked,
    enabled: !isOwn && !isSummed,
    whole: true,
  });
  const where = {
    ...(area.country && { country: area.country }),
    ...(area.state && { state: area.state }),
  };
  const by = sum === 'metro' ? 'metro' : 'state';
  const cities = useAnswer(citySumsQuery({ by, ...where }), { state: view, enabled: isSummed });
  const citySums = cities.shown?.answer.results;
  const own = useOwnRows((isOwn ? type : 'place') as OwnType, { area, view: asked });
  const metros = useQuery({ ...metrosQuery(), enabled: sum === 'metro' && !isSummed }).data?.results;
  const states = useQuery({ ...statesQuery(area.country || 'US'), enabled: sum === 'state' && !isSummed })
    .data?.results;
  const source = isOwn ? own : reference;
  const { matching } = source;

  const sums = useMemo((): Listed[] => {
    if (sum === 'points') return [];
    const summands = matching.map(summandOf);
    const groups = isSummed
      ? sumsOfCities(citySums ?? [], area.country)
      : sum === 'state'
        ? sumByState(summands, states ?? [])
        : sumByMetro(summands, metros ?? []);
    const number = numberFormat(i18n.locale);
    const outside =
      sum === 'state' ? t`Without a state` : isSummed ? t`Outside metro areas` : t`Not near a metro area`;
    return groups.map((group) => ({
      key: group.key || 'none',
      title: isStateless(group, sum) ? t`${group.title}, without a state` : group.title || outside,
      second: count(type, group.count),
      end: group.population === null ? '' : t`${number.format(group.population)} people`,
      // The list sorts by how many there are.
      population: group.count,
      point: group.point,
    }));
  }, [matching, isSummed, citySums, area.country, sum, states, metros, type, i18n.locale, t, count]);

  const shown = sum === 'points' ? source : viewOf(sums, view, i18n.locale);
  const points = useMemo(
    () =>
      (shown.matching as Listed[]).flatMap(({ key, title, point, population }): MapPoint[] => {
        if (!point) return [];
        // Sums count their members; of a metro it is the people, which not every one of them is known for.
        const isCounted = sum !== 'points' || type === 'metro';
        const counted = isCounted ? { count: population } : {};
        const kind: MapKind = sum === 'points' ? kinds[type] : 'group';
        return [{ id: key, ...point, label: title, kind, ...counted }];
      }),
    [shown.matching, sum, type],
  );
  const answer = isOwn ? null : isSummed ? cities : reference.answer;
  const held = isSummed ? undefined : reference.answer.shown?.answer;
  return {
    rows: shown.matching,
    points,
    answer,
    isReady: isOwn ? own.list !== undefined : answer?.shown !== null,
    omitted: held ? held.total - held.results.length : 0,
    unplaced: shown.matching.length - points.length,
  };
}

/** A sum by state that holds the rows of a country whose state is not told. */
const isStateless = ({ key }: Sum, sum: MapType) => sum === 'state' && key !== '' && !key.includes('-');

function summandOf(row: Listed): Summand {
  const { key, point, population } = row;
  if ('geo' in row) {
    const { country, stateCode } = (row as ReferenceRow).geo;
    return { key, point, population, country, state: stateCode };
  }
  const { record } = row as Listed & { record: { state?: string; country?: string } };
  return { key, point, population, country: record.country ?? '', state: record.state ?? '' };
}
