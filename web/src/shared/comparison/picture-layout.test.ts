import { expect, test } from 'vitest';
import { brokenLines, type Pictured, pictureLayout } from './picture-layout.ts';

const measure = (text: string) => text.length * 8;
const cell = (lead: string, second = '') => ({ lead, second, isUnknown: false });
const pictured: Pictured = {
  title: 'Compare 2 places',
  names: ['Pittsburgh, PA', 'A city with a very long name in the middle of nowhere, OH'],
  rows: [
    { key: 'pay', label: 'Pay a year', note: '1', cells: [cell('$86,000', 'Offer'), cell('$75,000')] },
    {
      key: 'left',
      label: 'Money left a month',
      note: '',
      cells: [cell('$2,403'), cell('$1,854')],
      isTotal: true,
    },
  ],
  notes: ['1 Bureau of Labor Statistics, 2025'],
};

test('every text of the table is in the picture, and inside it', () => {
  const { width, height, texts } = pictureLayout(pictured, measure);
  const all = texts.map(({ text }) => text).join(' ');
  for (const words of [
    'Compare 2 places',
    'Pittsburgh, PA',
    'Pay a year 1',
    'Offer',
    '$1,854',
    '1 Bureau of',
  ])
    expect(all).toContain(words);
  for (const { text, x, y } of texts) {
    expect(x + measure(text), text).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(height);
  }
});

test('rows lie below one another, and a column’s texts at its edge', () => {
  const { texts, lines } = pictureLayout(pictured, measure);
  expect(lines).toEqual([...lines].sort((a, b) => a - b));
  const at = (text: string) => texts.find((one) => one.text === text);
  expect(at('$86,000')?.x).toBe(at('Pittsburgh, PA')?.x);
  expect(at('$2,403')?.y).toBeGreaterThan(at('$86,000')?.y ?? 0);
  expect(at('$2,403')?.style).toBe('total');
});

test('lines break at blanks; a long word stays whole', () => {
  expect(brokenLines('one two three', 60, measure)).toEqual(['one two', 'three']);
  expect(brokenLines('unbreakable yes', 40, measure)).toEqual(['unbreakable', 'yes']);
  expect(brokenLines('first\nsecond', 400, measure)).toEqual(['first', 'second']);
});
