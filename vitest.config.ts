import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { databaseTests, onlyOnPostgres } from './scripts/test-on-postgres.ts';
import webConfig from './web/vite.config.ts';

// TEST_DATABASE=postgres runs the tests of the API that use a database on a real PostgreSQL instead of PGlite.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

// The macros look for their configuration from the folder the command runs in.
process.env.LINGUI_CONFIG = fileURLToPath(new URL('./web/lingui.config.ts', import.meta.url));

const left = ['**/node_modules/**', '**/dist/**', '**/.types/**'];

const common = {
  pool: 'forks',
  exclude: [...left, ...(isPostgres ? [] : [onlyOnPostgres])],
  testTimeout: 20_000,
  hookTimeout: 30_000,
} as const;

export default defineConfig({
  test: {
    globalSetup: isPostgres ? ['scripts/test-on-postgres.ts'] : [],
    // Vitest takes one process less than there are processors; many of these tests wait for a server of their own.
    maxWorkers: 2,
    projects: isPostgres
      ? [{ test: { ...common, name: 'postgres', include: databaseTests(), isolate: false } }]
      : [
          // Nothing in these touches what files share, and to load the server anew for each is a quarter of their time.
          {
            test: {
              ...common,
              name: 'server',
              include: ['{core,api,bench}/**/*.test.ts'],
              isolate: false,
            },
          },
          {
            // The web's macros are compiled for its tests as they are for the browser.
            ...(webConfig.plugins && { plugins: webConfig.plugins }),
            test: { ...common, name: 'web', include: ['{web,scripts}/**/*.test.ts'] },
          },
        ],
  },
});
