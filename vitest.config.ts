import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{core,api,web,scripts}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.types/**'],
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
