import type { Plugin } from 'vite';

/** A module of a library that the product never reaches, who asks for it, and what replaces it. */
type LeftOut = { importer: RegExp; source: string; code: string };

/** JavaScript of functions that say where to turn when they are reached after all. */
const never = (what: string, names: readonly string[]) => `
function never() {
  throw new Error('web/exclude-unreached.ts leaves ${what} out of the build: take that line out to use it.');
}
export { ${names.map((name) => `never as ${name}`).join(', ')} };
`;

const leftOut: readonly LeftOut[] = [
  {
    // docs/spec/constants.md, Appearance: no ripple. The theme turns it off, so this is never drawn.
    importer: /@mui[\\/]material[\\/]ButtonBase[\\/]ButtonBase\.mjs$/,
    source: './TouchRipple.mjs',
    code: 'export default () => null;',
  },
  {
    // Our colors are variables already (app/theme.ts); MUI's own way to make them is for `cssVariables` and `colorSchemes`.
    importer: /@mui[\\/]material[\\/]styles[\\/]createTheme\.mjs$/,
    source: './createThemeWithVars.mjs',
    code: never('themes of CSS variables', ['default']),
  },
  {
    // Drawn by the `loading` of a button, which nothing here sets: what is waited for is said beside the button.
    importer: /@mui[\\/]material[\\/](?:Icon)?Button[\\/](?:Icon)?Button\.mjs$/,
    source: '../CircularProgress/index.mjs',
    code: never('the spinner of buttons', ['default']),
  },
  {
    // For the option `instrumentations` of a router.
    importer: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    source: './instrumentation.js',
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
${never('the instrumentation of the router', ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'])}`,
  },
  {
    // For the `prefetch` of a link, which the framework around this router knows.
    importer: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]components\.js$/,
    source: './links.js',
    code: never('the prefetching of links', [
      'getKeyedLinksForMatches',
      'getKeyedPrefetchLinks',
      'getModuleLinkHrefs',
      'getNewMatchesForLinks',
      'isPageLinkDescriptor',
    ]),
  },
];

const prefix = '\0left-unreached-out:';

/**
 * Vite: leaves out of every first screen what MUI and the router bring and the product never reaches. Where a new version
 * names its files otherwise, they come back and the budget of the routes says so.
 */
export function excludeUnreached(): Plugin {
  return {
    name: 'leave-unreached-out',
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
