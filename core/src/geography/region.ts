import { foldPlaceName } from './place-name.ts';
import { caProvinces, usStates, worldRegions } from './regions.data.ts';

/** A region inside a country; `state` is the two-letter code in the US and Canada, else the name as known. */
export interface Region {
  state: string;
  country: string;
}

const byCode = new Map<string, Region>();
const byName = new Map<string, Region>();
const names = new Map<string, string>();
const zipState: string[] = [];

for (const [state, name, zips] of usStates) {
  byCode.set(state, { state, country: 'US' });
  byName.set(foldPlaceName(name), { state, country: 'US' });
  names.set(`US-${state}`, name);
  for (const range of zips.split(',')) {
    const [from = '', to = from] = range.split('-');
    for (let prefix = Number(from); prefix <= Number(to); prefix += 1) zipState[prefix] = state;
  }
}
for (const [state, name, ...others] of caProvinces) {
  byCode.set(state, { state, country: 'CA' });
  names.set(`CA-${state}`, name);
  for (const spelling of [name, ...others]) byName.set(foldPlaceName(spelling), { state, country: 'CA' });
}
for (const [country, list] of Object.entries(worldRegions)) {
  for (const state of list.split(';')) byName.set(foldPlaceName(state), { state, country });
}

/** The US state or Canadian province of a two-letter code (`TX`, `tx`, `N.Y.`), else null. */
export function regionByCode(text: string): Region | null {
  const code = text.replace(/[.\s]/g, '').toUpperCase();
  return code.length === 2 ? (byCode.get(code) ?? null) : null;
}

/** The region with this name: US states and Canadian provinces, and regions abroad that leave no doubt; else null. */
export function regionByName(text: string): Region | null {
  return byName.get(foldPlaceName(text)) ?? null;
}

/** English name of a US state or Canadian province, or '' (`regionName('US', 'TX')` → `Texas`). */
export function regionName(country: string, state: string): string {
  return names.get(`${country.toUpperCase()}-${state.toUpperCase()}`) ?? '';
}

/** The US state that owns a ZIP code (its first three digits), or '' when none does. */
export function stateOfZip(zip: string): string {
  return /^\d{5}(-\d{4})?$/.test(zip) ? (zipState[Number(zip.slice(0, 3))] ?? '') : '';
}
