/** A place as `parseLocation` reads it: country ISO alpha-2 in capitals, state a two-letter code in the US and Canada. */
export type PlaceToResolve = { city: string; state: string; country: string };

/** A city of the gazetteer; `cityId` is its GeoNames number, degrees are WGS 84. */
export type City = {
  cityId: number;
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
 */
export type TypedPlace =
  | { kind: 'city'; name: string; lat: number; lng: number; city: City; rival: string }
  | { kind: 'area'; name: string; lat: number; lng: number; state: string; country: string }
  | { kind: 'remote'; name: string };

/** Turns words into points. Unknown stays unknown: an implementation never answers with a place nearby. */
export type Geocoder = {
  /** One answer per place, in order: the one city that it can only be, or null. */
  resolve(places: readonly PlaceToResolve[]): Promise<(City | null)[]>;
  /**
   * Readings of a typed place, best first, empty when it names none. Without `country` the US comes first, then the
   * larger place; with it (ISO alpha-2, any case) that country comes first (READINGS R1).
   */
  search(text: string, options?: { country?: string }): Promise<TypedPlace[]>;
};
