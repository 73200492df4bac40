import type { GeoFact } from '@foothold/core/geography/geo.ts';
import type { OccupationRow } from '../modules/occupations/tree.ts';
import type { Table } from './reference-figures.ts';
import { ofTable, type ReferenceTables, sourceOf } from './reference-tables.ts';

/** Occupations that the wage survey and the projections publish together, under a code of their own. */
const together: Readonly<Record<string, readonly string[]>> = {
  '21-1018': ['21-1011', '21-1014'],
  '25-2052': ['25-2055', '25-2056'],
  '25-9045': ['25-9042', '25-9043', '25-9049'],
  '51-2028': ['51-2022', '51-2023'],
  '53-1047': ['53-1042', '53-1043', '53-1044', '53-1049'],
};
const surveyCodes = new Map(
  Object.entries(together).flatMap(([code, parts]) => parts.map((part) => [part, code] as const)),
);

type Published = { code: string; of: string };

/**
 * The code that the figures of an occupation are under, and whose they are where that is not itself: of several that
 * are counted together, or of the broad group, which is all that is published of 17 occupations. The tables of careers (scripts/career-tables.ts) are under the same codes.
 */
export function published({ rows }: Table, code: string): Published {
  const rowOf = (one: unknown) => rows.find((row) => row.code === one);
  const own = rowOf(code);
  const hasOwn = own?.employment !== null || own.median !== null;
  const group = rowOf(surveyCodes.get(code) ?? (hasOwn ? '' : own.parent));
  const isGroup = group !== undefined && typeof group.median === 'number';
  return isGroup ? { code: String(group.code), of: String(group.title) } : { code, of: '' };
}

/** The source of a figure, with the group it is of where that is not the occupation itself. */
function sourceFor(table: Table, column: string, of: string): ReturnType<typeof sourceOf> {
  const source = sourceOf(table, column);
  return of ? { ...source, dataset: `${source.dataset}, “${of}”` } : source;
}

const nationalFigures = [
  ['median', 'median-wage', 'usd-year'],
  ['p10', 'wage-p10', 'usd-year'],
  ['p90', 'wage-p90', 'usd-year'],
  ['employment', 'employment', 'jobs'],
  ['change', 'employment-change', 'percent'],
  ['openings', 'annual-openings', 'jobs'],
] as const;

/** The nodes of the classification; codes that only the surveys have are none. */
function nodesOf({ rows }: Table): OccupationRow[] {
  return rows
    .filter(({ code, parent }) => parent !== '' || String(code).endsWith('-0000'))
    .map(({ code, parent, title, employment }) => ({
      code: String(code),
      parent: String(parent),
      title: String(title),
      employment: typeof employment === 'number' ? employment : null,
    }));
}

/** What is known of occupations in the United States. */
export type OccupationFacts = {
  /** What an occupation pays in the whole country and how it grows; of one counted with others, the figures of them all, named. */
  national(code: string): GeoFact[];
  /** The median wage of an occupation in a state of the US (code), null where none is published. */
  stateWage(code: string, state: string, area: string): GeoFact | null;
  /** The same in a metro, by its CBSA code. */
  metroWage(code: string, metro: string, area: string): GeoFact | null;
  /** The nodes of the classification; the same value until the figures change. */
  rows(): OccupationRow[];
};

/** The facts that the tables hold, as they are when asked. */
export function occupationFacts(tables: ReferenceTables): OccupationFacts {
  /** The median wage in an area, which is a column of one of the tables of wages. */
  const wageIn = (
    name: 'wages' | 'metro-wages',
    column: string,
    code: string,
    area: string,
  ): GeoFact | null => {
    const table = tables.table(name);
    const { code: under, of } = published(tables.table('occupations'), code);
    const value = table.rows.find((one) => one.code === under)?.[column];
    if (typeof value !== 'number') return null;
    return { key: 'median-wage', value, unit: 'usd-year', area, ...sourceFor(table, column, of) };
  };
  return {
    rows: ofTable(tables, 'occupations', nodesOf),
    national(code) {
      const table = tables.table('occupations');
      const { code: under, of } = published(table, code);
      const row = table.rows.find((one) => one.code === under);
      return nationalFigures.flatMap(([column, key, unit]): GeoFact[] => {
        const value = row?.[column];
        if (typeof value !== 'number') return [];
        return [{ key, value, unit, area: 'United States', ...sourceFor(table, column, of) }];
      });
    },
    stateWage: (code, state, area) => wageIn('wages', state, code, area),
    metroWage: (code, metro, area) => wageIn('metro-wages', metro, code, area),
  };
}
