import { describe, expect, test } from 'vitest';
import { type Accent, accents, contrast, type Mode, mix, palette, type Token } from './tokens.ts';

const modes: Mode[] = ['light', 'dark'];
const names = Object.keys(accents) as Accent[];
const palettes = modes.flatMap((mode) => names.map((accent) => ({ mode, accent })));

const plain: Token[] = ['page', 'surface', 'sunken', 'hover'];
const grounds: Token[] = [...plain, 'tint'];
const tinted: Token[] = ['good-ground', 'warn-ground', 'bad-ground'];

/** What stands on what, and the least contrast it needs there (WCAG 2.2: 4.5 for text, 3 for edges and marks). */
const pairs: readonly { over: Token; on: readonly Token[]; least: 4.5 | 3 }[] = [
  { over: 'text', on: [...grounds, ...tinted], least: 4.5 },
  { over: 'text-2', on: [...grounds, ...tinted], least: 4.5 },
  { over: 'text-3', on: grounds, least: 4.5 },
  { over: 'accent', on: grounds, least: 4.5 },
  { over: 'warn', on: [...grounds, 'warn-ground'], least: 4.5 },
  { over: 'bad', on: [...grounds, 'bad-ground'], least: 4.5 },
  { over: 'talk', on: grounds, least: 4.5 },
  // On a tint green stands on its own ground, as the Saved chip does; as a mark it is seen there too.
  { over: 'good', on: [...plain, 'good-ground'], least: 4.5 },
  { over: 'good', on: ['tint'], least: 3 },
  { over: 'on-accent', on: ['accent'], least: 4.5 },
  { over: 'inverse-text', on: ['inverse'], least: 4.5 },
  { over: 'inverse-link', on: ['inverse'], least: 4.5 },
  { over: 'control', on: grounds, least: 3 },
];

/** Every pair that falls short, in words. */
function shortfalls(colors: Record<Token, string>): string[] {
  return pairs.flatMap(({ over, on, least }) =>
    on
      .map((ground) => ({ ground, ratio: contrast(colors[over], colors[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ ground, ratio }) => `${over} on ${ground}: ${ratio.toFixed(2)} of ${least}`),
  );
}

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
});

test('there are ten accents in two themes', () => {
  expect(palettes).toHaveLength(20);
});

describe.each(palettes)('$mode, $accent', ({ mode, accent }) => {
  test('everything that stands on something can be read or seen there', () => {
    expect(shortfalls(palette(mode, accent))).toEqual([]);
  });

  test('a color that cannot be read would be found', () => {
    const colors = palette(mode, accent);
    expect(shortfalls({ ...colors, 'text-3': mode === 'light' ? '#8a8a8a' : '#7a7a7a' })).toContainEqual(
      expect.stringMatching(/^text-3 on page: [34]\.\d\d of 4\.5$/),
    );
    expect(shortfalls({ ...colors, accent: colors.surface })).toContainEqual(
      expect.stringMatching(/^accent on surface: 1\.00 of 4\.5$/),
    );
    expect(shortfalls({ ...colors, control: mode === 'light' ? '#b0b0b0' : '#5c5c5c' })).toContainEqual(
      expect.stringMatching(/^control on sunken: [12]\.\d\d of 3$/),
    );
  });
});
