import { expect, test } from 'vitest';
import { playwrightTally, sum, vitestTally } from './tally.ts';

test('vitest: counts, names what was skipped, counts a file that could not run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two' },
          { status: 'pending', fullName: 'three' },
          { status: 'todo', fullName: 'four' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestTally(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: ['a.test.ts: three', 'a.test.ts: four'],
    flaky: [],
  });
});

test('playwright: nested suites and errors outside tests are counted, a test that passed on its retry is named', () => {
  const spec = (title: string, status: string) => ({ title, file: 'x.spec.ts', tests: [{ status }] });
  const report = {
    suites: [
      {
        title: 'x.spec.ts',
        specs: [spec('a', 'expected'), spec('b', 'skipped')],
        suites: [
          { title: 'inner', specs: [spec('c', 'unexpected'), spec('d', 'flaky'), spec('e', 'expected')] },
        ],
      },
    ],
    errors: [{}],
  };
  expect(playwrightTally(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: ['e2e/x.spec.ts: b'],
    flaky: ['e2e/x.spec.ts: d'],
  });
});

test('nothing sums to nothing', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, skipped: [], flaky: [] });
});
