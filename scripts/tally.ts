/** What a test runner reported: counts, the names of skipped tests and of those that passed only when they were retried. */
export type Tally = { passed: number; failed: number; skipped: string[]; flaky: string[] };

/** Tests that may pass only on their retry before a run counts as failed. */
export const maxFlaky = 3;

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** The tally of vitest's JSON report; a file that could not run at all counts as one failure. */
export function vitestTally({ testResults }: VitestReport): Tally {
  return sum(
    testResults.map(({ name, status, assertionResults }) => {
      const passed = assertionResults.filter((one) => one.status === 'passed').length;
      const failed = assertionResults.filter((one) => one.status === 'failed').length;
      return {
        passed,
        failed: failed === 0 && status === 'failed' ? 1 : failed,
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
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: unknown[] };

/** The tally of Playwright's JSON report; errors outside tests count as failures. A flaky test passed, and is named. */
export function playwrightTally({ suites, errors }: PlaywrightReport): Tally {
  const ofSuite = (suite: PlaywrightSuite): Tally =>
    sum([
      ...(suite.suites ?? []).map(ofSuite),
      ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
        tests.map(({ status }) => ({
          passed: status === 'expected' || status === 'flaky' ? 1 : 0,
          failed: status === 'unexpected' ? 1 : 0,
          skipped: status === 'skipped' ? [`e2e/${file}: ${title}`] : [],
          flaky: status === 'flaky' ? [`e2e/${file}: ${title}`] : [],
        })),
      ),
    ]);
  return sum([...suites.map(ofSuite), { passed: 0, failed: errors.length, skipped: [], flaky: [] }]);
}

/** All tallies as one. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
    skipped: tallies.flatMap((one) => one.skipped),
    flaky: tallies.flatMap((one) => one.flaky),
  };
}
