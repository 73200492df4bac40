import { expect, test } from 'vitest';
import type { Job } from '../entities/job/job.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import { filledJob, importedJob } from './import-job.ts';
import { undatedStatusNote } from './import-reached.ts';
import type { ImportedRow } from './import-row.ts';

let ids = 0;
const made = {
  now: new Date('2026-11-19T15:00:00'),
  newUid: () => {
    ids += 1;
    return `id ${ids}`;
  },
};
const row = (fields: ImportedRow['fields'], more: Partial<ImportedRow> = {}): ImportedRow => ({
  number: 2,
  fields: { jobTitle: 'Nurse', companyName: 'Acme', ...fields },
  status: null,
  statusDate: '',
  resumeTitle: '',
  history: null,
  events: [],
  ...more,
});
const told = (given: ImportedRow) => {
  const { job, history } = importedJob(given, null, made);
  return {
    status: job.status,
    applied: job.applied,
    dateApplied: job.dateApplied,
    history: history.map(({ date, kind, statusTo, note }) =>
      [date, statusTo ?? kind, note].filter(Boolean).join(' '),
    ),
  };
};
const status = (to: JobStatus, statusDate = '') => ({ status: to, statusDate });

test('the day of application is an entry of the history, and the job was added no later', () => {
  expect(told(row({ dateApplied: '2026-03-14', dateAdded: '2026-05-01T12:00:00Z' }))).toEqual({
    status: 'application-submitted',
    applied: true,
    dateApplied: '2026-03-14',
    history: ['2026-03-14 saved', '2026-03-14 application-submitted'],
  });
});

test('a status has the day the file gives, else today with a word about it', () => {
  const sent = { dateApplied: '2026-03-14' };
  expect(told(row(sent, status('rejected-before-interview', '2026-04-02'))).history.at(-1)).toBe(
    '2026-04-02 rejected-before-interview',
  );
  expect(told(row(sent, status('rejected-before-interview'))).history.at(-1)).toBe(
    `2026-11-19 rejected-before-interview ${undatedStatusNote}`,
  );
  // A day before the application cannot be that of the answer.
  expect(told(row(sent, status('offer-pending', '2026-01-01')))).toMatchObject({ status: 'offer-pending' });
});

test('an application without a day is applied for, on a day that nobody made up', () => {
  expect(told(row({ dateAdded: '2026-05-01T12:00:00Z' }, status('application-submitted')))).toEqual({
    status: 'application-submitted',
    applied: true,
    dateApplied: '',
    history: ['2026-05-01 saved', `2026-05-01 application-submitted ${undatedStatusNote}`],
  });
  expect(told(row({ applied: true }))).toMatchObject({ applied: true, status: 'application-not-started' });
});

test('a wish list entry with a day of application was applied for', () => {
  expect(told(row({ dateApplied: '2026-03-14' }, status('application-not-started')))).toMatchObject({
    status: 'application-submitted',
  });
});

test('a resume that is not here is named in the notes', () => {
  expect(importedJob(row({ notes: 'x' }, { resumeTitle: 'CV 3' }), null, made).job.notes).toBe(
    'x\nResume: CV 3',
  );
  expect(importedJob(row({ notes: 'x' }, { resumeTitle: 'CV 3' }), 7, made).job).toMatchObject({
    notes: 'x',
    resumeId: 7,
  });
});

test('filling in leaves what is there, and does nothing a second time', () => {
  const stored = importedJob(row({ notes: 'mine', city: 'Austin' }), null, made);
  const full = row(
    { notes: 'theirs', salary: '$80,000', city: 'Dallas', country: 'US', dateApplied: '2026-03-14' },
    status('interview-requested', '2026-04-01'),
  );
  const filled = filledJob(stored, full, null, made);
  expect(filled?.job).toMatchObject({
    notes: 'mine',
    salary: '$80,000',
    city: 'Austin',
    country: '',
    dateApplied: '2026-03-14',
    status: 'interview-requested',
  } satisfies Partial<Job>);
  expect(filled && filledJob(filled, full, null, made)).toBeNull();
});
