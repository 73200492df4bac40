import { numberFormat } from '../text/formats.ts';

/** Limits of a job search (docs/spec/constants.md, Paging and limits; the total is capped: docs/spec/design.md, Search). */
export const searchLimits = {
  pageSize: 20,
  pageSizeMax: 1000,
  totalMax: 10_000,
  termLength: 500,
  places: 10,
  distance: 25,
  age: -1,
} as const;

/** Orders of a job search. */
export const searchSorts = ['relevance', 'newest', 'distance', 'pay'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What a searched place is: all of a state, country or region, or the surroundings of a point, where a distance counts. */
export const searchPlaceKinds = ['around', 'state', 'country', 'region'] as const;
export type SearchPlaceKind = (typeof searchPlaceKinds)[number];

/** Distances of the job search in miles (docs/spec/constants.md, Paging and limits; docs/spec/readings.md R6). */
export const jobDistances = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100] as const;

/** Distances of the company and place search: the same without 30 and 40 (docs/spec/readings.md R6). */
export const placeDistances: readonly number[] = jobDistances.filter((miles) => miles !== 30 && miles !== 40);

/** Job ages in days; −1 is any time (docs/spec/constants.md, Paging and limits). */
export const jobAges = [-1, 1, 2, 3, 7, 14, 21, 30, 60] as const;

/** The option of a list nearest to a stored value; the smaller of two equally near (docs/spec/readings.md R6). */
export function nearestOption(options: readonly number[], value: number): number {
  return options.reduce((best, option) =>
    Math.abs(option - value) < Math.abs(best - value) ? option : best,
  );
}

/** “312” or, where the count was capped, “10,000+”. */
export function totalText(total: number, capped: boolean, locale = 'en-US'): string {
  return `${numberFormat(locale).format(total)}${capped ? '+' : ''}`;
}
