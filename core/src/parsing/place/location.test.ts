import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseGroups, labels } from '../../../test-data/labels.ts';
import { realFile } from '../../../test-data/real-files.ts';
import { countryName } from '../../geography/country.ts';
import { regionByCode, stateOfZip } from '../../geography/region.ts';
import { parseLocation } from './location.ts';

/** `city|state|country; …` of every place, then R (remote) with its countries, H (hybrid), `?` unresolved texts. */
function read(text: string): string {
  const { places, remote, remoteCountries, hybrid, unresolved } = parseLocation(text);
  return [
    places.map((place) => `${place.city}|${place.state}|${place.country}`).join('; '),
    remote ? `R:${remoteCountries.join(',')}` : '',
    hybrid ? 'H' : '',
    unresolved.length > 0 ? `?${unresolved.join('/')}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

describe.each(caseGroups('location-cases'))('%s', (_, rows) => {
  it.each(rows)('%j is %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('candidates for a city table', () => {
  it('hands on both readings of an unknown city with a code that is both', () => {
    expect(parseLocation('Hosur, IN').places[0]).toMatchObject({
      city: 'Hosur',
      state: 'IN',
      country: 'US',
      candidates: [
        { city: 'Hosur', state: 'IN', country: 'US' },
        { city: 'Hosur', state: '', country: 'IN' },
      ],
    });
  });
  it('keeps only what equal readings share', () => {
    expect(parseLocation('Springfield').places[0]).toMatchObject({
      city: 'Springfield',
      state: '',
      country: 'US',
    });
    expect(parseLocation('Cambridge').places[0]?.candidates.map((c) => c.country)).toContain('GB');
  });
  it('names none where the text is certain', () => {
    expect(parseLocation('Austin, TX').places[0]?.candidates).toEqual([]);
  });
});

it('answers the same for nonsense, emoji, right-to-left text and very long text without throwing', () => {
  for (const text of [
    '\u0000',
    '📍 Toronto, ON',
    'תל אביב, ישראל',
    '((((',
    '))) (',
    'a,'.repeat(5000),
    '/ / /',
    '-',
    ', ,',
  ]) {
    expect(() => parseLocation(text)).not.toThrow();
  }
  expect(read('📍 Toronto, ON')).toBe('Toronto|ON|CA');
});

it('knows the owner of a ZIP code', () => {
  expect(['10001', '94105', '19801', '73301', '02108', '00901'].map(stateOfZip)).toEqual([
    'NY',
    'CA',
    'DE',
    'TX',
    'MA',
    'PR',
  ]);
  expect(['84028', 'abc', '1234', '99999'].map(stateOfZip)).toEqual(['UT', '', '', 'AK']);
});

const standIn = labels('location-cases').map(([, text]) => ({ text, count: 1 }));

it('holds its promises on every real location string', () => {
  const file = realFile('postings/location_strings_unique.tsv');
  const isReal = existsSync(file);
  const rows = isReal
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(1)
        .filter((line) => line !== '')
        .map((line) => line.split('\t'))
        .map((cells) => ({ text: cells[3] ?? '', count: Number(cells[0]) }))
    : standIn;
  let resolved = 0;
  let weight = 0;
  let total = 0;
  for (const { text, count } of rows) {
    const { places, remote: isRemote, remoteCountries, unresolved } = parseLocation(text);
    for (const { city, state, country, candidates } of places) {
      expect(city + state + country, text).not.toBe('');
      if (country) expect(countryName(country), text).not.toBe('');
      if (country === 'US' || country === 'CA') {
        if (state) expect(regionByCode(state)?.country, text).toBe(country);
      }
      if (state) expect(country, text).not.toBe('');
      expect(candidates.length, text).not.toBe(1);
      expect(/\d/.test(city), text).toBe(false);
    }
    for (const country of remoteCountries) expect(countryName(country), text).not.toBe('');
    if (places.length === 0 && !isRemote)
      expect(unresolved.length <= 1 || /[;|/]/.test(text), text).toBe(true);
    const isResolved = isRemote || places.some((place) => place.country !== '');
    resolved += isResolved ? 1 : 0;
    weight += isResolved ? count : 0;
    total += count;
  }
  const share = resolved / rows.length;
  // biome-ignore lint/suspicious/noConsole: the share is what this run is for
  console.log(
    `locations: ${isReal ? 'real file' : 'stand-in'}, ${rows.length} strings, resolved ${(share * 100).toFixed(1)} %, ` +
      `by frequency ${((weight / total) * 100).toFixed(1)} %`,
  );
  expect(rows.length).toBeGreaterThan(isReal ? 9000 : 150);
  expect(share).toBeGreaterThan(isReal ? 0.93 : 0.8);
});
