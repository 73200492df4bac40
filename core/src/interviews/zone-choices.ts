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
  return { zone, city: cityOf(zone), name: nameOf(zone, at, locale), offset: offsetOf(zone, at, locale) };
}

const nameOf = (zone: string, at: Date, locale?: string) => zonePart(zone, 'longGeneric', at, locale);
const offsetOf = (zone: string, at: Date, locale?: string) => zonePart(zone, 'shortOffset', at, locale);

function zonePart(zone: string, style: 'longGeneric' | 'shortOffset', at: Date, locale?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Most choices that are offered at once. */
const most = 8;

/**
 * Finds the zones that a typed text may mean, the likeliest first: a city, a state of the US by name or code
 * (“Columbus, OH”), what the clocks of a common one are called (“Pacific”), or its offset (“+2”). `zones` are those the
 * browser knows; names are as of `at`.
 */
export function zoneFinder(
  zones: readonly string[],
  { at, locale }: { at: Date; locale?: string | undefined },
): (typed: string) => ZoneChoice[] {
  const all = zones.map((listed) => {
    const zone = renamed[listed] ?? listed;
    return { zone, foldedCity: foldPlaceName(cityOf(zone)) };
  });
  let named: Map<string, { name: string; offset: string }> | undefined;
  const namesOf = (zone: string) => {
    // Only of the common ones: each takes a formatter or two, and all 400 would hold up the first letter.
    named ??= new Map(
      common.map((one) => [
        one,
        { name: foldPlaceName(nameOf(one, at, locale)), offset: offsetOf(one, at, locale) },
      ]),
    );
    return named.get(zone);
  };
  return (typed) => {
    const asked = foldPlaceName(typed.slice(0, 100));
    if (asked === '') return [];
    const ofState = zoneOfPlace(typed);
    const city = foldPlaceName(typed.split(',')[0] ?? '');
    const offset = /^[+-]\d/.test(typed.trim()) ? `GMT${typed.trim()}` : null;
    const rank = ({ zone, foldedCity }: (typeof all)[number]) => {
      if (zone === ofState) return 0;
      if (foldedCity === city) return 1;
      if (foldedCity.startsWith(asked)) return 2;
      const names = namesOf(zone);
      const isNamed = names?.name.includes(asked) || names?.offset === offset;
      return isNamed || zone.toLowerCase().includes(asked) ? 3 : null;
    };
    return all
      .flatMap((choice) => {
        const ranked = rank(choice);
        return ranked === null ? [] : [{ zone: choice.zone, order: ranked * 100 + commonness(choice.zone) }];
      })
      .sort((a, b) => a.order - b.order)
      .slice(0, most)
      .map(({ zone }) => zoneChoice(zone, at, locale));
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

/** The zones of most people, the likeliest first; these are also found by what their clocks are called. */
const common = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Phoenix'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'America/Toronto', 'Europe/London', 'Europe/Berlin'],
  ...['Asia/Kolkata', 'America/Halifax', 'America/St_Johns', 'America/Puerto_Rico', 'America/Mexico_City'],
  ...['America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'America/Bogota', 'America/Santiago'],
  ...['Europe/Lisbon', 'Europe/Paris', 'Europe/Athens', 'Europe/Istanbul', 'Europe/Moscow', 'Africa/Lagos'],
  ...['Africa/Cairo', 'Africa/Johannesburg', 'Africa/Nairobi', 'Asia/Jerusalem', 'Asia/Riyadh'],
  ...['Asia/Dubai', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Kathmandu', 'Asia/Bangkok', 'Asia/Jakarta'],
  ...['Asia/Singapore', 'Asia/Shanghai', 'Asia/Hong_Kong', 'Asia/Manila', 'Australia/Perth', 'Asia/Tokyo'],
  ...['Asia/Seoul', 'Australia/Adelaide', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Auckland'],
];
const commonness = (zone: string) => (common.includes(zone) ? common.indexOf(zone) : common.length);

const cityOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
