import type { Understood } from '@foothold/core/search/understood.ts';
import { expect, test } from 'vitest';
import { noFilters, readSearch, searchAddress, withFilters } from '../../../shared/search/search-address.ts';
import {
  areaOfPlaces,
  asTyped,
  isAsTyped,
  placeFromWords,
  understoodAgain,
  withMeaning,
  withNameToggled,
  withoutReading,
  withoutWords,
} from './understood-change.ts';

const term = 'nurse jobs in Ohio part time';
const asked = { ...noFilters, term };
const ohio: Understood = { kind: 'place', text: 'in Ohio', value: 'Ohio', from: 11, to: 18 };
const partTime: Understood = { kind: 'type', text: 'part time', value: 'parttime', from: 19, to: 28 };

test('a reading that is dropped stays dropped in the address, and the words stay as typed', () => {
  const next = withoutReading(withoutReading(asked, ohio), ohio);
  expect(next).toEqual({ ...asked, literal: ['in Ohio'] });
  const state = withFilters({ ...asked, sort: 'relevance', page: 2, posting: '1' }, next);
  const address = searchAddress(state);
  expect(address).toBe('/jobs/search?term=nurse+jobs+in+Ohio+part+time&words=in+Ohio');
  expect(readSearch(new URL(address, 'http://x').searchParams)).toEqual(state);
  expect(withFilters(state, { term: 'cook' }).literal).toEqual([]);
});

test('the words as typed, and the readings back', () => {
  const typed = asTyped(withoutReading(asked, ohio));
  expect(typed).toEqual({ ...asked, literal: [term], exact: true });
  expect(isAsTyped(typed)).toBe(true);
  expect(isAsTyped(asked)).toBe(false);
  expect(understoodAgain(typed)).toEqual(asked);
  expect(understoodAgain({ ...asked, literal: ['in Ohio'], exact: true })).toEqual({ ...asked, exact: true });
});

test('one meaning takes the place of the words that have several', () => {
  const pm = { from: 7, to: 9 };
  const { term: next } = withMeaning(asked, 'senior PM remote', pm, 'Project manager');
  expect(next).toBe('senior Project manager remote');
});

test.each([
  [ohio, 'nurse jobs part time'],
  [partTime, 'nurse jobs in Ohio'],
  [{ ...ohio, text: 'in Utah' }, undefined],
  [{ ...ohio, text: term, from: 0, to: term.length }, undefined],
])('without the words of a reading others are left (%#)', (part, rest) => {
  expect(withoutWords(asked, part)?.term).toBe(rest);
});

test('a place out of the words is named in full, unless one was given', () => {
  const answer = {
    understood: [partTime, { ...ohio, value: 'Colombus, OH' }],
    places: [{ asked: 'Colombus, OH', name: 'Columbus, OH' }],
  };
  expect(placeFromWords(asked, answer)).toBe('Columbus, OH');
  expect(placeFromWords(asked, { ...answer, places: [] })).toBe('Colombus, OH');
  expect(placeFromWords({ ...asked, place: 'Dayton, OH' }, answer)).toBe('');
  expect(placeFromWords(asked, null)).toBe('');
});

test('a name of a trade is left off in the address, and counts again', () => {
  const next = withNameToggled(withNameToggled(asked, 'Staff nurse'), 'Clinical nurse');
  expect(next.namesOff).toEqual(['Staff nurse', 'Clinical nurse']);
  const state = withFilters({ ...asked, sort: 'relevance', page: 2, posting: '1' }, next);
  const address = searchAddress(state);
  expect(readSearch(new URL(address, 'http://x').searchParams)).toEqual(state);
  expect(withNameToggled(next, 'Staff nurse').namesOff).toEqual(['Clinical nurse']);
  expect(withFilters(state, { term: 'cook' }).namesOff).toEqual([]);
  expect(understoodAgain(next).namesOff).toEqual([]);
});

test.each([
  [[], null],
  [['around'], null],
  [['state'], 'state'],
  [['country', 'country'], 'country'],
  [['state', 'region'], 'region'],
  [['state', 'around'], null],
] as const)('places %j are searched whole: %j', (kinds, area) => {
  expect(areaOfPlaces(kinds.map((kind) => ({ kind })))).toBe(area);
});
