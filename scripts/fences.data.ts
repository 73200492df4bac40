/**
 * Where the files of a folder may import from. `folder` is a path from the root; a `*` in it stands for any one folder,
 * each of which is a stranger to its neighbours; `/*.ts` at its end means the files that are in the folder itself and
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
const rule = 'depends on zod only. Take what you need as an argument, or move the code to who calls it.';

/** A folder of rules in core: what it may import besides zod. */
const rules = (folder: string, ...may: readonly string[]): Fence => ({
  folder: `core/src/${folder}`,
  may: [...may.map((one) => `core/src/${one}`), 'npm:zod'],
  tests: tested,
  says:
    may.length === 0
      ? `${folder} ${rule}`
      : `${folder} depends on ${may.join(', ')} and ${rule.slice('depends on '.length)}`,
});

/** The arrows of the project; `npm run check` fails on an import that no line allows, and on a folder without a line. */
export const fences: readonly Fence[] = [
  rules('text'),
  rules('files'),
  rules('dates', 'text'),
  rules('geography', 'text'),
  rules('calendar', 'text', 'dates'),
  rules('entities', 'text', 'dates', 'geography', 'calendar'),
  rules('interviews', 'text', 'dates', 'geography', 'calendar', 'entities'),
  rules('typesetting', 'text', 'dates', 'entities'),
  rules('writing', 'text', 'dates', 'entities', 'typesetting'),
  rules('parsing', 'text', 'dates', 'geography', 'entities'),
  rules('search', 'text', 'geography', 'entities', 'parsing'),
  rules('fit', 'text', 'dates', 'geography', 'entities', 'parsing', 'search', 'typesetting'),
  rules('money', 'geography'),
  rules('duplicates', 'text', 'geography', 'entities', 'parsing', 'search'),
  rules('tracking', 'text', 'dates', 'entities', 'parsing', 'interviews'),
  rules('transfer', 'text', 'dates', 'files', 'entities', 'parsing', 'typesetting'),
  rules(
    'resume-reading',
    'text',
    'dates',
    'geography',
    'files',
    'entities',
    'parsing',
    'typesetting',
    'transfer',
  ),
  rules('resume-import', 'entities', 'transfer', 'resume-reading'),
  rules(
    'resume-review',
    'text',
    'dates',
    'geography',
    'entities',
    'typesetting',
    'writing',
    'resume-reading',
  ),
  rules('practice', 'text', 'dates', 'entities', 'writing', 'fit'),
  rules('truth', 'text', 'dates', 'entities', 'parsing', 'search', 'typesetting', 'writing', 'fit'),
  rules(
    'ai',
    'text',
    'dates',
    'geography',
    'entities',
    'parsing',
    'search',
    'typesetting',
    'writing',
    'fit',
    'resume-review',
    'interviews',
    'tracking',
    'practice',
    'truth',
  ),
  rules('plans', 'text', 'dates'),
  rules('own-data', 'text', 'files', 'entities', 'search'),
  rules('extension', 'text', 'geography', 'entities', 'parsing'),
  {
    folder: 'core/src/contract',
    may: ['ai', 'entities', 'geography', 'parsing', 'plans', 'search', 'text']
      .map((one) => `core/src/${one}`)
      .concat('npm:zod'),
    tests: tested,
    says: 'contract depends on ai, entities, geography, parsing, plans, search, text and zod only. What does work goes to an api module.',
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
    may: [
      'web/src/locales',
      'web/src/features',
      'web/src/shared',
      'web/src/maps',
      'web/src/document-reading',
      'web/src/calendar-files',
      'web/src/typesetting',
      'web/src/ui',
      'web/src/data',
      'web/src/platform',
      'core/src',
      'npm:*',
    ],
    tests: ['node:*'],
    says: 'app sees features, shared, maps, typesetting, ui, data, platform, core. The server is reached through platform/server/api.ts.',
  },
  {
    folder: 'web/src/features/*',
    may: [
      'web/src/shared',
      'web/src/maps',
      'web/src/calendar-files',
      'web/src/document-reading',
      'web/src/typesetting',
      'web/src/ui',
      'web/src/data',
      'web/src/platform',
      'core/src',
      'npm:*',
    ],
    tests: ['node:*'],
    says: 'A feature sees its own folder, shared, maps, typesetting, ui, data, platform, core. Shared by two features? Move it to shared/, or to ui/ where it knows nothing of the product.',
  },
  {
    folder: 'web/src/typesetting',
    may: ['web/src/platform', 'core/src', 'npm:*'],
    tests: ['core/test-data/real-files.ts', 'node:*'],
    says: 'typesetting sees platform and core. It sets what it is given; take the rest as an argument.',
  },
  {
    folder: 'web/src/calendar-files',
    may: ['core/src', 'npm:*'],
    tests: ['core/test-data/real-files.ts', 'node:*'],
    says: 'calendar-files sees core. It reads and writes texts; take the rest as an argument.',
  },
  {
    folder: 'web/src/document-reading',
    may: ['web/src/typesetting', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['core/test-data', 'node:*'],
    says: 'document-reading sees typesetting, platform and core. It reads what it is given; take the rest as an argument.',
  },
  {
    folder: 'web/src/maps',
    may: ['web/src/shared', 'web/src/ui', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'maps sees shared, ui, platform, core. Take the rest as a prop.',
  },
  {
    folder: 'web/src/shared',
    may: [
      'web/src/calendar-files',
      'web/src/typesetting',
      'web/src/ui',
      'web/src/data',
      'web/src/platform',
      'core/src',
      'npm:*',
    ],
    tests: ['core/test-data', 'node:*'],
    says: 'shared sees calendar-files, typesetting, ui, data, platform, core. Take the rest as a prop.',
  },
  {
    folder: 'web/src/ui',
    may: ['web/src/data', 'web/src/platform', 'core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'ui sees data, platform, core. Take the rest as a prop.',
  },
  { folder: 'web/src/data', may: ['core/src', 'npm:*'], tests: ['node:*'], says: floor },
  {
    folder: 'web/src/platform',
    may: ['core/src', 'npm:*'],
    tests: ['core/test-data/real-files.ts', 'node:*'],
    says: floor,
  },
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
    folder: 'api/src/config',
    may: [
      'api/src/sources/vendor.ts',
      'api/src/sources/vendors.ts',
      'api/src/providers/outbound/address-rules.ts',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'config reads the environment and knows no other folder but the vendors, whose variables it reads, and the rules of addresses. Let who needs more call it.',
  },
  {
    folder: 'api/src/disk',
    may: ['api/src/db', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'disk sees db and core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/metrics',
    may: ['api/src/config', 'api/src/modules', 'api/src/providers', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'metrics sees config, modules, providers, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/http',
    may: ['api/src/config', 'api/src/db', 'api/src/errors.ts', 'api/src/metrics', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'http sees config, db, errors, metrics, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/identity',
    may: [
      'api/src/config',
      'api/src/db',
      'api/src/errors.ts',
      'api/src/http',
      'api/src/metrics',
      'api/src/providers',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'identity sees config, db, errors, http, metrics, providers, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/backup',
    may: ['api/src/db', 'api/src/disk', 'api/src/modules', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'backup sees db, disk, modules, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/sources/*',
    may: [
      'api/src/providers/posting-sources',
      'api/src/sources/record',
      'api/src/sources/vendor.ts',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'A vendor sees its own folder, sources/record, providers/posting-sources, core: what two vendors need stands there.',
  },
  {
    folder: 'api/src/sources/record',
    may: ['core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'The record that every format fills knows no vendor.',
  },
  {
    folder: 'api/src/sources/*.ts',
    may: ['api/src/sources', 'api/src/providers/posting-sources', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'What stands beside the vendors sees them, providers/posting-sources and core.',
  },
  {
    folder: 'api/src/ingest',
    may: [
      'api/src/config',
      'api/src/db',
      'api/src/errors.ts',
      'api/src/modules',
      'api/src/providers',
      'api/src/sources',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'ingest sees config, db, modules, providers, sources, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/posting-index',
    may: ['core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'posting-index sees core alone: it runs in a thread of its own. What it needs besides, who calls it hands it.',
  },
  {
    folder: 'api/src/reference',
    may: ['api/src/db', 'api/src/modules', 'api/src/providers', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'reference sees db, modules, providers, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/start',
    may: [
      'api/src/backup',
      'api/src/config',
      'api/src/db',
      'api/src/disk',
      'api/src/ingest',
      'api/src/providers',
      'api/src/reference',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'start sees backup, config, db, disk, ingest, providers, reference, core. What it needs besides, main.ts or app.ts hands it.',
  },
  {
    folder: 'api/src/cli',
    may: [
      'api/src/backup',
      'api/src/config',
      'api/src/db',
      'api/src/disk',
      'api/src/errors.ts',
      'api/src/ingest',
      'api/src/modules',
      'api/src/providers',
      'api/src/reference',
      'api/src/start',
      'core/src',
      ...outside,
    ],
    tests: ['api/src', ...tested],
    says: 'A command sees all that the server is made of, but not app.ts and main.ts.',
  },
  {
    folder: 'api/src/testing',
    may: ['api/src', ...tested],
    says: 'What tests start with sees the server, core and its test data.',
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
    says: 'A module sees its own folder, db, http/bind.ts, errors, ports, core. Two modules need it? Make it a port in providers/, given by main.ts.',
  },
  {
    folder: 'api/src/providers/*',
    may: ['api/src/db', 'api/src/errors.ts', 'api/src/providers/outbound', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'An adapter sees its own folder, providers/outbound, db, errors, core. What it needs besides, main.ts hands it.',
  },
  {
    folder: 'api/src/db',
    may: ['api/src/errors.ts', 'core/src', ...outside],
    tests: ['api/src', ...tested],
    says: 'db sees itself, errors and core: modules call it, never the other way round.',
  },
  {
    folder: 'extension/src',
    may: ['core/src', 'npm:*'],
    tests: ['node:*'],
    says: 'The extension sees itself and core. What it needs of an account, it asks an open page of Foothold for (core/src/extension/bridge.ts).',
  },
  {
    folder: 'extension/*.ts',
    may: ['extension/src', 'core/src', ...outside],
    says: 'What builds the extension sees its own folder and core.',
  },
  {
    folder: 'e2e/seed',
    may: ['web/src/data', 'web/vite.config.ts', ...outside],
    says: 'What writes own data before a browser test sees the data layer of the web and what builds it, no screen.',
  },
  {
    folder: 'e2e',
    may: [
      'web/src/app',
      'web/compile-catalogs.ts',
      'web/pseudo-text.ts',
      'api/src',
      'core/src',
      'core/test-data/real-files.ts',
      'extension/build-extension.ts',
      ...outside,
    ],
    says: 'Browser tests see the product from outside: the server they start, core, the table of screens and what builds the extension and catalogs.',
  },
  {
    folder: 'scripts',
    may: [
      'core/src',
      'core/test-data/real-files.ts',
      'api/src',
      'web',
      'vitest.config.ts',
      'package.json',
      ...outside,
    ],
    says: 'A script sees the packages, not their browser tests or measurements. What both need stands in scripts/.',
  },
  {
    folder: 'bench',
    may: ['core/src', 'api/src', 'web/src', 'web/vite.config.ts', 'scripts', 'e2e', ...outside],
    says: 'A measurement sees the packages, scripts and e2e.',
  },
];
