import { greatCircleKm } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import { type GazetteerTable, sectionFlag } from './gazetteer-table.ts';

/** A point, and how far its area reaches. */
export type Circle = { lat: number; lng: number; miles: number };

/** Part of the people that a circle holds: the last tenth of a metro lives in towns at the edge of its counties. */
const share = 0.9;
/** Towns reach beyond their middle. */
const edgeMiles = 5;
const [fewestMiles, maxMiles] = [10, 75];

/** The circle around the people of these cities; null where there are none. Rows are in no order of place. */
export function circleAround(
  table: GazetteerTable,
  isInside: (row: number, area: string) => boolean,
): Circle | null {
  const rows: number[] = [];
  for (let row = 0; row < table.areas.length; row += 1)
    if (!((table.flags[row] ?? 0) & sectionFlag) && isInside(row, table.areas[row] ?? '')) rows.push(row);
  const people = (row: number) => (table.populations[row] ?? 0) + 1;
  const all = rows.reduce((sum, row) => sum + people(row), 0);
  if (all === 0) return null;
  const mean = (values: Float64Array) =>
    rows.reduce((sum, row) => sum + (values[row] ?? 0) * people(row), 0) / all;
  const middle = { lat: mean(table.lats), lng: mean(table.lngs) };
  const distances = rows
    .map((row) => ({
      km: greatCircleKm(middle, { lat: table.lats[row] ?? 0, lng: table.lngs[row] ?? 0 }),
      people: people(row),
    }))
    .sort((a, b) => a.km - b.km);
  let held = 0;
  const last = distances.find((one) => {
    held += one.people;
    return held >= share * all;
  });
  const miles = Math.round((last?.km ?? 0) / kmPerMile) + edgeMiles;
  return { ...middle, miles: Math.min(maxMiles, Math.max(fewestMiles, miles)) };
}
