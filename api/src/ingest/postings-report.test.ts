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
  expect(reportLines({ ...event, ...counts, reasons: [], merged: 1_024 })[1]).toBe(
    '  1,024 of the duplicates say other things than the first row of their id, which counts.',
  );
});

test('a question says how many rows it is about', () => {
  const event = {
    kind: 'asks',
    file: '/data/jobs.csv',
    column: 'Agency no',
    shared: 9354,
    rows: 14_577,
  } as const;
  expect(reportLines(event)).toEqual([
    'jobs.csv: 9,354 of 14,577 rows have what an earlier row has in the column "Agency no", and say other things.',
  ]);
});

test('a failure says what is safe', () => {
  const message = 'jobs.csv: row 7 has 3 fields instead of 5.';
  expect(reportLines({ kind: 'failed', message, written: false })).toEqual([message, 'Nothing was written.']);
  expect(reportLines({ kind: 'failed', message: 'Stopped.', written: true })[1]).toContain(
    'nothing is added twice',
  );
});
