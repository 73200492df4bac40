import * as z from 'zod/mini';

/** Where figures come from: whose they are, of which publication and year, and of what area. */
const sourced = {
  /** “Columbus, OH”, “Ohio”. */
  area: z.string(),
  agency: z.string(),
  dataset: z.string(),
  /** “2024”, “1991–2020”. */
  year: z.string(),
};

/** Prices by what they are of; 100 is what all goods and services cost in the whole country. */
const PriceLevels = z.object({
  all: z.number(),
  goods: z.number(),
  housing: z.number(),
  utilities: z.number(),
  services: z.number(),
});
export type PriceLevels = z.infer<typeof PriceLevels>;

/** Regional price parities of a metro or, outside metros, its state, with those of the country. */
export const PriceParities = z.object({ ...sourced, levels: PriceLevels, country: PriceLevels });
export type PriceParities = z.infer<typeof PriceParities>;

/** Fair market rents in dollars a month, utilities included, by bedrooms: none to four. */
export const FairRents = z.object({ ...sourced, byBedrooms: z.array(z.number()) });
export type FairRents = z.infer<typeof FairRents>;

const months = z.nullable(z.array(z.number()));

/** Climate normals of the nearest weather station, January first; null where none are published. */
export const ClimateNormals = z.object({
  ...sourced,
  /** From the city to the station, km. */
  distanceKm: z.number(),
  /** Mean daily high and low, °F. */
  high: z.array(z.number()),
  low: z.array(z.number()),
  /** Inches. */
  precipitation: months,
  snow: months,
  /** Days with precipitation. */
  wetDays: months,
});
export type ClimateNormals = z.infer<typeof ClimateNormals>;

/** What living in a city costs and is like; null where nothing is published. */
export const CityLiving = z.object({
  parities: z.nullable(PriceParities),
  rents: z.nullable(FairRents),
  climate: z.nullable(ClimateNormals),
});
export type CityLiving = z.infer<typeof CityLiving>;

/** Nothing is known, as of every city outside the United States. */
export const noLiving: CityLiving = { parities: null, rents: null, climate: null };
