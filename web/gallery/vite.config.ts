import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { screenPlugins, workers } from '../vite.config.ts';

/** The gallery is built for the tests alone (e2e/gallery-kit.ts); no part of the product knows of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: fileURLToPath(new URL('../public', import.meta.url)),
  plugins: screenPlugins(),
  worker: workers,
  build: { assetsInlineLimit: 0, sourcemap: false },
});
