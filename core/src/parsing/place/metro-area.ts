import { citiesNamed, cityIn, famousCity } from '../../geography/known-city.ts';
import { foldPlaceName } from '../../geography/place-name.ts';
import { regionByCode, regionByName } from '../../geography/region.ts';

/** Areas whose own name is not that of their first city, or that several cities could have. */
const named: Readonly<Record<string, string>> = {
  'tampa bay': 'Tampa, FL',
  'hampton roads': 'Norfolk, VA',
  'twin cities': 'Minneapolis, MN',
  'minneapolis st paul': 'Minneapolis, MN',
  'minneapolis saint paul': 'Minneapolis, MN',
  dfw: 'Dallas, TX',
  'dallas fort worth': 'Dallas, TX',
  'dallas ft worth': 'Dallas, TX',
  'raleigh durham': 'Raleigh, NC',
  'research triangle': 'Raleigh, NC',
  'quad cities': 'Davenport, IA',
  'puget sound': 'Seattle, WA',
  'inland empire': 'Riverside, CA',
  'lehigh valley': 'Allentown, PA',
  'delaware valley': 'Philadelphia, PA',
  'wasatch front': 'Salt Lake City, UT',
  randstad: 'Amsterdam, Netherlands',
};

/** The cities that an area of a name borne by several means. */
const first: Readonly<Record<string, string>> = {
  'kansas city': 'Kansas City, MO',
  madison: 'Madison, WI',
  richmond: 'Richmond, VA',
  columbia: 'Columbia, SC',
};

const before = /^greater (?=\S)/i;
const behind = / (?:metroplex|(?:metro(?:politan)? )?(?:statistical )?(?:area|region)|metro(?:politan)?)$/i;

/**
 * The first city of a metropolitan area, as a place is written: “Greater Madison Area” gives “Madison, WI”, “Buffalo-Niagara
 * Falls Area” “Buffalo, NY”, “Rochester, New York Metropolitan Area” “Rochester, New York”. Null for what is no such area, or
 * one whose city could be several.
 */
export function metroCity(text: string): string | null {
  const [head = '', behindIt = ''] = text.split(/, (?=[^,]+$)/);
  const isHead = behind.test(head) && isRegion(behindIt);
  const core = isHead
    ? `${head.replace(before, '').replace(behind, '')}, ${behindIt}`
    : text.replace(before, '').replace(behind, '');
  const name = foldPlaceName(core);
  if (Object.hasOwn(named, name)) return named[name] ?? null;
  if (core === text) return null;
  if (Object.hasOwn(first, name)) return first[name] ?? null;
  const [towns = '', state = '', ...more] = core.split(', ');
  if (state !== '')
    return isRegion(state) && more.length === 0 && !land.test(towns) ? `${townOf(towns)}, ${state}` : null;
  const town = townOf(towns);
  if (town === towns) return null;
  const known = famousCity(town) ?? only(citiesNamed(town));
  const other = towns.split(join).slice(1).flatMap(citiesNamed)[0];
  const city = known ?? (other ? cityIn(town, other.country, other.state) : null);
  return city?.state ? `${city.city}, ${city.state}` : null;
}

const isRegion = (name: string) => (regionByName(name) ?? regionByCode(name)) !== null;
/** An area that is called after no city. */
const land = / (?:bay|county|valley|coast|peninsula|delta|metro|central|north|south|east|west)$/i;
const join = / ?[-–/] ?/;
const townOf = (towns: string) => towns.split(join)[0] ?? '';
const only = <Item>(items: readonly Item[]) => (items.length === 1 ? (items[0] ?? null) : null);
