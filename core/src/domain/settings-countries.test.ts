import { expect, test } from 'vitest';
import { countryName } from './country.ts';
import { settingDefaults } from './setting.ts';
import { settingsCountries } from './settings-countries.data.ts';

test('settings offer 56 different countries, each with a name, the default among them', () => {
  expect(new Set(settingsCountries).size).toBe(56);
  expect(settingsCountries).toHaveLength(56);
  expect(settingsCountries.filter((code) => countryName(code) === '')).toEqual([]);
  expect(settingsCountries).toContain(settingDefaults.jobSearch.countrycode);
});
