import { expect, test } from 'vitest';
import { type Accent, accents, contrast, type Mode } from '../ui/tokens.ts';
import { createAppTheme } from './theme.ts';

const modes: Mode[] = ['light', 'dark'];
const palettes = modes.flatMap((mode) =>
  (Object.keys(accents) as Accent[]).map((accent) => ({ mode, accent })),
);

test.each(palettes)('filled buttons read in $mode, $accent, also under the pointer', ({ mode, accent }) => {
  const { primary, error } = createAppTheme(mode, accent).palette;
  for (const { main, dark, contrastText } of [primary, error])
    for (const ground of [main, dark]) expect(contrast(contrastText, ground)).toBeGreaterThanOrEqual(4.5);
});
