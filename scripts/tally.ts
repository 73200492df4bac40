import { stripVTControlCharacters } from 'node:util';

/**
 * What a test runner reported: counts, what failed (its name and the first lines of why), the names of skipped tests
 * and of those that passed only when they were retried.
 */
export type Tally = {
  passed: number;
  failed: number;
  failures: string[];
  skipped: string[];
  flaky: string[];
};

/** Lines of a failure's message that are told again at the end. */
const maxLines = 8;

function failure(name: string, messages: readonly (string | undefined)[] = []): string {
  const [message = ''] = messages;
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, maxLines).map((line) => `    ${line}`)].join('\n');
}

/** Tests that may pass only on their retry before a run counts as failed. */
export const maxFlaky = 3;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** The tally of vitest's JSON report; a file that could not run at all counts as one failure. */
export function vitestTally({ testResults }: VitestReport): Tally {
  return sum(
    testResults.map(({ name, status, message, assertionResults }) => {
      const passed = assertionResults.filter((one) => one.status === 'passed').length;
      const failures = assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => failure(`${name}: ${one.fullName}`, one.failureMessages));
      if (failures.length === 0 && status === 'failed') failures.push(failure(name, [message]));
      return {
        passed,
        failed: failures.length,
        failures,
        skipped: assertionResults
          .filter((one) => one.status !== 'passed' && one.status !== 'failed')
          .map((one) => `${name}: ${one.fullName}`),
        flaky: [],
      };
    }),
  );
}

type PlaywrightSuite = {
  title: string;
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results?: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** The tally of Playwright's JSON report; errors outside tests count as failures. A flaky test passed, and is named. */
export function playwrightTally({ suites, errors }: PlaywrightReport): Tally {
  const ofSuite = (suite: PlaywrightSuite): Tally =>
    sum([
      ...(suite.suites ?? []).map(ofSuite),
      ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
        tests.map(({ status, results }) => ({
          passed: status === 'expected' || status === 'flaky' ? 1 : 0,
          failed: status === 'unexpected' ? 1 : 0,
          failures:
            status === 'unexpected'
              ? [
                  failure(
                    `e2e/${file}: ${title}`,
                    results?.map(({ error }) => error?.message),
                  ),
                ]
              : [],
          skipped: status === 'skipped' ? [`e2e/${file}: ${title}`] : [],
          flaky: status === 'flaky' ? [`e2e/${file}: ${title}`] : [],
        })),
      ),
    ]);
  const outside = errors.map(({ message }) => failure('outside the tests', [message]));
  return sum([
    ...suites.map(ofSuite),
    { passed: 0, failed: errors.length, failures: outside, skipped: [], flaky: [] },
  ]);
}

/** All tallies as one. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
    failures: tallies.flatMap((one) => one.failures),
    skipped: tallies.flatMap((one) => one.skipped),
    flaky: tallies.flatMap((one) => one.flaky),
  };
}

/** Names of tests, a line per file: the name where it is one, else how many. */
export function byFile(names: readonly string[]): string[] {
  const files = Map.groupBy(names, (name) => name.slice(0, name.indexOf(': ')));
  return [...files].map(([file, ones]) =>
    ones.length === 1 ? `${ones[0]}` : `${file}: ${ones.length} tests`,
  );
}
