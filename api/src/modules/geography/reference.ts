import type { GeoFact, GeoRow } from '@foothold/core/geography/geo.ts';
import type { CityLiving } from '@foothold/core/geography/living.ts';

/** A county of the United States: what it is called, the metro it belongs to, and the figures published about it. */
export type County = { name: string; metroCode: string; facts: readonly GeoFact[] };

/** What the geography calls know besides names and points; the server hands it to them. */
export type GeographyReference = {
  /** All metropolitan and micropolitan areas, the largest first. */
  metros(): readonly GeoRow[];
  /** Those that touch a state (code), the largest first. */
  metrosOfState(state: string): readonly GeoRow[];
  metroByCode(code: string): GeoRow | null;
  /** By the state's code and the county's three digits inside it. */
  countyOf(state: string, code: string): County | null;
  /** People of a state of the US (code), null where not known. */
  statePopulation(state: string): number | null;
  /** Median wages in a metro, a state and in the whole country, of an occupation or of all. */
  wages(at: WageArea, occupation: string | undefined): readonly GeoFact[];
  /** Prices, rents and climate of a city of the US. */
  living(city: LivingCity): CityLiving;
};

/** A state by its code and the metro inside it, null outside all of them. */
export type WageArea = { stateCode: string; metro: GeoRow | null };

/** A city of the US with its county's three digits, '' where not known. */
export type LivingCity = {
  name: string;
  stateCode: string;
  county: string;
  metro: GeoRow | null;
  lat: number | null;
  lng: number | null;
};
