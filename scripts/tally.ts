/** What a test runner reported: counts, and the names of skipped tests. */
export type Tally = { passed: number; failed: number; skipped: string[] };

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

/** The tally of Playwright's JSON report; errors outside tests count as failures, a flaky test too. */
export function playwrightTally({ suites, errors }: PlaywrightReport): Tally {
  const ofSuite = (suite: PlaywrightSuite): Tally =>
    sum([
      ...(suite.suites ?? []).map(ofSuite),
      ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
        tests.map(({ status }) => ({
          passed: status === 'expected' ? 1 : 0,
          failed: status === 'unexpected' || status === 'flaky' ? 1 : 0,
          skipped: status === 'skipped' ? [`e2e/${file}: ${title}`] : [],
        })),
      ),
    ]);
  return sum([...suites.map(ofSuite), { passed: 0, failed: errors.length, skipped: [] }]);
}

/** All tallies as one. */
export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, one) => total + one.passed, 0),
    failed: tallies.reduce((total, one) => total + one.failed, 0),
    skipped: tallies.flatMap((one) => one.skipped),
  };
}
