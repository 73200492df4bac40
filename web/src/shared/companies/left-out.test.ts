import { expect, it } from 'vitest';
import { leftOut } from './left-out.ts';

it.each([
  ['', ['Acme, Inc.', '3M', 'Oak & Sons']],
  ['acme', ['3M', 'Oak & Sons']],
  ['ACME Inc', ['3M', 'Oak & Sons']],
  ['sons', ['Acme, Inc.', '3M']],
  ['3m', ['Acme, Inc.', 'Oak & Sons']],
  ['a', ['Acme, Inc.', '3M', 'Oak & Sons']],
  ['cme', ['Acme, Inc.', '3M', 'Oak & Sons']],
])('searching for “%s” leaves %j out', (term, names) => {
  expect(leftOut(term, ['Acme, Inc.', ' ', '3M', 'Oak & Sons'])).toEqual(names);
});

it('leaves out no more names, and no longer ones, than a request takes', () => {
  const names = leftOut(
    '',
    Array.from({ length: 300 }, (_, at) => `${at} ${'x'.repeat(400)}`),
  );
  expect([names.length, Math.max(...names.map(({ length }) => length))]).toEqual([200, 300]);
});
