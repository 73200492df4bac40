import type { GeoFact } from '@foothold/core/domain/geo.ts';
import type { OccupationRow } from './modules/occupations/tree.ts';
import { referenceTable, sourceOf, type Table } from './reference-tables.ts';

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
 * The code that the figures of an occupation stand under, and whose they are where that is not itself: of several that
 * are counted together, or of the broad group, which is all that is published of 17 occupations.
 */
function published(code: string): Published {
  const { rows } = referenceTable('occupations');
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

/** What an occupation pays in the United States and how it grows; of one counted with others, the figures of them all, named. */
export function nationalFacts(code: string): GeoFact[] {
  const table = referenceTable('occupations');
  const { code: under, of } = published(code);
  const row = table.rows.find((one) => one.code === under);
  return nationalFigures.flatMap(([column, key, unit]): GeoFact[] => {
    const value = row?.[column];
    if (typeof value !== 'number') return [];
    return [{ key, value, unit, area: 'United States', ...sourceFor(table, column, of) }];
  });
}

/** The median wage of an occupation in a state of the US (code), null where none is published. */
export function stateWage(code: string, state: string, area: string): GeoFact | null {
  const table = referenceTable('wages');
  const { code: under, of } = published(code);
  const value = table.rows.find((one) => one.code === under)?.[state];
  if (typeof value !== 'number') return null;
  return { key: 'median-wage', value, unit: 'usd-year', area, ...sourceFor(table, state, of) };
}

/** The nodes of the classification; codes that only the surveys have are none. */
export function occupationRows(): OccupationRow[] {
  return referenceTable('occupations')
    .rows.filter(({ code }) => !(String(code) in together))
    .map(({ code, parent, title, employment }) => ({
      code: String(code),
      parent: String(parent),
      title: String(title),
      employment: typeof employment === 'number' ? employment : null,
    }));
}
