import { expect, test } from 'vitest';
import { nameParts } from './name-parts.ts';

test.each([
  ['Maya Lindqvist', 'Maya', 'Lindqvist'],
  ['  Ana   María García ', 'Ana María', 'García'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['García López, Ana', 'Ana', 'García López'],
  ['Ruth Okafor, RN, MBA', 'Ruth', 'Okafor'],
  ['Martin King Jr.', 'Martin', 'King'],
  ['Van Nguyen', 'Van', 'Nguyen'],
  ['Madonna', 'Madonna', ''],
  ['山田太郎', '', ''],
  ['山田 太郎', '山田', '太郎'],
  ['', '', ''],
  [', ,', '', ''],
])('%s', (name, first, last) => {
  expect(nameParts(name)).toEqual({ first, last });
});
