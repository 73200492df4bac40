import { expect, test } from 'vitest';
import { trimCharacters, trimEndCharacters } from './trim-characters.ts';

test.each([
  ['', ''],
  ['a', 'a'],
  [' ,a, b ,', ' ,a, b'],
  [' , ', ''],
  ['a\u00a0', 'a'],
])('the end of “%s” is cut', (text, cut) => {
  expect(trimEndCharacters(text, /[\s,]/)).toBe(cut);
});

test('both ends are cut, and nothing between them', () => {
  expect(trimCharacters(' ,a, b ,', /[\s,]/)).toBe('a, b');
  expect(trimCharacters(' , ', /[\s,]/)).toBe('');
});

test('a megabyte that does not reach the end is left as it is', () => {
  const text = `${' '.repeat(1_000_000)}x`;
  expect(trimEndCharacters(text, /\s/)).toBe(text);
});
