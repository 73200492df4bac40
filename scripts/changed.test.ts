import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readers, readersOfAll, screenTable, serverRoots, underAll, underNone } from './changed.data.ts';
import { testChooser } from './changed.ts';
import { openedScreens } from './opened-screens.ts';
import { projectScreens } from './project-screens.ts';
import { sourceTexts } from './source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((from) => `import { x } from '${from}';\n`).join(''),
});
const spec = (name: string, ...lines: string[]) => ({
  path: `e2e/${name}.spec.ts`,
  text: ["import { test } from './fixtures.ts';", ...lines].join('\n'),
});

const screens = [
  { path: '/', file: 'web/src/features/home/home-screen.tsx' },
  { path: '/jobs/list', file: 'web/src/features/jobs/jobs-screen.tsx' },
  { path: '/job/edit/:internalId', file: 'web/src/features/jobs/job-edit-screen.tsx' },
  { path: '/city/:group/:internalId?', file: 'web/src/features/cities/city-screen.tsx' },
];

/** A small product: three features, two modules, a table of screens, a shell. */
const files = [
  file('core/src/entities/job/job.ts'),
  file('core/src/entities/job/job.test.ts', './job.ts', '../../../test-data/labels.ts'),
  file('core/src/parsing/pay.ts'),
  file('core/src/parsing/pay.test.ts', './pay.ts'),
  file('core/src/contract/cities.ts'),
  file('core/src/contract/mail.ts'),
  file('core/test-data/labels.ts'),
  file('web/src/main.tsx', './app/screens.data.ts', './app/shell/shell.tsx'),
  file('web/src/app/shell/shell.tsx', '../../ui/button.tsx'),
  file(screenTable, ...screens.map((one) => one.file.replace('web/src/', '../'))),
  file('web/src/app/screens.test.ts', './screens.data.ts'),
  file('web/src/ui/button.tsx'),
  file('web/src/ui/table.tsx', './button.tsx'),
  file('web/src/ui/orphan.tsx'),
  file('web/src/features/home/home-screen.tsx', '../../ui/button.tsx'),
  file('web/src/features/jobs/jobs-screen.tsx', '../../ui/table.tsx', '@foothold/core/entities/job/job.ts'),
  file('web/src/features/jobs/job-edit-screen.tsx', './job-form.tsx'),
  file('web/src/features/jobs/job-form.tsx', '@foothold/core/parsing/pay.ts'),
  file('web/src/features/jobs/job-form.test.ts', './job-form.tsx'),
  file('web/src/features/cities/city-screen.tsx', '@foothold/core/contract/cities.ts'),
  file('web/gallery/gallery.tsx', '../src/ui/table.tsx'),
  file('api/src/main.ts', './app.ts', './db/migrations-folder.ts'),
  file('api/src/app.ts', './modules/cities/routes.ts', './modules/mail/send.ts', './errors.ts'),
  file('api/src/errors.ts'),
  file('api/src/modules/cities/routes.ts', './rank.ts', '@foothold/core/contract/cities.ts'),
  file('api/src/modules/cities/rank.ts'),
  file('api/src/modules/cities/rank.test.ts', './rank.ts'),
  file('api/src/modules/mail/send.ts'),
  file('api/src/db/migrations-folder.ts'),
  file('api/src/db/migrate.test.ts', './migrations-folder.ts'),
  file('api/src/a-command.ts', './command-words.ts'),
  file('api/src/command-words.ts'),
  file('e2e/fixtures.ts'),
  file('e2e/jobs-kit.ts'),
  file('e2e/gallery-kit.ts', './fixtures.ts'),
  spec('home', "page.goto('/');"),
  spec('jobs', "page.goto('/jobs/list');"),
  spec('cities', ['page.goto(`/city/', '{id}`);'].join('$')),
  spec('gallery', "import { withGallery } from './gallery-kit.ts';"),
  spec('kill', 'surviveKills();'),
];
const chooser = testChooser({ files, screens });
const choose = (...changed: string[]) => chooser(changed);
const names = (specs: string[] | 'all') =>
  specs === 'all' ? specs : specs.map((path) => path.replace(/^e2e\/|\.spec\.ts$/g, ''));

describe('testChooser', () => {
  test.each<[what: string, changed: string, tests: string[], specs: string[]]>([
    [
      'a rule of the domain: its test, what imports it, the screens that show it',
      'core/src/parsing/pay.ts',
      [
        'core/src/parsing/pay.test.ts',
        'web/src/app/screens.test.ts',
        'web/src/features/jobs/job-form.test.ts',
      ],
      ['jobs', 'kill'],
    ],
    ['a test: itself', 'core/src/parsing/pay.test.ts', ['core/src/parsing/pay.test.ts'], []],
    [
      'a row of labels: what reads them',
      'core/test-data/pay.ndjson',
      ['core/src/entities/job/job.test.ts'],
      [],
    ],
    [
      'a screen: the tests of the table, the specs of its area',
      'web/src/features/cities/city-screen.tsx',
      ['web/src/app/screens.test.ts'],
      ['cities', 'kill'],
    ],
    [
      'a component: the specs of the screens that use it and of the gallery',
      'web/src/ui/table.tsx',
      ['web/src/app/screens.test.ts'],
      ['gallery', 'jobs', 'kill'],
    ],
    [
      'a module of the server: its tests, the specs of the screens that call it',
      'api/src/modules/cities/rank.ts',
      ['api/src/modules/cities/rank.test.ts'],
      ['cities', 'kill'],
    ],
    ['a command of the server: no browser', 'api/src/command-words.ts', [], []],
    ['a spec: itself', 'e2e/home.spec.ts', [], ['home']],
    ['a kit: the specs that import it', 'e2e/gallery-kit.ts', [], ['gallery']],
    ['a page of the documents: nothing', 'CONTRIBUTING.md', [], []],
  ])('%s', (_, changed, tests, specs) => {
    const choice = choose(changed);
    expect(choice.tests).toEqual(tests);
    expect(names(choice.specs)).toEqual(specs);
  });

  test.each([
    ['what the shell shows', 'web/src/ui/button.tsx', 'every screen loads web/src/main.tsx → '],
    ['what no screen imports', 'web/src/ui/orphan.tsx', 'which browser tests need web/src/ui'],
    ['what the whole server shares', 'api/src/errors.ts', 'api/src/errors.ts is part of the whole server'],
    ['a migration', 'api/src/db/migrations/0099_x.sql', '0099_x.sql is part of the whole server'],
    ['a module without a contract', 'api/src/modules/mail/send.ts', 'no contract says who calls'],
    ['the root of the server', 'api/src/app.ts', 'api/src/app.ts is part of the whole server'],
    ['a fixture of the pages', 'web/public/icon.svg', 'every screen loads'],
    ['a kit that no spec imports', 'e2e/jobs-kit.ts', 'which browser tests need e2e/jobs-kit.ts'],
    ['a file that is gone and was shown', 'web/src/features/jobs/gone.tsx', 'which browser tests need'],
  ])('%s: every spec, and why', (_, changed, why) => {
    const choice = choose(changed);
    expect(choice.tests).not.toBe('all');
    expect(choice.specs).toBe('all');
    expect(choice.why.join('\n')).toContain(why);
  });

  test.each([
    ['package-lock.json', 'everything is built and tested with package-lock.json'],
    ['api/src/strange.bin', 'nothing says who reads api/src/strange.bin'],
  ])('%s: every test', (changed, why) => {
    expect(choose('core/src/parsing/pay.ts', changed)).toEqual({
      tests: 'all',
      specs: 'all',
      screens: 'all',
      why: [expect.stringContaining(why)],
    });
  });

  test('several changes choose what each of them does', () => {
    const choice = choose('web/src/features/cities/city-screen.tsx', 'core/src/entities/job/job.test.ts');
    expect(choice.tests).toEqual(['core/src/entities/job/job.test.ts', 'web/src/app/screens.test.ts']);
    expect(choice.screens).toEqual(['/city/:group/:internalId?']);
    expect(choice.why).toContain('screens touched: /city/:group/:internalId?');
    expect(choice.why).toContain('e2e/kill.spec.ts names no screen, so it may open any');
  });
});

test('the sweep opens the screens that are touched, and all where it changes itself', () => {
  const swept = testChooser({
    files: [
      ...files,
      file('e2e/screen-list.ts', `../${screenTable}`),
      spec('all-screens', "import { all } from './screen-list.ts';"),
    ],
    screens,
  });
  const city = swept(['web/src/features/cities/city-screen.tsx']);
  expect(names(city.specs)).toEqual(['all-screens', 'cities', 'kill']);
  expect(city.screens).toEqual(['/city/:group/:internalId?']);
  expect(swept(['e2e/all-screens.spec.ts'])).toMatchObject({
    specs: ['e2e/all-screens.spec.ts'],
    screens: 'all',
  });
  expect(swept(['e2e/screen-list.ts'])).toMatchObject({ specs: ['e2e/all-screens.spec.ts'], screens: 'all' });
});

describe('openedScreens', () => {
  test.each([
    ["goto('/')", '/'],
    ["goto('/jobs/list?q=a#b')", '/jobs/list'],
    [['goto(`/job/edit/', '{id}`)'].join('$'), '/job/edit/:internalId'],
    ["goto('/job/edit/7')", '/job/edit/:internalId'],
    ['toHaveURL(/\\/job\\/edit\\/\\d+$/)', '/job/edit/:internalId'],
    ["goto('/city/us')", '/city/:group/:internalId?'],
    ["goto('/city/us/7')", '/city/:group/:internalId?'],
    ["goto('/job')", ''],
    ["goto('/jobs/list/more')", ''],
    ["get('/api/jobs')", ''],
  ])('%s opens %s', (text, path) => {
    const opened = openedScreens([{ path: 'e2e/a.spec.ts', text }], screens);
    expect(opened.map((one) => one.path)).toEqual(path === '' ? [] : [path]);
  });
});

describe('the project', () => {
  test('has all files that the table names', () => {
    const places = [
      ...readers.flatMap(({ files: read, by }) => [read, ...by]),
      ...readersOfAll,
      ...serverRoots,
      ...underAll,
      ...underNone,
      screenTable,
    ];
    expect(places.filter((place) => globSync(place, { cwd: root }).length === 0)).toEqual([]);
  });

  test('chooses few tests for a small change, and knows every screen and what its specs open', async () => {
    const project = { files: sourceTexts(), screens: projectScreens() };
    const paths = new Set(project.files.map(({ path }) => path));
    expect(project.screens.length).toBeGreaterThan(30);
    expect(project.screens.filter((screen) => !paths.has(screen.file))).toEqual([]);
    const chooseIn = testChooser(project);
    for (const screen of project.screens) {
      const { specs, screens: shown } = chooseIn([screen.file]);
      expect(shown, screen.path).toContain(screen.path);
      expect(specs, `${screen.path} is opened by no spec`).not.toEqual([]);
      expect(specs, screen.path).not.toBe('all');
    }
  });
});
