import { offsetAt } from '@foothold/core/dates/wall-time.ts';
import ICAL from 'ical.js';
import { findIana } from 'windows-iana';

/** What is known around the name of a zone. */
type Around = {
  /** The VTIMEZONE of that name, null where the file has none. */
  rules: ICAL.Component | null;
  /** The wall time it is about. */
  at: ICAL.Time;
  /** IANA zone of the reader, tried first where several agree. */
  home: string;
};

/**
 * The IANA zone that a calendar file means by the name of a zone: the name itself, with or without the folders that some
 * programs put before it, `X-LIC-LOCATION`, the name in Windows (CLDR's table), the cities in a name that Outlook
 * shows. Else one whose clocks agree with what the file's own rules say of that hour. Null where nothing tells.
 */
export function calendarZone(name: string, { rules, at, home }: Around): string | null {
  const located = rules?.getFirstPropertyValue('x-lic-location');
  for (const candidate of [name, String(located ?? ''), ...partsOf(name)]) {
    const known = ianaZone(candidate) ?? windowsZone(candidate);
    if (known) return known;
  }
  const ahead = rules ? minutesByRules(rules, at) : null;
  if (ahead === null) return shownZone(name);
  const shown = shownZone(name);
  return [shown ?? '', home, ...commonZones].find((zone) => isAhead(zone, at, ahead)) ?? fixedZone(ahead);
}

/** Zones of many people: one that agrees reads better than hours ahead of UTC. */
const commonZones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Europe/London'],
  ...['Europe/Berlin', 'Europe/Athens', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Tokyo', 'Australia/Sydney'],
];

function ianaZone(name: string): string | null {
  if (/^(?:utc|gmt|z)$/i.test(name)) return 'UTC';
  if (name.length > 50 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+){1,2}$/.test(name)) return null;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
  } catch {
    return null;
  }
}

function windowsZone(name: string): string | null {
  return findIana(name, '001').map(ianaZone).find(Boolean) ?? null;
}

/** “/mozilla.org/20050126_1/Europe/Berlin” has Europe/Berlin in it. */
function partsOf(name: string): string[] {
  const parts = name.split('/').slice(-3);
  return [parts.join('/'), parts.slice(-2).join('/')];
}

/** Parts of names that Outlook shows, without cities. */
const shownNames: readonly (readonly [string, string])[] = [
  ['eastern time', 'America/New_York'],
  ['central time (us', 'America/Chicago'],
  ['mountain time', 'America/Denver'],
  ['pacific time', 'America/Los_Angeles'],
  ['atlantic time', 'America/Halifax'],
  ['coordinated universal time', 'UTC'],
];

/** “(UTC+10:00) Canberra, Melbourne, Sydney”: the zone of a city of that name, where the offset before it agrees. */
function shownZone(name: string): string | null {
  const plain = name.toLowerCase().slice(0, 200);
  const [, sign, hours, minutes] = /\((?:utc|gmt)([+-])(\d{2}):(\d{2})\)/.exec(plain) ?? [];
  const ahead = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null;
  const fits = (zone: string) =>
    ahead === null || [winter, summer].some((at) => offsetAt(at, zone) === ahead * minuteMs);
  const known = shownNames.find(([part]) => plain.includes(part))?.[1];
  if (known && fits(known)) return known;
  const cities = new Set(
    plain
      .replace(/^\([^)]*\)/, '')
      .split(',')
      .map((city) => city.trim()),
  );
  const cityOf = (zone: string) => zone.toLowerCase().split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return Intl.supportedValuesOf('timeZone').find((zone) => cities.has(cityOf(zone)) && fits(zone)) ?? null;
}

const minuteMs = 60_000;
const winter = Date.UTC(2026, 0, 15);
const summer = Date.UTC(2026, 6, 15);

/** How many minutes the zone of a VTIMEZONE is ahead of UTC at a wall time; null for rules that do not read. */
function minutesByRules(rules: ICAL.Component, at: ICAL.Time): number | null {
  if (!hasPlainRules(rules)) return null;
  try {
    const seconds = new ICAL.Timezone(rules).utcOffset(at);
    return Number.isFinite(seconds) ? Math.round(seconds / 60) : null;
  } catch {
    return null;
  }
}

/** Observances of a zone, and dates that one lists; zones of real calendars have a few dozen. */
const maxObservances = 200;

/**
 * Whether the rules of a zone repeat once a year, as clocks change: each date of a rule is computed, and one that repeats
 * every second would never end.
 */
function hasPlainRules(rules: ICAL.Component): boolean {
  const observances = [...rules.getAllSubcomponents('standard'), ...rules.getAllSubcomponents('daylight')];
  if (observances.length > maxObservances) return false;
  return observances.every((observance) => {
    const frequencies = observance.getAllProperties('rrule').map((rule) => {
      const value = rule.getFirstValue();
      return value instanceof ICAL.Recur ? value.freq : '';
    });
    return (
      frequencies.length <= 1 &&
      frequencies.every((frequency) => frequency === 'YEARLY') &&
      observance.getAllProperties('rdate').length <= maxObservances
    );
  });
}

function isAhead(zone: string, at: ICAL.Time, minutes: number): boolean {
  const { year, month, day, hour, minute } = at;
  const instant = Date.UTC(year, month - 1, day, hour, minute) - minutes * minuteMs;
  return zone !== '' && offsetAt(instant, zone) === minutes * minuteMs;
}

/** Whole hours ahead of UTC as a zone; its names have the sign the other way round. */
function fixedZone(minutes: number): string | null {
  if (minutes === 0) return 'UTC';
  return minutes % 60 === 0 ? ianaZone(`Etc/GMT${minutes > 0 ? '-' : '+'}${Math.abs(minutes) / 60}`) : null;
}
