import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Maya Lindqvist', 'ML'],
  ['maya lindqvist sørensen', 'ML'],
  ['Cher', 'C'],
  ['  ada   lovelace ', 'AL'],
  ['', ''],
  ['👩‍🚀 Orbit', '👩‍🚀O'],
  ['éva', 'É'],
])('%j → %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
