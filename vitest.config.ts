import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { plainTests } from './scripts/plain-tests.ts';
import { databaseTests, onlyOnPostgres } from './scripts/test-on-postgres.ts';
import webConfig from './web/vite.config.ts';

// TEST_DATABASE=postgres runs the tests of the API that use a database on a real PostgreSQL instead of PGlite.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

// The macros look for their configuration from the folder the command runs in.
process.env.LINGUI_CONFIG = fileURLToPath(new URL('./web/lingui.config.ts', import.meta.url));

const left = ['**/node_modules/**', '**/dist/**', '**/.types/**'];

const exclude = [...left, ...(isPostgres ? [] : [onlyOnPostgres])];
const common = {
  pool: 'forks',
  exclude,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

// The web's macros are compiled for its tests as they are for the browser.
const asForTheBrowser = webConfig.plugins && { plugins: webConfig.plugins };
const { plain, ownData } = plainTests('web', 'scripts');

export default defineConfig({
  test: {
    globalSetup: isPostgres ? ['scripts/test-on-postgres.ts'] : [],
    // One more than the two processors: many of these tests wait for a server of their own. PostgreSQL is itself the third.
    maxWorkers: isPostgres ? 2 : 3,
    projects: isPostgres
      ? [{ test: { ...common, name: 'postgres', include: databaseTests(), isolate: false } }]
      : [
          // Nothing in these touches what files share, and to load the server anew for each is a quarter of their time.
          {
            test: {
              ...common,
              name: 'server',
              include: ['{core,api,bench,extension}/**/*.test.ts'],
              isolate: false,
            },
          },
          { ...asForTheBrowser, test: { ...common, name: 'web, plain', include: plain, isolate: false } },
          {
            ...asForTheBrowser,
            test: { ...common, name: 'web, own data', include: ownData, isolate: false },
          },
          {
            ...asForTheBrowser,
            test: {
              ...common,
              name: 'web',
              include: ['{web,scripts}/**/*.test.ts'],
              exclude: [...exclude, ...plain, ...ownData],
            },
          },
        ],
  },
});
