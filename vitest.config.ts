import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { databaseTests, onlyOnPostgres } from './scripts/test-on-postgres.ts';
import webConfig from './web/vite.config.ts';

// TEST_DATABASE=postgres runs the tests of the API that use a database on a real PostgreSQL instead of PGlite.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

// The macros look for their configuration from the folder the command runs in.
process.env.LINGUI_CONFIG = fileURLToPath(new URL('./web/lingui.config.ts', import.meta.url));

export default defineConfig({
  // The web's macros are compiled for its tests as they are for the browser.
  ...(!isPostgres && webConfig.plugins && { plugins: webConfig.plugins }),
  test: {
    include: isPostgres ? databaseTests() : ['{core,api,web,bench,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.types/**', ...(isPostgres ? [] : [onlyOnPostgres])],
    globalSetup: isPostgres ? ['scripts/test-on-postgres.ts'] : [],
    pool: 'forks',
    // Vitest takes one process less than there are processors; many of these tests wait for a server of their own.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
