import { type GazetteerTable, sectionFlag } from './gazetteer-table.ts';
import type { CityCount, Gazetteer } from './port.ts';

/** Counts cities by the key each is given, parts of a city left out as in the lists (`Gazetteer.countCities`). */
export function countCities(
  table: GazetteerTable,
  { country, state }: Parameters<Gazetteer['countCities']>[0],
  keyOf: Parameters<Gazetteer['countCities']>[1],
): Map<string, CityCount> {
  const counts = new Map<string, CityCount>();
  for (let row = 0; row < table.ids.length; row += 1) {
    if ((table.flags[row] ?? 0) & sectionFlag) continue;
    const [here = '', stateCode = ''] = (table.areas[row] ?? '').split('-');
    if (country !== undefined && (here !== country || (state !== undefined && stateCode !== state))) continue;
    const [id, name] = [String(table.ids[row]), table.names[row] ?? ''];
    const key = keyOf({ id, name, country: here, stateCode, county: table.counties[row] ?? '' });
    const count = counts.get(key) ?? { cities: 0, population: null };
    count.cities += 1;
    // The gazetteer writes 0 where it has no count.
    if (table.populations[row]) count.population = (count.population ?? 0) + (table.populations[row] ?? 0);
    counts.set(key, count);
  }
  return counts;
}
