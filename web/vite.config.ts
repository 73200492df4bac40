import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    // English stands in the code, so descriptors keep their message and no catalog has to load.
    babel({
      include: /\/web\/src\/.*\.tsx?$/,
      plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }]],
    }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A small font as data: would need a wider font-src in the security header.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Says which file needs which, so that the weight of every route can be told.
    manifest: true,
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api, changeOrigin: false } } },
});
