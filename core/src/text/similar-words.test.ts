import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarWords, typosAllowed, typosBetween, typosToPrefix } from './similar-words.ts';

test.each([
  ['north', 'northlake', 0],
  ['norht', 'northlake', 1],
  ['nroth', 'northlake', 1],
  ['nothlake', 'northlake', 1],
  ['northllake', 'northlake', 1],
  ['northlaek', 'northlake', 1],
  ['xorth', 'northlake', 1],
  ['nurse', 'northlake', null],
  ['engineer', 'engine', 2],
])('%s is %s slips away from the beginning of %s', (typed, word, slips) => {
  expect(typosToPrefix(typed, word, 2)).toBe(slips);
});

test.each([
  ['software', 'software', 0],
  ['sofware', 'software', 1],
  ['sotfware', 'software', 1],
  ['softwares', 'software', 1],
  ['sofwtare', 'software', 1],
  ['doftware', 'software', 1],
  ['sofwer', 'software', null],
  ['soft', 'software', null],
  ['enginneir', 'engineer', 2],
  ['', 'it', 2],
  ['ca', 'abc', null],
])('%s is %s slips away from all of %s', (typed, word, slips) => {
  expect(typosBetween(typed, word, 2)).toBe(slips);
  expect(typosBetween(word, typed, 2)).toBe(slips);
  expect(typosBetween(typed, word, 0)).toBe(typed === word ? 0 : null);
});

test('short words must be right, long ones may have two slips', () => {
  expect(['qa', 'php', 'java', 'analyst', 'engineer'].map(typosAllowed)).toEqual([0, 0, 1, 1, 2]);
});

test('only the nearest words of a vocabulary are meant', () => {
  const vocabulary = ['analysis', 'analyst', 'northlake', 'nurse', 'data', 'date'];
  expect(similarWords('anlayst', vocabulary)).toEqual(['analyst']);
  expect(similarWords('dtaa', vocabulary)).toEqual(['data']);
  expect(similarWords('nutse', vocabulary)).toEqual(['nurse']);
  expect(similarWords('qx', vocabulary)).toEqual([]);
});

test('a beginning with one letter dropped, doubled or swapped is always one slip at most', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(word, fc.nat({ max: 4 }), fc.constantFrom('drop', 'double', 'swap'), (target, at, slip) => {
      const rest = target.slice(at + 1);
      const typed = {
        drop: target.slice(0, at) + rest,
        double: target.slice(0, at + 1) + target.slice(at),
        swap: target.slice(0, at) + (rest[0] ?? '') + target[at] + rest.slice(1),
      }[slip];
      expect(typosToPrefix(typed, target, 2)).toBeLessThanOrEqual(1);
    }),
  );
});
