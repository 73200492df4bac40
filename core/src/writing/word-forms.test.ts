import { expect, test } from 'vitest';
import { isFormOf, wordsFoundIn } from './word-forms.ts';

test.each([
  ['passionate', 'passionately', 'en', true],
  ['lead', 'led', 'en', true],
  ['leading', 'leads', 'en', true],
  ['organize', 'organised', 'en', true],
  ['synergy', 'synergies', 'en', true],
  ['happy', 'happily', 'en', true],
  ['enthusiastic', 'enthusiastically', 'en', true],
  ['dream', "dream's", 'en', true],
  ['leader', 'lead', 'en', false],
  ['passion', 'passionate', 'en', false],
  ['last', 'las', 'en', false],
  ['spannend', 'spannende', 'de', true],
  ['leidenschaftlich', 'leidenschaftlichen', 'de-DE', true],
  ['Team', 'Tee', 'de', false],
])('“%s” and “%s” (%s) are forms of one word: %s', (one, other, language, expected) => {
  expect(isFormOf(one, other, language)).toBe(expected);
  expect(isFormOf(other, one, language)).toBe(expected);
});

test('words and phrases are found in their forms, with their places', () => {
  const text = 'I have passionately led teams. It is a perfect fit. I’m leading.';
  const found = wordsFoundIn(text, ['lead', 'passionate', 'perfect fit', 'fit for', ''], 'en');
  expect(found.map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ['passionate', 'passionately'],
    ['lead', 'led'],
    ['perfect fit', 'perfect fit'],
    ['lead', 'leading'],
  ]);
});
