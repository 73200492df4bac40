import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import type { City, Geocoder } from '../../providers/geocoder/port.ts';
import type { ImportRecord } from './import-record.ts';

const cities: Readonly<Record<string, City>> = {
  Austin: {
    cityId: 1,
    name: 'Austin',
    state: 'TX',
    country: 'US',
    lat: 30.267,
    lng: -97.743,
    population: 900_000,
  },
  Boise: {
    cityId: 2,
    name: 'Boise',
    state: 'ID',
    country: 'US',
    lat: 43.613,
    lng: -116.203,
    population: 200_000,
  },
  Columbus: {
    cityId: 3,
    name: 'Columbus',
    state: 'OH',
    country: 'US',
    lat: 39.961,
    lng: -82.999,
    population: 850_000,
  },
};

/** A geocoder for tests that knows three cities; `asked` counts its queries. */
export function smallGeocoder(): Geocoder & { asked: number } {
  return {
    asked: 0,
    async resolve(places) {
      this.asked += 1;
      return places.map(({ city, state }) => (cities[city]?.state === state ? (cities[city] ?? null) : null));
    },
    search: async () => [],
  };
}

/** A posting for tests: give what matters. */
export function rawPosting(fields: Partial<RawPostingInput> = {}): RawPostingInput {
  return { source: 'test', externalId: '1', title: 'Nurse', companyName: 'Acme, Inc.', ...fields };
}

/** Rows 1, 2, 3 … of an import. */
export function asRecords(postings: readonly unknown[]): ImportRecord[] {
  return postings.map((ok, index) => ({ row: index + 1, ok }));
}
