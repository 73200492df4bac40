import { describe, expect, test } from 'vitest';
import { occupationFacts } from './occupation-facts.ts';
import { builtInTables } from './reference-tables.ts';

const { national: nationalFacts, rows: occupationRows, stateWage } = occupationFacts(builtInTables);

const wage = (code: string) => nationalFacts(code).find(({ key }) => key === 'median-wage');

describe('nationalFacts', () => {
  test('an occupation’s own figures name agency, publication and year', () => {
    expect(wage('29-1141')).toEqual({
      key: 'median-wage',
      value: 97_550,
      unit: 'usd-year',
      area: 'United States',
      agency: 'U.S. Bureau of Labor Statistics',
      dataset: 'Occupational Employment and Wage Statistics',
      year: '2025',
    });
    expect(nationalFacts('29-1141').map(({ key }) => key)).toEqual([
      'median-wage',
      'wage-p10',
      'wage-p90',
      'employment',
      'employment-change',
      'annual-openings',
    ]);
  });

  test('figures of a group say whose they are', () => {
    const dataset = 'Occupational Employment and Wage Statistics, “Home Health and Personal Care Aides”';
    expect(wage('31-1121')).toMatchObject({ value: 35_800, dataset });
    expect(stateWage('31-1121', 'OH', 'Ohio')).toMatchObject({ area: 'Ohio', dataset });
    expect(wage('21-1014')?.dataset).toContain(
      'Substance Abuse, Behavioral Disorder, and Mental Health Counselors',
    );
  });

  test('what nobody publishes is not there: soldiers, actors a year, an unknown code', () => {
    expect(nationalFacts('55-1016')).toEqual([]);
    expect(nationalFacts('27-2011').map(({ key }) => key)).not.toContain('median-wage');
    expect(nationalFacts('99-9999')).toEqual([]);
    expect(stateWage('29-1141', 'XX', 'Nowhere')).toBeNull();
  });

  test('all but soldiers, legislators and a few that are paid by the hour have a wage', () => {
    const rows = occupationRows();
    const parents = new Set(rows.map(({ parent }) => parent));
    const without = rows.filter(({ code }) => !parents.has(code) && !wage(code)).map(({ code }) => code);
    expect(without.filter((code) => !code.startsWith('55-'))).toEqual([
      '11-1031',
      '27-2011',
      '27-2031',
      '27-2042',
      '27-2091',
      '27-2099',
      '45-3031',
    ]);
  });
});
