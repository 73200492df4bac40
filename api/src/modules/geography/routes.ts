import {
  citiesList,
  cityGet,
  citySums,
  countriesList,
  countryCities,
  countryGet,
  geocode,
  type LocatedText,
  locateTexts,
  metros,
  metrosOfArea,
  placeSuggest,
  reverseGeocode,
  stateCities,
  stateGet,
  stateMetros,
  statesNamed,
  statesOfCountry,
} from '@foothold/core/contract/geography.ts';
import type { CountryRow, GeoRow } from '@foothold/core/geography/geo.ts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { Gazetteer, PlaceFinder } from '../../providers/geocoder/port.ts';
import { cityDetail } from './city-detail.ts';
import { sumCities } from './city-sums.ts';
import { geographyMessage } from './geography.messages.ts';
import { citiesAsked } from './list-cities.ts';
import { readCountry, readState } from './read-area.ts';
import type { GeographyReference } from './reference.ts';

type Parts = {
  finder: PlaceFinder;
  reference: GeographyReference;
  /** The one city that each text can only mean; null where there is a doubt. */
  locate: (texts: readonly string[]) => Promise<(LocatedText | null)[]>;
};

const listed = (results: readonly GeoRow[]) => ({ results: [...results], total: results.length });

/** The people of all rows, null where one of them is not known. */
function peopleOf(rows: readonly GeoRow[]): number | null {
  return rows.reduce<number | null>(
    (sum, { population }) => (sum === null || population === null ? null : sum + population),
    0,
  );
}

/** The geography and place calls of docs/spec/calls.md and two of our own; rows as docs/spec/readings.md R11 has them. */
export function geographyRoutes(app: FastifyInstance, { finder, reference, locate }: Parts): void {
  const gazetteer = () => finder.gazetteer();
  const counted = (row: GeoRow): GeoRow =>
    row.country === 'US' ? { ...row, population: reference.statePopulation(row.stateCode) } : row;

  // Of other countries there is no count with a source: the sum of their cities is none.
  const peopled = (places: Gazetteer, country: CountryRow): CountryRow =>
    country.code === 'US' ? { ...country, population: peopleOf(places.states('US').map(counted)) } : country;
  bind(app, countriesList, async () => {
    const places = await gazetteer();
    const results = places.countries().map((country) => peopled(places, country));
    return { results, total: results.length };
  });
  bind(app, countryGet, async ({ params }) => {
    const places = await gazetteer();
    return peopled(places, readCountry(places, params.code));
  });

  bind(app, statesOfCountry, async ({ params }) => {
    const places = await gazetteer();
    return listed(places.states(readCountry(places, params.country).code).map(counted));
  });
  const oneState = async ({ country, state }: { country: string; state: string }) => {
    const places = await gazetteer();
    return counted(readState(places, readCountry(places, country), state));
  };
  bind(app, statesNamed, async ({ params }) => listed([await oneState(params)]));
  bind(app, stateGet, async ({ params }) => oneState(params));

  bind(app, metros, async () => listed(reference.metros()));
  bind(app, metrosOfArea, async ({ params: { area } }) => {
    if (/^\d/.test(area)) {
      const metro = reference.metroByCode(area);
      if (!metro) throw notFound('metro', geographyMessage('metro-not-found', { code: area }));
      return listed([metro]);
    }
    return listed(reference.metrosOfState((await oneState({ country: 'US', state: area })).code));
  });
  bind(app, stateMetros, async ({ params }) => {
    const state = await oneState({ country: params.country, state: params.stateCode });
    return listed(state.country === 'US' ? reference.metrosOfState(state.code) : []);
  });

  bind(app, countryCities, async ({ params }) => {
    const { country, offset, limit, ascending } = params;
    const places = await gazetteer();
    const { code } = readCountry(places, country);
    return places.cities({
      country: code,
      sort: 'population',
      ascending: ascending === 'true',
      offset,
      limit,
    });
  });
  bind(app, stateCities, async ({ params }) => {
    const { country, state, offset, limit, ascending } = params;
    const places = await gazetteer();
    const { country: code, code: stateCode } = readState(places, readCountry(places, country), state);
    const order = { sort: 'population', ascending: ascending === 'true' } as const;
    return places.cities({ country: code, state: stateCode, ...order, offset, limit });
  });
  bind(app, citiesList, async ({ query }) => citiesAsked(await gazetteer(), query));
  bind(app, citySums, async ({ query }) => sumCities(await gazetteer(), reference, query));
  bind(app, cityGet, async ({ params, query }) =>
    cityDetail(await gazetteer(), reference, { id: params.id, occupation: query.occupation }),
  );

  bind(app, geocode, async ({ body: { searchText, type, country, limit } }) =>
    finder.geocode(searchText, { type, country, limit }),
  );
  bind(app, locateTexts, async ({ body: { texts } }) => locate(texts));
  bind(app, reverseGeocode, async ({ body: { lat, lng, type } }) => finder.reverse({ lat, lng }, type));
  bind(app, placeSuggest, async ({ query: { text, country, limit } }) =>
    finder.suggest(text, { country, limit }),
  );
}
