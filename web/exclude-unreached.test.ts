import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { excludeUnreached } from './exclude-unreached.ts';

type Hooks = {
  resolveId: (source: string, importer?: string) => string | undefined;
  load: (id: string) => string | undefined;
};
const { resolveId, load } = excludeUnreached() as unknown as Hooks;
const material = fileURLToPath(new URL('../node_modules/@mui/material', import.meta.url));
const ripple = `${material}/ButtonBase/ButtonBase.mjs`;
const theme = `${material}/styles/createTheme.mjs`;
const router = fileURLToPath(new URL('../node_modules/react-router/dist/production/lib', import.meta.url));

test.each([
  [ripple, './TouchRipple.mjs'],
  [theme, './createThemeWithVars.mjs'],
  [`${material}/Button/Button.mjs`, '../CircularProgress/index.mjs'],
  [`${material}/IconButton/IconButton.mjs`, '../CircularProgress/index.mjs'],
  [`${router}/router/router.js`, './instrumentation.js'],
  [`${router}/dom/ssr/components.js`, './links.js'],
])('what is left out is still asked for: %s', (importer, source) => {
  expect(readFileSync(importer, 'utf8')).toContain(`from "${source}"`);
  expect(load(resolveId(source, importer) ?? '')).toMatch(/^export /m);
});

test('whatever else is imported stays what it is', () => {
  expect(resolveId('./TouchRipple.mjs', `${material}/Button/Button.mjs`)).toBeUndefined();
  expect(resolveId('./createThemeNoVars.mjs', theme)).toBeUndefined();
  expect(resolveId('./TouchRipple.mjs')).toBeUndefined();
  expect(load(ripple)).toBeUndefined();
});
