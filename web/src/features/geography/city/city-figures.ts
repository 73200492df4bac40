import type { GeoFact } from '@foothold/core/geography/geo.ts';

const payKeys: readonly GeoFact['key'][] = [
  'median-wage',
  'wage-p10',
  'wage-p90',
  'employment',
  'employment-change',
  'annual-openings',
  'median-wage-all',
];

/** The figures of a city in two: what living there costs and brings, and what work pays there. */
export function splitFigures(facts: readonly GeoFact[]): { living: GeoFact[]; pay: GeoFact[] } {
  return {
    living: facts.filter(({ key }) => !payKeys.includes(key)),
    pay: facts.filter(({ key }) => payKeys.includes(key)),
  };
}
