import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCommuteWords } from './use-commute-words.ts';

i18n.load('en', {});
i18n.activate('en');

function Said({ km, mode, brief }: { km: number; mode: string; brief: boolean }) {
  return createElement('i', null, useCommuteWords()(km, mode, { brief }));
}
const said = (km: number, mode: string, brief = true) =>
  renderToStaticMarkup(
    createElement(I18nProvider, { i18n }, createElement(Said, { km, mode, brief })),
  ).replaceAll(/<\/?i>/g, '');

test.each([
  [7, 'driving', 'about 12 min by car'],
  [70, 'driving', 'about 2 h by car'],
  // One speed says little of a long way, and nothing of one that nobody commutes.
  [71, 'driving', 'over 2 h by car'],
  [160, 'driving', 'over 2 h by car'],
  [161, 'driving', 'too far to commute'],
  [250, 'driving', 'too far to commute'],
  [16, 'bicycling', 'about 1 h 4 min by bicycle'],
  [12, 'walking', 'over 2 h on foot'],
  [-1, 'driving', ''],
])('%d km %s: %s', (km, mode, words) => {
  expect(said(km, mode)).toBe(words);
});

test('says what it assumes, and nothing of it where no time is told', () => {
  expect(said(7, 'driving', false)).toBe('about 12 min by car, estimated at 35 km/h in a straight line');
  expect(said(900, 'driving', false)).toBe('too far to commute');
});
