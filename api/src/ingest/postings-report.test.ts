import { expect, test } from 'vitest';
import { progressLine, reportLines } from './postings-report.ts';

const counts = { accepted: 14_908, updated: 0, duplicates: 1_173, rejected: 0, rowsPerSecond: 1767.4 };

test('progress says how far and how fast', () => {
  expect(progressLine({ kind: 'progress', file: '/data/jobs.json', ...counts })).toBe(
    'jobs.json: 16,081 rows, 1,767 rows/s (14,908 accepted, 1,173 duplicate, 0 rejected)',
  );
});

test('a file ends with its figures and the first reasons', () => {
  const reasons = [
    { row: 2, reason: 'the title is missing' },
    { row: 1204, reason: 'the company is missing' },
  ];
  const event = { kind: 'file', file: '/data/jobs.csv', seconds: 9.13, reasons } as const;
  expect(reportLines({ ...event, ...counts, updated: 5, rejected: 12 })).toEqual([
    'jobs.csv: 16,098 rows in 9.1 s (1,767 rows/s): 14,908 accepted, 5 updated, 1,173 duplicate, 12 rejected.',
    '  Rejected, the first reasons:',
    '    row 2: the title is missing',
    '    row 1,204: the company is missing',
  ]);
  expect(reportLines({ ...event, ...counts, reasons: [] })).toHaveLength(1);
});

test('a failure says what is safe', () => {
  const message = 'jobs.csv: row 7 has 3 fields instead of 5.';
  expect(reportLines({ kind: 'failed', message, written: false })).toEqual([message, 'Nothing was written.']);
  expect(reportLines({ kind: 'failed', message: 'Stopped.', written: true })[1]).toContain(
    'nothing is added twice',
  );
});
