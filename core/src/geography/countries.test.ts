import { describe, expect, test } from 'vitest';
import { jobSearchCountries } from '../entities/setting/job-search-countries.data.ts';
import { settingDefaults } from '../entities/setting/setting.ts';
import { settingsCountries } from '../entities/setting/settings-countries.data.ts';
import { countries } from './countries.data.ts';
import { countryByCode, countryName } from './country.ts';
import { regionByCode } from './region.ts';
import { usStates } from './regions.data.ts';

describe('three tables of countries', () => {
  test.each([
    ['settings', settingsCountries, 56],
    ['the job search', jobSearchCountries, 60],
  ] as const)('%s offer countries that have a name, each once, the default first', (_, codes, count) => {
    expect(codes).toHaveLength(count);
    expect(new Set(codes).size).toBe(count);
    expect(codes.filter((code) => code !== code.toLowerCase() || countryName(code) === '')).toEqual([]);
    expect(codes[0]).toBe(settingDefaults.jobSearch.countrycode);
  });

  test('what settings offer can be searched', () => {
    const searched: readonly string[] = jobSearchCountries;
    expect(settingsCountries.filter((code) => !searched.includes(code))).toEqual([]);
  });

  test('the full list is ISO 3166-1 by both codes and Kosovo; Puerto Rico is a state of the US here', () => {
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(([alpha2]) => alpha2)).size).toBe(249);
    expect(new Set(countries.map(([, alpha3]) => alpha3)).size).toBe(249);
    expect(countryByCode('PR')).toBeNull();
    for (const [alpha2, alpha3, name] of countries) {
      expect(alpha2).toMatch(/^[A-Z]{2}$/);
      expect(alpha3).toMatch(/^[A-Z]{3}$/);
      expect([countryByCode(alpha2), countryByCode(alpha3)], name).toEqual([alpha2, alpha2]);
    }
  });
});

test('50 states and Puerto Rico, and the District of Columbia, where employers are as well', () => {
  const codes = usStates.map(([code]) => code);
  expect(codes).toHaveLength(52);
  expect(new Set(codes).size).toBe(52);
  expect(codes.filter((code) => code !== 'DC' && code !== 'PR')).toHaveLength(50);
  expect(codes).toEqual(expect.arrayContaining(['DC', 'PR', 'AK', 'HI', 'WY']));
  expect(codes.filter((code) => regionByCode(code)?.country !== 'US')).toEqual([]);
});

test.each([
  ['de', 'en', 'Germany'],
  ['DE', 'de', 'Deutschland'],
  ['us', 'en-GB', 'United States'],
  ['us', 'de', 'Vereinigte Staaten'],
  ['zz', 'de', ''],
  ['', 'de', ''],
])('the country %s in %s is “%s”', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
