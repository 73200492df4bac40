import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { typosBetween, typosToPrefix } from '@foothold/core/text/similar-words.ts';
import type { Db } from '../../db/db.ts';
import { type Speller, typosOf } from './corrected-place.ts';
import { type GazetteerTable, sectionFlag } from './gazetteer-table.ts';
import type { City, PlaceToResolve } from './port.ts';
import { readPostalCode } from './postal-codes.ts';

type PostalPlace = { place: string; state: string; lat: number; lng: number };

/**
 * The places that no city of the gazetteer has, as postal codes know them: by the ZIP that is in the text, else by
 * the name of a post office (“Annapolis Junction, MD”), at the middle of its codes. Only in the state that was written.
 */
export async function resolveByPost(db: Db, places: readonly PlaceToResolve[]): Promise<(City | null)[]> {
  const asked = places.map(({ city, state, country, text = '' }) => {
    const written = country === 'US' && state !== '' ? readPostalCode(text) : null;
    const isAsked = country === 'US' && state !== '' && city !== '';
    return { name: isAsked ? city.toLowerCase() : '', state, code: written?.code ?? '' };
  });
  const names = asked.map(({ name }) => name).filter(Boolean);
  const codes = asked.map(({ code }) => code).filter(Boolean);
  if (names.length === 0 && codes.length === 0) return places.map(() => null);
  const byCode = await db.query<PostalPlace & { code: string }>(
    `SELECT code, place, state, lat, lng FROM postal_code WHERE country = 'US' AND code = ANY($1::text[])`,
    [codes],
  );
  const byName = await db.query<PostalPlace & { name: string }>(
    `SELECT lower(place) AS name, min(place) AS place, state, avg(lat)::float8 AS lat, avg(lng)::float8 AS lng
     FROM postal_code WHERE country = 'US' AND lower(place) = ANY($1::text[]) GROUP BY lower(place), state`,
    [names],
  );
  return asked.map(({ name, state, code }) => {
    const found =
      byCode.find((row) => row.code === code && row.state === state) ??
      byName.find((row) => row.name === name && row.state === state);
    return found ? cityOfPost(found) : null;
  });
}

function cityOfPost({ place, state, lat, lng }: PostalPlace): City {
  return { cityId: null, name: place, state, country: 'US', lat, lng, population: 0 };
}

/** Letters from which on one typo still leaves no doubt. */
const shortest = 6;
/** People of a city whose name alone is enough to be meant by a misspelt one. */
const largeCity = 100_000;

type Named = { key: string; row: number };

/**
 * Reads misspelt cities: in a state of the US or Canada the one that one letter wrong, missing, too many or swapped
 * leads to, the first one right (“Tuscon, AZ”); without a state the nearest of the large ones. Null where two could be
 * meant.
 */
export function cityReader(table: GazetteerTable): Speller {
  const byArea = new Map<string, Named[]>();
  const large: Named[] = [];
  for (const [at, key] of table.keys.entries()) {
    const row = table.keyRows[at] ?? 0;
    const area = table.areas[row] ?? '';
    if ((table.flags[row] ?? 0) & sectionFlag) continue;
    if ((table.populations[row] ?? 0) >= largeCity) large.push({ key, row });
    if (!/^(?:US|CA)-/.test(area)) continue;
    const list = byArea.get(area) ?? [];
    list.push({ key, row });
    byArea.set(area, list);
  }
  return {
    inState({ city, state, country }, most = 1) {
      const typed = foldPlaceName(city);
      if (typed.length < shortest || state === '') return null;
      const list = byArea.get(`${country}-${state}`) ?? [];
      const near = list.filter(
        ({ key }) =>
          key[0] === typed[0] &&
          Math.abs(key.length - typed.length) <= most &&
          typosToPrefix(typed, key, most) !== null,
      );
      const rows = [...new Set(near.map(({ row }) => row))];
      return rows.length === 1 ? cityAt(table, rows[0] ?? 0) : null;
    },
    large(typed, home) {
      const near = nearest(typed, large);
      const atHome = near.filter((row) => (table.areas[row] ?? '').startsWith(`${home || 'US'}-`));
      const rows = atHome.length > 0 ? atHome : near;
      return rows.length === 1 ? cityAt(table, rows[0] ?? 0) : null;
    },
  };
}

/** The rows of the names that the fewest typos lead to. */
function nearest(typed: string, names: readonly Named[]): number[] {
  const most = typosOf(typed);
  if (most === 0) return [];
  let fewest: number = most;
  let rows = new Set<number>();
  for (const { key, row } of names) {
    const slips = key[0] === typed[0] ? typosBetween(typed, key, fewest) : null;
    if (slips === null) continue;
    if (slips < fewest) rows = new Set();
    fewest = slips;
    rows.add(row);
  }
  return [...rows];
}

function cityAt(table: GazetteerTable, row: number): City {
  const [country = '', state = ''] = (table.areas[row] ?? '').split('-');
  return {
    cityId: table.ids[row] ?? null,
    name: table.names[row] ?? '',
    // Addresses elsewhere are written without the state.
    state: country === 'US' || country === 'CA' ? state : '',
    country,
    lat: table.lats[row] ?? 0,
    lng: table.lngs[row] ?? 0,
    population: table.populations[row] ?? 0,
  };
}
