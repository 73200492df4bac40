import type { GeoRow } from '@foothold/core/geography/geo.ts';
import type { ReferenceType } from '@foothold/core/geography/location-type.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { shownCountry } from '../../../platform/shown-country.ts';
import {
  citiesQuery,
  countriesQuery,
  metrosQuery,
  statesQuery,
} from '../../../shared/geography/geo-queries.ts';
import { type Answer, useAnswer } from '../../../ui/notes/use-answer.ts';
import { type Listed, type LocationsView, pageSize, viewOf } from '../list/locations-view.ts';
import { pointOfGeo } from './location-sums.ts';

/** A row of a reference list. */
export type ReferenceRow = Listed & { type: ReferenceType; geo: GeoRow };

type GeoAnswer = Answer<{ results: GeoRow[]; total: number }, LocationsView>;

export type ReferenceRows = {
  answer: GeoAnswer;
  /** Rows of the page, and how many there are on all of them. */
  rows: ReferenceRow[];
  total: number;
  /** All rows that match, where the whole list is here. */
  matching: ReferenceRow[];
};

type Options = {
  area: { country: string; state: string };
  view: LocationsView;
  enabled: boolean;
  /** Read as much as one call gives, for a map; else a page. */
  whole?: boolean;
};

const maxOfOneCall = 1000;

/** The rows of a reference list: cities come by pages from the server, the other lists whole and are paged here. */
export function useReferenceRows(
  type: ReferenceType,
  { area, view, enabled, whole = false }: Options,
): ReferenceRows {
  const { i18n, t } = useLingui();
  const { country, state } = area;
  const where = { ...(country && { country }), ...(country && state && { state }) };
  const question = whole ? { ...where, limit: maxOfOneCall } : { ...where, ...pageOf(view) };
  const ask = (of: ReferenceType) => ({ state: view, enabled: enabled && of === type });
  const answers: Record<ReferenceType, GeoAnswer> = {
    city: useAnswer(citiesQuery(question), ask('city')),
    state: useAnswer(statesQuery(country), ask('state')),
    metro: useAnswer(metrosQuery(state), ask('metro')),
    country: useAnswer(countriesQuery(), ask('country')),
  };
  const answer = answers[type];
  const results = answer.shown?.answer.results;
  const all = useMemo(() => {
    const number = numberFormat(i18n.locale);
    return (results ?? []).map((geo): ReferenceRow => {
      const people = geo.population === null ? '' : number.format(geo.population);
      const end = people && t`${people} people`;
      const title = (type === 'country' && shownCountry(geo.code)) || geo.name;
      const listed = { key: geo.id, title, second: secondOf(type, geo), end };
      return { ...listed, population: geo.population, point: pointOfGeo(geo), type, geo };
    });
  }, [results, type, i18n.locale, t]);
  const isPaged = type === 'city' && !whole;
  const here = useMemo(() => viewOf(all, view, i18n.locale), [all, view, i18n.locale]);
  if (isPaged) return { answer, rows: all, matching: all, total: answer.shown?.answer.total ?? 0 };
  return { answer, ...here };
}

function pageOf({ text, sort, page }: LocationsView) {
  const isByName = sort === 'a-z' || sort === 'z-a';
  return {
    ...(text && { text }),
    sort: isByName ? ('name' as const) : ('population' as const),
    ascending: sort === 'a-z' || sort === 'smallest' ? ('true' as const) : ('false' as const),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
}

function secondOf(type: ReferenceType, { country, stateCode, code }: GeoRow): string {
  if (type === 'country') return code;
  if (type !== 'city') return shownCountry(country);
  return [regionName(country, stateCode), shownCountry(country)].filter(Boolean).join(', ');
}
