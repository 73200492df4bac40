import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test.each([
  ['Łódź', 'lodz'],
  ['São Paulo', 'sao paulo'],
  ['Straße', 'strasse'],
  ['Ærø', 'aero'],
  ['ＡＢＣ', 'abc'],
  ['İstanbul', 'istanbul'],
  ['', ''],
])('%s → %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
