import { foldPlaceName } from '../geography/place-name.ts';
import { stateZones } from './state-zones.data.ts';

/** A time zone to choose, as people know it. */
export type ZoneChoice = {
  zone: string;
  /** Its city: “New York”. */
  city: string;
  /** What its clocks are called: “Eastern Time”, or “GMT+2” where it has no name. */
  name: string;
  /** How far it is ahead of UTC at that instant: “GMT-5”. */
  offset: string;
};

/** How an IANA zone is called at an instant, in the language of `locale`. */
export function zoneChoice(zone: string, at: Date, locale?: string): ZoneChoice {
  const part = (style: 'longGeneric' | 'shortOffset') =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return { zone, city: cityOf(zone), name: part('longGeneric'), offset: part('shortOffset') };
}

/** Most choices that are offered at once. */
const most = 8;

/**
 * Finds the zones that a typed text may mean, the likeliest first: a city, a state of the US by name or code
 * (“Columbus, OH”), what its clocks are called (“Pacific”), or an offset (“+2”). `zones` are those the browser knows; their
 * names are read once, as of `at`.
 */
export function zoneFinder(
  zones: readonly string[],
  { at, locale }: { at: Date; locale?: string | undefined },
): (typed: string) => ZoneChoice[] {
  let known: (ZoneChoice & { foldedCity: string; foldedName: string })[] | undefined;
  const all = () => {
    known ??= zones.map((zone) => {
      const choice = zoneChoice(renamed[zone] ?? zone, at, locale);
      return { ...choice, foldedCity: foldPlaceName(choice.city), foldedName: foldPlaceName(choice.name) };
    });
    return known;
  };
  return (typed) => {
    const asked = foldPlaceName(typed.slice(0, 100));
    if (asked === '') return [];
    const ofState = zoneOfPlace(typed);
    const city = foldPlaceName(typed.split(',')[0] ?? '');
    const offset = /^[+-]\d/.test(typed.trim()) ? `GMT${typed.trim()}` : null;
    const rank = (choice: ReturnType<typeof all>[number]) => {
      if (choice.zone === ofState) return 0;
      if (choice.foldedCity === city) return 1;
      if (choice.foldedCity.startsWith(asked)) return 2;
      const isNamed = choice.foldedName.includes(asked) || choice.zone.toLowerCase().includes(asked);
      return isNamed || choice.offset === offset ? 3 : null;
    };
    return all()
      .flatMap((choice) => {
        const ranked = rank(choice);
        return ranked === null ? [] : [{ choice, order: ranked * 100 + commonness(choice.zone) }];
      })
      .sort((a, b) => a.order - b.order)
      .slice(0, most)
      .map(({ choice: { foldedCity: _, foldedName: __, ...choice } }) => choice);
  };
}

/** Zones whose city is known by another name today than the one some browsers list. */
const renamed: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The zone of a place of the US that is written with its state; null for another. */
export function zoneOfPlace(place: string): string | null {
  const last = (place.split(',').at(-1) ?? '').replace(/\d/g, '').trim().slice(0, 40);
  if (last === '') return null;
  const code = last.length === 2 ? last.toUpperCase() : '';
  const name = foldPlaceName(last);
  for (const [zone, states] of Object.entries(stateZones))
    for (const state of states.split(';'))
      if (state.slice(0, 2) === code || foldPlaceName(state.slice(3)) === name) return zone;
  return null;
}

const common = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Phoenix'],
  ...[
    'America/Anchorage',
    'Pacific/Honolulu',
    'America/Toronto',
    'Europe/London',
    'Europe/Berlin',
    'Asia/Kolkata',
  ],
];
const commonness = (zone: string) => (common.includes(zone) ? common.indexOf(zone) : common.length);

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
