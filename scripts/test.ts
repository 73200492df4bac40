import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { type Choice, testChooser } from './changed.ts';
import { changedFiles } from './changed-files.ts';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { findPoppler } from './find-poppler.ts';
import { projectScreens } from './project-screens.ts';
import { sourceTexts } from './source-files.ts';
import { byFile, maxFlaky, playwrightTally, sum, type Tally, vitestTally } from './tally.ts';
import { databaseTests, onlyOnPostgres, testsThatDiffer } from './test-on-postgres.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');

const begin = performance.now();

/** A part's title, with the minutes since the run began. */
function head(title: string): void {
  console.log(`\n── ${title} · ${((performance.now() - begin) / 60_000).toFixed(1)} min`);
}

function run(file: string, args: string[], env: Record<string, string> = {}): number {
  const child = spawnSync(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return child.status ?? 1;
}

/** The tally of a report file; a runner that failed without a failed test (or left no report) counts as one failure. */
function reported(name: string, path: string, status: number, read: (report: never) => Tally): Tally {
  const tally: Tally = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8')) as never) : none;
  const ran = tally.passed + tally.failed;
  if ((status !== 0 && tally.failed === 0) || ran === 0) {
    return also(
      tally,
      ran === 0 ? `${name}: no test ran.` : `${name}: it ended with ${status} though no test failed.`,
    );
  }
  return tally;
}

const none: Tally = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [] };

function also(tally: Tally, failure: string): Tally {
  return { ...tally, failed: tally.failed + 1, failures: [...tally.failures, failure] };
}

function units(name: string, files: Choice['tests'], env: Record<string, string> = {}): Tally {
  if (files.length === 0) {
    console.log('none chosen');
    return none;
  }
  const report = join(results, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = files === 'all' ? [] : files;
  const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...chosen], env);
  return reported(name, report, status, vitestTally);
}

/** The specs that need the whole browser. */
const wholeSpecs = ['e2e/extension.spec.ts', 'e2e/extension-attacks.spec.ts', 'e2e/full-disk.spec.ts'];

function browser({ specs, screens }: Pick<Choice, 'specs' | 'screens'>): Tally {
  const chromium = findChromium({ light: true });
  if (!chromium.ok) return also(none, chromium.sentence);
  const needsWhole = specs === 'all' || wholeSpecs.some((spec) => specs.includes(spec));
  const whole = needsWhole ? findChromium({ isWhole: true }) : null;
  // Its tests are then named among those that were skipped.
  if (whole && !whole.ok) console.log(whole.sentence);
  const report = join(results, 'playwright.json');
  const chosen = specs === 'all' ? [] : specs.map((path) => path.replace('e2e/', ''));
  const status = run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts', `--output=${join(results, 'e2e')}`, ...chosen],
    {
      E2E_REPORT: report,
      ...(screens !== 'all' && { E2E_SCREENS: JSON.stringify(screens) }),
      ...(chromium.path && { CHROMIUM_PATH: chromium.path }),
      ...(whole?.ok && { EXTENSION_CHROMIUM: whole.path }),
    },
  );
  return reported('playwright', report, status, playwrightTally);
}

/** Everything, or with `--changed [REF]` what a change since that commit can touch, which is told. */
function choice(args: readonly string[]): Choice {
  const [flag, ref = 'main', ...more] = args;
  if (flag === undefined || isWhole) return { tests: 'all', specs: 'all', screens: 'all', why: [] };
  if (flag !== '--changed' || more.length > 0)
    fail('Say npm test, npm test -- --all, or npm test -- --changed [REF].');
  const change = changedFiles(ref);
  if (!change.ok) fail(change.sentence);
  const chosen = testChooser({ files: sourceTexts(), screens: projectScreens() })(change.paths);
  head(`Changed since ${change.since.slice(0, 9)} (${ref}): ${change.paths.length} files`);
  const named = (paths: Choice['specs']) =>
    paths === 'all'
      ? 'all'
      : [paths.length, ...paths.map((path) => path.replace(/^.*\/|\.spec\.ts$/g, ''))].join(' ');
  console.log(`tests on Node: ${chosen.tests === 'all' ? 'all' : `${chosen.tests.length} files`}`);
  console.log(`tests in the browser: ${named(chosen.specs)}`);
  for (const reason of chosen.why) console.log(`  ${reason}`);
  return chosen;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [only, ...others] = process.argv.slice(2);
/** `--all` repeats every test with a database on PostgreSQL, also where its statements cannot differ. */
const isWhole = only === '--all' && others.length === 0;
const { tests, ...shown } = choice(process.argv.slice(2));
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const tallies: Tally[] = [];
head('Checks');
tallies.push({ ...none, ...(await runChecks()) });
const onPostgres = isWhole ? databaseTests() : testsThatDiffer();
head('Tests on Node');
if (!findPoppler()) console.log('Without poppler-utils, resumes are read back by one reader instead of two.');
tallies.push(
  units('vitest', tests === 'all' ? tests : tests.filter((path) => !matchesGlob(path, onlyOnPostgres))),
);
head(`Tests of the API on PostgreSQL: ${isWhole ? 'all' : 'what may differ there'}`);
tallies.push(
  units('vitest-postgres', tests === 'all' ? onPostgres : tests.filter((path) => onPostgres.includes(path)), {
    TEST_DATABASE: 'postgres',
  }),
);
if (shown.specs.length > 0)
  if (await buildWeb()) {
    head('Tests in the browser');
    tallies.push(browser(shown));
  } else tallies.push(also(none, 'The web pages did not build.'));
const { passed, failed: broken, failures, skipped, flaky } = sum(tallies);
const failed = broken + (flaky.length > maxFlaky ? 1 : 0);
if (skipped.length > 0) {
  head(`Skipped (${skipped.length})`);
  for (const line of byFile(skipped)) console.log(line);
}
if (flaky.length > 0) {
  head(`Flaky: passed only when retried (${flaky.length})`);
  for (const name of flaky) console.log(name);
  if (flaky.length > maxFlaky) console.log(`More than ${maxFlaky} of them count as a failure.`);
}
// Last, since a record of a run often keeps its end alone.
if (failures.length > 0) {
  head(`Failed (${failures.length})`);
  for (const failure of failures) console.log(failure.replaceAll(root, ''));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
