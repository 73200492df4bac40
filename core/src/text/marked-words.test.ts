import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedWords } from './marked-words.ts';

const shown = (text: string, typed: string) =>
  markedWords(text, typed)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Northlake Credit Union', 'north', '[North]lake Credit Union'],
  ['Northlake Credit Union', 'cre NOR', '[Nor]thlake [Cre]dit Union'],
  ['São Paulo Clinic', 'sao', '[São] Paulo Clinic'],
  ['Senior C++ Engineer', 'c++', 'Senior [C++] Engineer'],
  ['Straße 9', 'stras', '[Straß]e 9'],
  ['Data Analyst', '', 'Data Analyst'],
  ['', 'data', ''],
])('in %s the typed %s is marked', (text, typed, expected) => {
  expect(shown(text, typed)).toBe(expected);
});

test('no letter of a text is ever lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
      expect(
        markedWords(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
