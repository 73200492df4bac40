import type { Plugin } from 'vite';

/** A module of MUI that the product never reaches, who asks for it, and what stands in its place. */
type LeftOut = { importer: RegExp; source: string; code: string };

const leftOut: readonly LeftOut[] = [
  {
    // SPEC.md section 9: no ripple. The theme turns it off, so this is never drawn.
    importer: /@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    source: './TouchRipple.mjs',
    code: 'export default () => null;',
  },
  {
    // Our colors are variables already (app/theme.ts); MUI's own way to make them is for `cssVariables` and `colorSchemes`.
    importer: /@mui[\\/]material[\\/]styles[\\/]createTheme\.mjs$/,
    source: './createThemeWithVars.mjs',
    code: `export default () => {
      throw new Error('web/leave-out-of-mui.ts leaves themes of CSS variables out of the build: take that line out to use them.');
    };`,
  },
];

const prefix = '\0left-out-of-mui:';

/**
 * Vite: leaves 6 KB of MUI out of every first screen. Where a new version of MUI names its files otherwise, they come
 * back and the budget of the routes says so.
 */
export function leaveOutOfMui(): Plugin {
  return {
    name: 'leave-out-of-mui',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const at = leftOut.findIndex((one) => one.source === source && one.importer.test(importer));
      return at < 0 ? undefined : `${prefix}${at}`;
    },
    load(id) {
      return id.startsWith(prefix) ? leftOut[Number(id.slice(prefix.length))]?.code : undefined;
    },
  };
}
