import {
  citiesList,
  cityGet,
  citySums,
  countriesList,
  countryGet,
  geocode,
  metros,
  metrosOfArea,
  placeSuggest,
  reverseGeocode,
  stateGet,
  statesOfCountry,
} from '@foothold/core/contract/geography.ts';
import type { GeoKind, GeoRow } from '@foothold/core/geography/geo.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/server/api.ts';

// Reference data changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/** All countries, by name. */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['geo', 'countries'],
    queryFn: ({ signal }) => call(countriesList, { signal }),
    ...kept,
  });
}

/** One country by its code. */
export function countryQuery(code: string) {
  return queryOptions({
    queryKey: ['geo', 'country', code.toUpperCase()],
    queryFn: ({ signal }) => call(countryGet, { params: { code }, signal }),
    ...kept,
  });
}

/** The states or provinces of a country, by name. */
export function statesQuery(country: string) {
  return queryOptions({
    queryKey: ['geo', 'states', country.toUpperCase()],
    queryFn: ({ signal }) => call(statesOfCountry, { params: { country }, signal }),
    ...kept,
  });
}

/** One state or province by code or name. */
export function stateQuery(country: string, state: string) {
  return queryOptions({
    queryKey: ['geo', 'state', country.toUpperCase(), state.toUpperCase()],
    queryFn: ({ signal }) => call(stateGet, { params: { country, state }, signal }),
    ...kept,
  });
}

/** The metropolitan and micropolitan areas of the United States, or those that touch a state; largest first. */
export function metrosQuery(state = '') {
  return queryOptions({
    queryKey: ['geo', 'metros', state.toUpperCase()],
    queryFn: ({ signal }) =>
      state ? call(metrosOfArea, { params: { area: state }, signal }) : call(metros, { signal }),
    ...kept,
  });
}

/** One metro by its five digits; null where there is none. */
export function metroQuery(code: string) {
  return queryOptions({
    queryKey: ['geo', 'metro', code],
    queryFn: async ({ signal }): Promise<GeoRow | null> =>
      (await call(metrosOfArea, { params: { area: code }, signal })).results[0] ?? null,
    ...kept,
  });
}

/** What a list of cities asks for; see `citiesList` of the contract. */
export type CitiesQuestion = {
  country?: string;
  state?: string;
  text?: string;
  capitals?: 'true' | 'false';
  near?: string;
  bbox?: string;
  sort?: 'population' | 'name' | 'distance';
  ascending?: 'true' | 'false';
  offset?: number;
  limit?: number;
};

const citiesDefaults = { sort: 'population', ascending: 'false', offset: 0, limit: 20 } as const;

/** A part of a list of cities. */
export function citiesQuery(question: CitiesQuestion) {
  return queryOptions({
    queryKey: ['geo', 'cities', question],
    queryFn: ({ signal }) => call(citiesList, { query: { ...citiesDefaults, ...question }, signal }),
    ...kept,
  });
}

/** All cities of an area by state or metro, each with its place on the map. */
export function citySumsQuery(question: { by: 'state' | 'metro'; country?: string; state?: string }) {
  return queryOptions({
    queryKey: ['geo', 'city-sums', question],
    queryFn: ({ signal }) => call(citySums, { query: question, signal }),
    ...kept,
  });
}

/** One city with what is known about it; wages are those of the occupation where one is given. */
export function cityQuery(id: string, occupation?: string) {
  return queryOptions({
    queryKey: ['geo', 'city', id, occupation ?? ''],
    queryFn: ({ signal }) =>
      call(cityGet, { params: { id }, query: { ...(occupation && { occupation }) }, signal }),
    ...kept,
  });
}

/** Places whose names begin as typed. */
export function suggestQuery(text: string) {
  return queryOptions({
    queryKey: ['geo', 'suggest', text],
    queryFn: ({ signal }) => call(placeSuggest, { query: { text, limit: 12 }, signal }),
    ...kept,
  });
}

/** The places a text stands for, best first; of equal names the one in `country` comes first. */
export function geocodeQuery(searchText: string, { country }: { country?: string } = {}) {
  return queryOptions({
    queryKey: ['geo', 'geocode', searchText, country ?? ''],
    queryFn: ({ signal }) =>
      call(geocode, { body: { searchText, limit: 8, ...(country && { country }) }, signal }),
    ...kept,
  });
}

/** The place a point is in or next to, or null. */
export function reverseQuery(point: { lat: number; lng: number }, type: GeoKind = 'city') {
  return queryOptions({
    queryKey: ['geo', 'reverse', point.lat, point.lng, type],
    queryFn: ({ signal }) => call(reverseGeocode, { body: { lat: point.lat, lng: point.lng, type }, signal }),
    ...kept,
  });
}
