import { describe, expect, test } from 'vitest';
import type { LivingCity } from '../modules/geography/reference.ts';
import { cityLiving } from './city-living.ts';
import type { Table, TableName } from './reference-figures.ts';
import { builtInTables, type ReferenceTables } from './reference-tables.ts';

const living = cityLiving(builtInTables);
const columbus = { code: '18140', name: 'Columbus, OH' } as LivingCity['metro'];
const city = (more: Partial<LivingCity>): LivingCity => ({
  name: 'Columbus',
  stateCode: 'OH',
  county: '049',
  metro: columbus,
  lat: 39.96,
  lng: -82.99,
  ...more,
});

/** The built-in tables with one cell of the rows that match left empty. */
function withEmptyCell(
  name: TableName,
  column: string,
  matches: (row: Table['rows'][number]) => boolean,
): ReferenceTables {
  const table = builtInTables.table(name);
  const emptied = {
    ...table,
    rows: table.rows.map((row) => (matches(row) ? { ...row, [column]: null } : row)),
  };
  return { table: (asked) => (asked === name ? emptied : builtInTables.table(asked)) };
}

describe('prices', () => {
  test('are the metro’s, with those of the country and their source', () => {
    expect(living(city({})).parities).toMatchObject({
      area: 'Columbus, OH',
      agency: 'U.S. Bureau of Economic Analysis',
      year: '2024',
      country: { all: 100, goods: 99.567 },
    });
  });

  test('are the state’s outside metros with figures', () => {
    const { parities } = living(city({ metro: null, stateCode: 'CA' }));
    expect(parities).toMatchObject({ area: 'California', levels: { all: 110.72, housing: 154.346 } });
  });

  test.each([
    ['18140', 'Ohio'],
    ['OH', 'Columbus, OH'],
    ['US', undefined],
  ])('with an empty cell, of %s, are not read as zero', (area, next) => {
    const without = withEmptyCell('parities', 'housing', (row) => row.area === area);
    expect(cityLiving(without)(city({})).parities?.area).toBe(next);
  });

  test('are not known of Puerto Rico', () => {
    expect(living(city({ metro: null, stateCode: 'PR' })).parities).toBeNull();
  });
});

describe('rents', () => {
  test('are the county’s by bedrooms', () => {
    const { rents } = living(city({ county: '001', stateCode: 'AL', metro: null }));
    expect(rents).toMatchObject({
      area: 'Montgomery, AL MSA',
      agency: 'U.S. Department of Housing and Urban Development',
      year: '2026',
      byBedrooms: [860, 870, 1016, 1304, 1537],
    });
  });

  test.each([
    ['Boston', 'MA', '025', 2941],
    ['West Springfield', 'MA', '013', 1734],
    ['New Haven', 'CT', '170', 1969],
    // A part of a town that has no rent of its own, in a county of one rent.
    ['Storrs', 'CT', '110', 1865],
  ])('of %s, %s are the town’s', (name, stateCode, county, two) => {
    const { rents } = living(city({ name, stateCode, county, metro: null }));
    expect(rents?.byBedrooms[2]).toBe(two);
  });

  test('with an empty cell are not read as zero', () => {
    const without = withEmptyCell('rents', 'rent4', (row) => row.fips === '01001');
    const alabama = { county: '001', stateCode: 'AL', metro: null };
    expect(cityLiving(without)(city(alabama)).rents).toBeNull();
    expect(cityLiving(without)(city({})).rents).not.toBeNull();
  });

  test('are not known where the county is not, nor of a town whose county has several', () => {
    expect(living(city({ county: '' })).rents).toBeNull();
    expect(living(city({ name: 'Nowhere', stateCode: 'MA', county: '009', metro: null })).rents).toBeNull();
  });
});

describe('climate', () => {
  test('is that of the nearest station, with how far away it is', () => {
    const { climate } = living(city({}));
    expect(climate).toMatchObject({ year: '1991–2020' });
    expect(climate?.high).toHaveLength(12);
    expect(climate?.distanceKm).toBeLessThanOrEqual(40);
    expect(climate?.high[6]).toBeGreaterThan(75);
    expect(climate?.low[0]).toBeLessThan(35);
  });

  test('of a station without rain is not zero', () => {
    // Austin’s station publishes temperatures alone.
    const { climate } = living(city({ lat: 30.27, lng: -97.74, stateCode: 'TX', metro: null }));
    expect(climate?.high).toHaveLength(12);
    expect(climate?.precipitation).toBeNull();
  });

  test('further away than 40 km is none', () => {
    expect(living(city({ lat: 47.5, lng: -107, stateCode: 'MT', metro: null })).climate).toBeNull();
    expect(living(city({ lat: null, lng: null })).climate).toBeNull();
  });
});
