import { defineConfig } from 'vitest/config';
import { databaseTests, onlyOnPostgres } from './scripts/test-on-postgres.ts';

// TEST_DATABASE=postgres runs the tests of the API that use a database on a real PostgreSQL instead of PGlite.
const isPostgres = process.env.TEST_DATABASE === 'postgres';

export default defineConfig({
  test: {
    include: isPostgres ? databaseTests() : ['{core,api,web,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.types/**', ...(isPostgres ? [] : [onlyOnPostgres])],
    globalSetup: isPostgres ? ['scripts/test-on-postgres.ts'] : [],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
