import { describe, expect, test } from 'vitest';
import { type Accent, accents, contrast, type Mode, mix, palette, type Token } from './tokens.ts';

const modes: Mode[] = ['light', 'dark'];
const names = Object.keys(accents) as Accent[];
const grounds: Token[] = ['page', 'surface', 'sunken', 'hover', 'tint'];

test('contrast follows the WCAG formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(mix('#000000', 0.5, '#ffffff')).toBe('#808080');
});

describe.each(modes.flatMap((mode) => names.map((accent) => ({ mode, accent }))))(
  '$mode, $accent',
  ({ mode, accent }) => {
    const colors = palette(mode, accent);

    test.each(['text', 'text-2', 'text-3', 'accent', 'bad', 'talk', 'warn'] satisfies Token[])(
      '%s reads on every ground',
      (name) => {
        for (const ground of grounds)
          expect(contrast(colors[name], colors[ground]), ground).toBeGreaterThanOrEqual(4.5);
      },
    );

    test('labels read on what they stand on', () => {
      for (const [text, ground] of [
        ['on-accent', 'accent'],
        ['good', 'good-ground'],
        ['warn', 'warn-ground'],
        ['bad', 'bad-ground'],
        ['inverse-text', 'inverse'],
        ['inverse-link', 'inverse'],
      ] satisfies [Token, Token][])
        expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    });

    test('edges of controls can be seen', () => {
      for (const ground of grounds)
        expect(contrast(colors.control, colors[ground]), ground).toBeGreaterThanOrEqual(3);
    });
  },
);
