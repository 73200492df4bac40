import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { screenPlugins, workers } from '../../web/vite.config.ts';

/** The page that `npm run bench -- documents` measures; no part of the product knows of it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: screenPlugins(),
  worker: workers,
  build: { assetsInlineLimit: 0, sourcemap: false },
});
