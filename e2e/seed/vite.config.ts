import { fileURLToPath } from 'node:url';
import { screenPlugins } from '../../web/vite.config.ts';

/** One script of seed-page.ts, which the tests give to a page; no part of the product knows of it. */
export default {
  root: fileURLToPath(new URL('../../web', import.meta.url)),
  publicDir: false,
  plugins: screenPlugins(),
  build: {
    sourcemap: false,
    modulePreload: false,
    emptyOutDir: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('seed-page.ts', import.meta.url)),
      output: { format: 'iife', codeSplitting: false, entryFileNames: 'seed.js' },
    },
  },
};
