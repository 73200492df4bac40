import { expect, it } from 'vitest';
import { zoneChoice, zoneFinder, zoneOfPlace } from './zone-choices.ts';

const zones = Intl.supportedValuesOf('timeZone');
const at = new Date('2026-12-01T15:00Z');
const find = zoneFinder(zones, { at, locale: 'en-US' });

it.each([
  ['Columbus, OH', 'America/New_York'],
  ['Ohio', 'America/New_York'],
  ['Austin, TX 78701', 'America/Chicago'],
  ['new york', 'America/New_York'],
  ['Pacific', 'America/Los_Angeles'],
  ['Eastern', 'America/New_York'],
  ['Berlin', 'Europe/Berlin'],
  ['london', 'Europe/London'],
  ['kolk', 'Asia/Kolkata'],
  ['zürich', 'Europe/Zurich'],
  ['Central European', 'Europe/Berlin'],
  ['Japan', 'Asia/Tokyo'],
  ['Philippine', 'Asia/Manila'],
  ['nowhere at all', undefined],
  ['', undefined],
])('“%s” offers %s first', (typed, zone) => {
  expect(find(typed)[0]?.zone).toBe(zone);
});

it('an offset finds the zones that have it', () => {
  const found = find('+9');
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ offset }) => offset))).toEqual(new Set(['GMT+9']));
});

it('a zone is called by its city, its clocks and its offset of that day', () => {
  expect(zoneChoice('America/New_York', at, 'en-US')).toEqual({
    ...{ zone: 'America/New_York', city: 'New York', name: 'Eastern Time', offset: 'GMT-5' },
  });
  expect(zoneChoice('America/New_York', new Date('2026-07-01T00:00Z'), 'en-US').offset).toBe('GMT-4');
});

it.each([
  ['Columbus, OH', 'America/New_York'],
  ['Portland, Oregon', 'America/Los_Angeles'],
  ['Toronto, ON', null],
  ['Remote', null],
  ['', null],
])('the place “%s” lies in %s', (place, zone) => {
  expect(zoneOfPlace(place)).toBe(zone);
});
