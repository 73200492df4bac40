import { expect, it } from 'vitest';
import { paperText } from './paper-text.ts';

it.each([
  ['short text stays', 'One\n\n\nTwo  ', 200, { text: 'One\n\nTwo', isCut: false }],
  ['nothing stays nothing', ' \n\n', 200, { text: '', isCut: false }],
  ['whole lines that fit', `A\n${'b'.repeat(90)}`, 80, { text: 'A', isCut: true }],
  [
    'a long line ends at a word',
    `${'word '.repeat(40)}`,
    102,
    { text: `${'word '.repeat(20)}`.trim(), isCut: true },
  ],
  ['a word without an end is cut', 'x'.repeat(300), 100, { text: 'x'.repeat(100), isCut: true }],
  [
    'many short lines take their height',
    'a\n'.repeat(100),
    600,
    { text: 'a\n'.repeat(10).trim(), isCut: true },
  ],
])('%s', (_, text, room, cut) => {
  expect(paperText(text, room)).toEqual(cut);
});

it('a note of 200 KB is cut at once, and no sign is halved', () => {
  const cut = paperText('😀'.repeat(100_000), 1001);
  expect(cut.isCut).toBe(true);
  expect(cut.text.isWellFormed()).toBe(true);
});
