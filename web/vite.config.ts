import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { adoptStyles } from './adopt-styles.ts';
import { compileCatalogs } from './compile-catalogs.ts';
import { compileMessages } from './compile-messages.ts';
import { excludeEval } from './exclude-eval.ts';
import { excludeExamples } from './exclude-examples.ts';
import { excludeNode } from './exclude-node.ts';
import { excludeUndrawn } from './exclude-undrawn.ts';
import { excludeUnreached } from './exclude-unreached.ts';
import { filesTogether, groupsTogether } from './files-together.ts';
import { licenseList, licenseTexts } from './license-texts.ts';
import { namePackages } from './name-packages.ts';
import { zodApart } from './zod-apart.ts';

const api = `http://localhost:${process.env.PORT ?? 3000}`;

/** What turns our sources into scripts, for the product and for the gallery of the tests. */
export const screenPlugins = (): PluginOption[] => [
  react(),
  adoptStyles(),
  excludeUnreached(),
  compileCatalogs(),
  // English is in the code, so descriptors keep their message and no catalog has to load.
  babel({
    include: /\/web\/src\/.*\.tsx?$/,
    plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }], compileMessages],
  }),
];

/** Workers are modules of their own, and the typesetting engine runs in one. */
export const workers = { format: 'es', plugins: () => [excludeEval(), excludeNode()] } as const;

const namedGroups = new Set([
  'rolldown-runtime',
  'libraries',
  'first',
  'note',
  'job-status',
  'icons-rest',
  'own-data',
]);
for (const name of Object.keys(filesTogether)) namedGroups.add(name);

/** Scripts that are asked for by name: those of a group or of one import, and those that the service worker leaves to their first use. */
const isNamed = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): boolean =>
  isDynamicEntry || namedGroups.has(name) || /^(?:typst|pdf|read-scan)/.test(name);

export default defineConfig({
  worker: workers,
  plugins: [
    ...screenPlugins(),
    excludeUndrawn(),
    excludeExamples(),
    zodApart(),
    namePackages(),
    licenseTexts(),
    VitePWA({
      // A new version waits until the person takes it; the server answers the manifest under the site's own name.
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      // Our own worker: besides keeping files it says reminders.
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        // One file that imports nothing: Trusted Types refuse a script that a worker names by a text.
        rollupFormat: 'iife',
        // The outlines of the map are data beside the scripts: without them a map without a network would be bare.
        globPatterns: [
          '**/*.{js,mjs,css,html,svg,woff2}',
          'assets/{countries,states,counties}-*.json',
          'open-source-licenses.txt',
        ],
        // Twice as large as all the rest, and needed only by those who open a resume.
        // A worker of models is kept with its policy, by address.
        globIgnores: ['assets/{typst,pdf,read-scan,model-worker}*.js'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // A small font as data: would need a wider font-src in the security header.
    assetsInlineLimit: 0,
    sourcemap: false,
    // The map library is one file of a megabyte that loads after the screen; routes have budgets of their own.
    chunkSizeWarningLimit: 1200,
    // Says which file needs which, so that the weight of every route can be told.
    manifest: true,
    // Which packages are in the pages, with their licenses.
    license: { fileName: licenseList },
    modulePreload: {
      // What is there from the first paint on is not named again in the list of every screen.
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/\/(rolldown-runtime|libraries|first|index)-/.test(name)).sort(),
    },
    rolldownOptions: {
      output: {
        // The first script names every other one: what a hash of eight characters costs adds up, and a name that nobody asks for.
        entryFileNames: ({ name }) => (name === 'prerender' ? '[name].js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: (chunk) =>
          chunk.facadeModuleId?.endsWith('.po')
            ? 'assets/catalog-[name]-[hash:7].js'
            : isNamed(chunk)
              ? 'assets/[name]-[hash:7].js'
              : 'assets/_[hash:7].js',
        // What every screen needs in two files: cut in a dozen, the same code is 8 KB larger, compressed. The libraries
        // stand apart, so that a new release of the product does not fetch them again.
        codeSplitting: {
          groups: [
            // With the fonts' style sheet, so that the page waits for one.
            {
              name: 'libraries',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/]|app.ground\.css$/,
              priority: 3,
            },
            { name: 'first', tags: ['$initial'], test: /[\\/](web|core)[\\/]src[\\/]/, priority: 2 },
            // These stand on public screens too, without what comes with own data.
            { name: 'note', test: /notes.(error-)?note\.tsx$/, priority: 2 },
            { name: 'job-status', test: /job.job-status\.ts$/, priority: 2 },
            { name: 'icons-rest', test: /icons.icons-rest\.ts$/, priority: 2 },
            { name: 'own-data', test: /app.own-data-gate\.tsx$/, priority: 1 },
            ...groupsTogether(),
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': { target: api, changeOrigin: false } } },
});
