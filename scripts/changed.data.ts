/** Files that code reads without importing them: a file, or a folder with a slash at its end, and who reads it. */
export type Reader = { files: string; by: readonly string[] };

/** What the import graph cannot see. A test holds that all of it is there. */
export const readers: readonly Reader[] = [
  { files: 'core/test-data/', by: ['core/test-data/labels.ts'] },
  { files: 'core/src/contract/', by: ['api/src/testing/test-contract.ts'] },
  { files: 'api/src/db/migrations/', by: ['api/src/db/migrations-folder.ts'] },
  { files: 'api/reference/', by: ['api/src/reference/reference-tables.ts'] },
  {
    files: 'web/src/data/fixtures/',
    by: [
      'web/src/data/db/fixtures.test.ts',
      'web/src/data/rows/migrations.test.ts',
      'web/src/data/db/storage-faults.test.ts',
    ],
  },
  { files: 'web/src/data/', by: ['web/src/data/testing/every-command.test.ts'] },
  { files: 'web/src/features/', by: ['web/src/ui/icons/icon.test.ts'] },
  { files: 'web/src/locales/', by: ['web/src/main.tsx'] },
  { files: 'web/public/', by: ['web/src/main.tsx', 'api/src/modules/web/routes.test.ts'] },
  { files: 'web/index.html', by: ['web/src/main.tsx'] },
  { files: 'web/vite.config.ts', by: ['web/src/main.tsx'] },
  { files: 'web/lingui.config.ts', by: ['web/src/main.tsx'] },
  { files: 'web/gallery/', by: ['e2e/gallery-kit.ts'] },
  { files: 'extension/', by: ['extension/build-extension.ts'] },
  { files: 'api/src/main.ts', by: ['api/src/main.test.ts', 'api/src/main-postgres.test.ts'] },
  { files: 'README.md', by: ['scripts/documents/documented-commands.test.ts'] },
  {
    files: 'docs/OPERATING.md',
    by: ['api/src/config/env.test.ts', 'scripts/documents/documented-commands.test.ts'],
  },
  { files: 'docs/', by: ['scripts/asvs.test.ts', 'scripts/documents/documented-commands.test.ts'] },
  { files: 'scripts/build-web.ts', by: ['web/src/main.tsx'] },
];

/** Tests that read the whole project: any change of code may break them. */
export const readersOfAll: readonly string[] = [
  'scripts/asvs.test.ts',
  'scripts/fences.test.ts',
  'scripts/import-graph.test.ts',
];

/** What everything is built, started and tested with. */
export const underAll: readonly string[] = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'scripts/module-formats.mjs',
  'scripts/plain-tests.ts',
  'scripts/run.mjs',
  'scripts/test-on-postgres.ts',
];

/** What no test reads; the checks, which always run, do. */
export const underNone: readonly string[] = [
  'biome.json',
  'CONTRIBUTING.md',
  'docs/',
  'knip.json',
  'no-bare-text.grit',
  'core/test-data/README.md',
  '.gitignore',
  'scripts/ceilings.json',
];

/** The files that put the server together: through them every part of it knows every other. */
export const serverRoots: readonly string[] = ['api/src/app.ts', 'api/src/main.ts'];

/** The table whose lazy imports lead to the screens; a screen that changes touches no other one through it. */
export const screenTable = 'web/src/app/screens.data.ts';
