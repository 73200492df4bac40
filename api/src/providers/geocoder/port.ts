import type { CountryRow, GeoKind, GeoMatch, GeoRow } from '@foothold/core/geography/geo.ts';

/**
 * A place as `parseLocation` reads it: country ISO alpha-2 in capitals, state a two-letter code in the US and Canada;
 * `text` is what was written, in which a postal code may stand.
 */
export type PlaceToResolve = { city: string; state: string; country: string; text?: string };

/** A city; `cityId` is its GeoNames number, null where only the post knows it; degrees are WGS 84. */
export type City = {
  cityId: number | null;
  name: string;
  state: string;
  country: string;
  lat: number;
  lng: number;
  population: number;
};

/**
 * What a typed place stands for. A state or country is matched as an area, never as a circle; its point is only where
 * it lies on a map. `rival` names the other place that the same words could as well mean, '' when there is none.
 * `isCorrected`: the name was misspelt. A postal code whose point is its neighbour's names that one in `of`. A metro or
 * county is a circle with a radius of its own; a region is several states or countries.
 */
export type TypedPlace =
  | {
      kind: 'city';
      name: string;
      lat: number;
      lng: number;
      city: City;
      rival: string;
      isCorrected?: boolean;
    }
  | {
      kind: 'area';
      name: string;
      lat: number;
      lng: number;
      state: string;
      country: string;
      isCorrected?: boolean;
    }
  | { kind: 'postal'; name: string; lat: number; lng: number; code: string; of: string; state: string }
  | { kind: 'circle'; name: string; lat: number; lng: number; miles: number; metro: GeoRow | null }
  | {
      kind: 'region';
      name: string;
      lat: number;
      lng: number;
      areas: readonly { state: string; country: string }[];
    }
  | { kind: 'remote'; name: string };

/** Turns words into points. Unknown stays unknown: an implementation never answers with a place nearby. */
export type Geocoder = {
  /** One answer per place, in order: the one city that it can only be, or null. */
  resolve(places: readonly PlaceToResolve[]): Promise<(City | null)[]>;
  /**
   * Readings of a typed place, best first, empty when it names none. Without `country` the US comes first, then the
   * larger place; with it (ISO alpha-2, any case) that country comes first (docs/spec/readings.md R1). `exact`: a misspelt name is
   * unknown.
   */
  search(text: string, options?: { country?: string; exact?: boolean }): Promise<TypedPlace[]>;
};

/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** Degrees; `west` may lie east of `east`, across the antimeridian. */
export type Box = { west: number; south: number; east: number; north: number };

/** Which cities a list holds and in what order; codes in capitals. Parts of a city are in no list. */
export type CityFilter = {
  country?: string | undefined;
  state?: string | undefined;
  /** What the name, or another name of it, begins with. */
  text?: string | undefined;
  capitals?: boolean | undefined;
  /** What `distance` is counted from. */
  near?: Point | undefined;
  bbox?: Box | undefined;
  sort: 'population' | 'name' | 'distance';
  ascending: boolean;
  offset: number;
  limit: number;
};

/** What a city is summed by; `county` is the code inside the state, '' where not known. */
export type CountedCity = { id: string; name: string; country: string; stateCode: string; county: string };

/** How many cities share a key, and their people together; null where none of them is counted. */
export type CityCount = { cities: number; population: number | null };

/** A city as the lists have it, and what only its page tells. `county` is the code inside the state, '' where not known. */
export type GazetteerCity = { row: GeoRow; isCapital: boolean; county: string; isSection: boolean };

/** The places of the world in memory: every answer takes a few milliseconds at most and reads no database. */
export type Gazetteer = {
  countries(): readonly CountryRow[];
  /** By alpha-2 or alpha-3 code in any case. */
  country(code: string): CountryRow | null;
  /** By name; empty where the country has none. */
  states(country: string): readonly GeoRow[];
  /** By code or name in any case. */
  state(country: string, text: string): GeoRow | null;
  cities(filter: CityFilter): { results: GeoRow[]; total: number };
  /** All cities of the world, a country or a state (codes in capitals) by the key each is given. */
  countCities(
    area: { country?: string | undefined; state?: string | undefined },
    keyOf: (city: CountedCity) => string,
  ): ReadonlyMap<string, CityCount>;
  city(id: number): GazetteerCity | null;
  /** The nearest city within so many km. */
  nearest(point: Point, maxKm: number): { city: GazetteerCity; km: number } | null;
};

/** Turns words into places with their precision, and points into places: the geography calls (docs/spec/readings.md R11). */
export type PlaceFinder = {
  /** The places in memory, read at the first call and again when another edition was loaded. */
  gazetteer(): Promise<Gazetteer>;
  /** What a text stands for, best first; empty where it is known for nothing. `country` (alpha-2) ranks, it does not narrow. */
  geocode(
    text: string,
    options: { type?: GeoKind | undefined; country?: string | undefined; limit: number },
  ): Promise<GeoMatch[]>;
  /** The place of that kind that a point is in or next to, null beyond 200 km. */
  reverse(point: Point, type: GeoKind): Promise<GeoMatch | null>;
  /** Places whose names begin with the text, most likely first. */
  suggest(text: string, options: { country?: string | undefined; limit: number }): Promise<GeoMatch[]>;
  /** Areas whose spoken names begin with the text, “bay a”: each as the search reads it, with its middle. */
  suggestAreas(text: string, limit: number): Promise<({ text: string } & Point)[]>;
};
