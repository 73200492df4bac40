import type { CareerArea } from '../career-area.ts';
import type { Career, CareerTables } from '../career-tables.ts';

/** What an occupation pays in an area: of the metro area, else of the state; null where neither is published. */
export function wageIn({ soc }: Career, { metro, state }: CareerArea, tables: CareerTables): number | null {
  return (metro && tables.metroWage(soc, metro.code)) ?? tables.stateWage(soc, state);
}
