import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { leaveOutOfMui } from './leave-out-of-mui.ts';

type Hooks = {
  resolveId: (source: string, importer?: string) => string | undefined;
  load: (id: string) => string | undefined;
};
const { resolveId, load } = leaveOutOfMui() as unknown as Hooks;
const material = fileURLToPath(new URL('../node_modules/@mui/material', import.meta.url));
const ripple = `${material}/ButtonBase/ButtonBase.mjs`;
const theme = `${material}/styles/createTheme.mjs`;

test.each([
  [ripple, './TouchRipple.mjs'],
  [theme, './createThemeWithVars.mjs'],
])('MUI still asks for what is left out: %s', (importer, source) => {
  expect(readFileSync(importer, 'utf8')).toContain(`from "${source}"`);
  expect(load(resolveId(source, importer) ?? '')).toMatch(/^export default/);
});

test('whatever else is imported stays what it is', () => {
  expect(resolveId('./TouchRipple.mjs', `${material}/Button/Button.mjs`)).toBeUndefined();
  expect(resolveId('./createThemeNoVars.mjs', theme)).toBeUndefined();
  expect(resolveId('./TouchRipple.mjs')).toBeUndefined();
  expect(load(ripple)).toBeUndefined();
});
