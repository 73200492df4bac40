import { expect, test } from 'vitest';
import { byFile, playwrightTally, sum, vitestTally } from './tally.ts';

test('vitest: counts, tells what failed and why, names what was skipped, counts a file that could not run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['\u001b[31mwrong\u001b[39m\n\n  at x'] },
          { status: 'pending', fullName: 'three' },
          { status: 'todo', fullName: 'four' },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(vitestTally(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts: two\n    wrong\n      at x', 'broken.test.ts\n    no such module'],
    skipped: ['a.test.ts: three', 'a.test.ts: four'],
    flaky: [],
  });
});

test('playwright: nested suites and errors outside tests are counted, a test that passed on its retry is named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ status, ...(status === 'unexpected' && { results: [{ error: { message: 'not shown' } }] }) }],
  });
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
    errors: [{ message: 'no browser' }],
  };
  expect(playwrightTally(report)).toEqual({
    passed: 3,
    failed: 2,
    failures: ['e2e/x.spec.ts: c\n    not shown', 'outside the tests\n    no browser'],
    skipped: ['e2e/x.spec.ts: b'],
    flaky: ['e2e/x.spec.ts: d'],
  });
});

test('nothing sums to nothing', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0, failures: [], skipped: [], flaky: [] });
});

test('a long message is cut, and names of one file are told as one line', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const { failures } = vitestTally({
    testResults: [{ name: 'a.test.ts', status: 'failed', message: long, assertionResults: [] }],
  });
  expect(failures[0]?.split('\n')).toHaveLength(9);
  expect(byFile(['a.test.ts: one', 'b.test.ts: one', 'a.test.ts: two: three'])).toEqual([
    'a.test.ts: 2 tests',
    'b.test.ts: one',
  ]);
});
