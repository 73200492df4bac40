/**
 * Where the files of a folder may import from. `folder` is a path from the root; a `*` in it stands for any one folder,
 * each of which is a stranger to its neighbours; `/*.ts` at its end means the files that lie in the folder itself and
 * none below it. The longest folder that fits a file counts, so that sub-folders inherit. A file may always import from
 * its own folder; `may` lists the rest: folders or files of the project, `npm:name` and `node:name` with `*` for any.
 */
export type Fence = {
  folder: string;
  may: readonly string[];
  /** What tests and test kits may import besides. */
  tests?: readonly string[];
  /** Who may import what, and what to do instead. */
  says: string;
};

const outside = ['npm:*', 'node:*'];
const tested = ['core/src', 'core/test-data', ...outside];
const floor =
  'data and platform see themselves and core. Let the feature call both, or hand it in as an argument.';

/** The arrows of the project; `npm run check` fails on an import that no line allows, and on a folder without a line. */
export const fences: readonly Fence[] = [
  {
    folder: 'core/src/domain',
    may: ['npm:zod'],
    tests: tested,
    says: 'domain depends on zod only. Take what you need as an argument, or move the code to who calls it.',
  },
  {
    folder: 'core/src/contract',
    may: ['core/src/domain', 'npm:zod'],
    tests: tested,
    says: 'contract depends on domain and zod only. What does work goes to an api module.',
  },
  {
    folder: 'core/test-data',
    may: ['npm:zod', 'node:*'],
    tests: ['npm:vitest'],
    says: 'Test data knows no code: it is what the code is compared with.',
  },
  {
    folder: 'web/src/*.ts',
    may: ['web/src', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'The web sees itself and core. The server is reached through platform/server/api.ts; what both need goes to core.',
  },
  {
    folder: 'web/src/app',
    may: ['web/src/features', 'web/src/components', 'web/src/data', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'app sees features, components, data, platform, core. The server is reached through platform/server/api.ts.',
  },
  {
    folder: 'web/src/features/*',
    may: ['web/src/components', 'web/src/data', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'A feature sees its own folder, components, data, platform, core. Shared by two features? Move it to components/.',
  },
  {
    folder: 'web/src/components',
    may: ['web/src/data', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'A component sees components, data, platform, core. Take the rest as a prop.',
  },
  { folder: 'web/src/data', may: ['core/src', 'npm:*'], tests: ['node:*'], says: floor },
  { folder: 'web/src/platform', may: ['core/src', 'npm:*'], tests: ['node:*'], says: floor },
  {
    folder: 'web/*.ts',
    may: ['web/src', 'core/src', 'scripts', ...outside],
    says: 'What builds the pages sees the web, core and scripts.',
  },
  {
    folder: 'web/gallery',
    may: ['web/src', 'web/vite.config.ts', 'core/src', ...outside],
    says: 'The gallery shows components of the web. What it needs of the server, it makes up.',
  },
  {
    folder: 'api/src/*.ts',
    may: ['api/src', 'core/src', ...outside],
    tests: tested,
    says: 'The server sees itself and core. What the web needs as well goes to core.',
  },
  {
    folder: 'api/src/modules/*',
    may: [
      'api/src/db',
      'api/src/http/bind.ts',
      'api/src/errors.ts',
      'api/src/identity/auth.ts',
      'api/src/providers/*/port.ts',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'A module sees its own folder, db, bind, errors, ports, core. Two modules need it? Make it a port in providers/, given by main.ts.',
  },
  {
    folder: 'api/src/providers/*',
    may: ['api/src/db', 'api/src/errors.ts', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'An adapter sees its own folder, db, errors, core. What it needs besides, main.ts hands it.',
  },
  {
    folder: 'api/src/db',
    may: ['api/src/errors.ts', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'db sees itself, errors and core: modules call it, never the other way round.',
  },
  {
    folder: 'e2e',
    may: ['web/src/app', 'api/src', 'core/src', ...outside],
    says: 'Browser tests see the product from outside: the server they start, core and the table of screens.',
  },
  {
    folder: 'scripts',
    may: ['core/src', 'api/src', 'web', 'vitest.config.ts', 'package.json', ...outside],
    says: 'A script sees the packages, not their browser tests or measurements. What both need stands in scripts/.',
  },
  {
    folder: 'bench',
    may: ['core/src', 'api/src', 'web/src', 'scripts', 'e2e', ...outside],
    says: 'A measurement sees the packages, scripts and e2e.',
  },
];
