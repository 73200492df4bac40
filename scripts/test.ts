import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.ts';
import { runChecks } from './check.ts';
import { findChromium } from './chromium.ts';
import { mostFlaky, playwrightTally, sum, type Tally, vitestTally } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');

function head(title: string): void {
  console.log(`\n── ${title}`);
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
  const tally: Tally = existsSync(path)
    ? read(JSON.parse(readFileSync(path, 'utf8')) as never)
    : { passed: 0, failed: 0, skipped: [], flaky: [] };
  const ran = tally.passed + tally.failed;
  if ((status !== 0 && tally.failed === 0) || ran === 0) {
    console.log(
      ran === 0 ? `${name}: no test ran.` : `${name}: it ended with ${status} though no test failed.`,
    );
    return { ...tally, failed: tally.failed + 1 };
  }
  return tally;
}

function units(name: string, env: Record<string, string> = {}): Tally {
  const report = join(results, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const status = run('node_modules/vitest/vitest.mjs', ['run', ...reporters], env);
  return reported(name, report, status, vitestTally);
}

function browser(): Tally {
  const chromium = findChromium({ light: true });
  if (!chromium.ok) {
    console.log(chromium.sentence);
    return { passed: 0, failed: 1, skipped: [], flaky: [] };
  }
  const report = join(results, 'playwright.json');
  const status = run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=e2e/playwright.config.ts', `--output=${join(results, 'e2e')}`],
    { E2E_REPORT: report, ...(chromium.path && { CHROMIUM_PATH: chromium.path }) },
  );
  return reported('playwright', report, status, playwrightTally);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const tallies: Tally[] = [];
head('Checks');
tallies.push({ ...(await runChecks()), skipped: [], flaky: [] });
head('Tests on Node');
tallies.push(units('vitest'));
head('Tests of the API on PostgreSQL');
tallies.push(units('vitest-postgres', { TEST_DATABASE: 'postgres' }));
if (await buildWeb()) {
  head('Tests in the browser');
  tallies.push(browser());
} else tallies.push({ passed: 0, failed: 1, skipped: [], flaky: [] });
const { passed, failed: broken, skipped, flaky } = sum(tallies);
const failed = broken + (flaky.length > mostFlaky ? 1 : 0);
if (skipped.length > 0) {
  head(`Skipped (${skipped.length})`);
  for (const name of skipped) console.log(name);
}
if (flaky.length > 0) {
  head(`Flaky: passed only when retried (${flaky.length})`);
  for (const name of flaky) console.log(name);
  if (flaky.length > mostFlaky) console.log(`More than ${mostFlaky} of them count as a failure.`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
