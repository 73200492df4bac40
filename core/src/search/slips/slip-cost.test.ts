import { expect, test } from 'vitest';
import { slipCost } from './slip-cost.ts';

const cost = (typed: string, word: string) => slipCost(typed, word, 9) ?? Number.POSITIVE_INFINITY;

test.each([
  ['a letter not doubled', 'bookeper', 'bookkeper', 'bookper'],
  ['a letter doubled', 'welderr', 'welder', 'welderx'],
  ['two letters swapped', 'nusre', 'nurse', 'nuxxe'],
  ['a vowel for another', 'dentel', 'dental', 'dentbl'],
  ['letters that sound alike', 'sertified', 'certified', 'bertified'],
  ['one sound, two letters', 'farmacist', 'pharmacist', 'xarmacist'],
  ['a key beside the meant one', 'cashoer', 'cashier', 'cashzer'],
  ['a letter that is not heard', 'tecnician', 'technician', 'techncian'],
])('%s is likelier than another mistake', (_, likely, word, unlikely) => {
  expect(cost(likely, word)).toBeGreaterThan(0);
  expect(cost(likely, word)).toBeLessThan(cost(unlikely, word));
});

test('a mistake in the first letter costs more than in any other', () => {
  expect(cost('xook', 'cook')).toBeGreaterThan(cost('coox', 'cook'));
});

test('what costs more than allowed is null, the same word nothing', () => {
  expect(slipCost('nurse', 'nurse', 0)).toBe(0);
  expect(slipCost('nusre', 'nurse', 0.6)).toBeNull();
  expect(slipCost('nurse', 'plumber', 2.8)).toBeNull();
  expect(slipCost('a', 'aaaaaaaaaaaaaaaaaaaa', 2.8)).toBeNull();
  expect(slipCost('', 'nurse', 1)).toBeNull();
});
