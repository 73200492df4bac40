import { expect, test } from 'vitest';
import { newHousehold, readHousehold } from './household.ts';
import { limits, typedAmount } from './typed-amount.ts';

test.each([
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['1200', { kind: 'amount', amount: 120_000 }],
  ['$1,200.50', { kind: 'amount', amount: 120_050 }],
  ['$ 1,234,567', { kind: 'amount', amount: 123_456_700 }],
  ['60k', { kind: 'amount', amount: 6_000_000 }],
  ['$52.5 K', { kind: 'amount', amount: 5_250_000 }],
  ['-60k', { kind: 'problem', problem: 'negative' }],
  ['999999999k', { kind: 'problem', problem: 'too-large' }],
  ['k', { kind: 'problem', problem: 'not-a-number' }],
  ['about 60k', { kind: 'problem', problem: 'not-a-number' }],
  ['0', { kind: 'amount', amount: 0 }],
  ['-0', { kind: 'amount', amount: 0 }],
  ['0.005', { kind: 'amount', amount: 1 }],
  ['-900', { kind: 'problem', problem: 'negative' }],
  ['−$900', { kind: 'problem', problem: 'negative' }],
  ['1e12', { kind: 'problem', problem: 'too-large' }],
  ['1000000000000', { kind: 'problem', problem: 'too-large' }],
  ['99999999999999999999', { kind: 'problem', problem: 'too-large' }],
  ['1,20', { kind: 'problem', problem: 'not-a-number' }],
  ['about 900', { kind: 'problem', problem: 'not-a-number' }],
  ['NaN', { kind: 'problem', problem: 'not-a-number' }],
  ['900 - 1000', { kind: 'problem', problem: 'not-a-number' }],
])('“%s”', (text, read) => {
  expect(typedAmount(text)).toEqual(read);
});

test('each input has its own limit', () => {
  expect(typedAmount('8', limits.days)).toEqual({ kind: 'problem', problem: 'too-large' });
  expect(typedAmount('12.4', limits.miles)).toEqual({ kind: 'amount', amount: 124 });
  expect(typedAmount('0.725', limits.perMile)).toEqual({ kind: 'amount', amount: 725 });
});

test('a stored household is parsed again, and an invalid amount counts as not entered', () => {
  const kept = { ...newHousehold, status: 'joint' as const, groceries: '420' };
  expect(readHousehold(JSON.stringify(kept))).toEqual(kept);
  for (const broken of ['', '{', '[]', '{"status":"king"}', '{"groceries":5}'])
    expect(readHousehold(broken), broken).toEqual(newHousehold);
});
