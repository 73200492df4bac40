import { describe, expect, test } from 'vitest';
import type { Job } from '../entities/job/job.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import { type Say, sayEnglish } from '../text/messages.ts';
import { importedAhead } from './import-ahead.ts';
import type { ImportedEvent } from './import-events.ts';
import type { EventField } from './import-fields.ts';
import { filledJob, importedJob } from './import-job.ts';
import type { ImportedRow } from './import-row.ts';

let ids = 0;
const undatedStatusNote = 'Imported; the file gives no date for it.';
const made = {
  say: sayEnglish,
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
const on = (event: EventField, date: string, name = ''): ImportedEvent => ({ event, date, name, note: '' });
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

test('an application without a day counts as sent, and no day is invented', () => {
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

describe('the days of stages become a history', () => {
  const sent = { dateApplied: '2026-08-01' };
  const historyOf = (events: ImportedEvent[], more: Partial<ImportedRow> = {}) =>
    told(row(sent, { events, ...more })).history.slice(2);

  test.each<[string, ImportedEvent[], Partial<ImportedRow>, string[]]>([
    [
      'one stage after the other, whatever the order of the columns',
      [on('offerDate', '2026-09-01'), on('interviewDate', '2026-08-10', 'Phone screen')],
      {},
      ['2026-08-10 interview-in-progress Phone screen', '2026-09-01 offer-pending'],
    ],
    [
      'the second interview is a note, since the status is the same',
      [on('interviewDate', '2026-08-10', 'Phone screen'), on('interviewDate', '2026-08-20', 'Onsite')],
      {},
      ['2026-08-10 interview-in-progress Phone screen', '2026-08-20 note Onsite'],
    ],
    [
      'a rejection without an interview',
      [on('rejectedDate', '2026-08-30')],
      {},
      ['2026-08-30 rejected-before-interview'],
    ],
    [
      'a rejection after one',
      [on('rejectedDate', '2026-08-30'), on('interviewDate', '2026-08-10')],
      {},
      ['2026-08-10 interview-in-progress', '2026-08-30 rejected-after-interview'],
    ],
    [
      'an acceptance',
      [on('offerDate', '2026-09-01'), on('acceptedDate', '2026-09-03')],
      {},
      ['2026-09-01 offer-pending', '2026-09-03 offer-accepted'],
    ],
    ['a withdrawal', [on('withdrawnDate', '2026-08-05')], {}, ['2026-08-05 filled-or-canceled']],
    ['a follow-up changes no status', [on('followUpDate', '2026-08-09')], {}, ['2026-08-09 follow-up']],
    [
      'a word that was not kept up to date adds nothing',
      [on('interviewDate', '2026-08-10')],
      status('application-submitted'),
      ['2026-08-10 interview-in-progress'],
    ],
    [
      'a word that is further along follows',
      [on('interviewDate', '2026-08-10')],
      status('rejected-after-interview', '2026-08-20'),
      ['2026-08-10 interview-in-progress', '2026-08-20 rejected-after-interview'],
    ],
    [
      'stages that are ticked and have no day',
      [on('interviewDate', ''), on('offerDate', '')],
      status('offer-pending'),
      [
        `2026-11-19 interview-in-progress ${undatedStatusNote}`,
        `2026-11-19 offer-pending ${undatedStatusNote}`,
      ],
    ],
    [
      'an interview that is still to come',
      [on('interviewDate', '2026-12-15')],
      {},
      [`2026-11-19 interview-scheduled ${undatedStatusNote}`],
    ],
  ])('%s', (_name, events, more, lines) => {
    expect(historyOf(events, more)).toEqual(lines);
  });

  test('a stage invents no day of application', () => {
    const { dateApplied, applied } = told(row({}, { events: [on('interviewDate', '2026-08-10')] }));
    expect([dateApplied, applied]).toEqual(['', true]);
  });

  test('filling in a second time adds no follow-up again', () => {
    const stored = importedJob(row({}), null, made);
    const full = row({}, { events: [on('followUpDate', '2026-08-09')] });
    const filled = filledJob(stored, full, null, made);
    expect(filled?.history.map(({ kind }) => kind)).toEqual(['follow-up', 'saved']);
    expect(filled && filledJob(filled, full, null, made)).toBeNull();
  });
});

describe('tags and days of a row', () => {
  test('fill what is empty, and nothing the second time', () => {
    const stored = importedJob(row({ excitement: '2' }), null, made);
    const full = row({ tags: ['remote'], excitement: '5' }, { events: [on('deadlineDate', '2026-10-01')] });
    const filled = filledJob(stored, full, null, made);
    expect(filled?.job).toMatchObject({ tags: ['remote'], excitement: '2', deadline: '2026-10-01' });
    expect(filled && filledJob(filled, full, null, made)).toBeNull();
  });
});

describe('days that are still to come', () => {
  const ahead = (events: ImportedEvent[], more: Partial<ImportedRow> = {}) => {
    const given = row({}, { events, ...more });
    const { job } = importedJob(given, null, made);
    const { tasks, interviews } = importedAhead(given, job, made);
    const { deadline, followUp } = job;
    return [
      ...Object.entries({ deadline, followUp }).flatMap(([field, day]) => (day ? [`${field}: ${day}`] : [])),
      ...tasks.map(({ title, kind, dueDate }) => `${kind} ${dueDate} ${title}`),
      ...interviews.map((one) => `${one.interviewType} ${one.dateOfInterview} ${one.status}`),
      ...job.notes.split('\n').filter(Boolean),
    ];
  };

  test.each<[string, ImportedEvent[], Partial<ImportedRow>, string[]]>([
    ['a follow-up is the day to ask', [on('followUpDate', '2026-12-01')], {}, ['followUp: 2026-12-01']],
    [
      'a reminder of another name, and a second follow-up, are something to do',
      [
        on('followUpDate', '2026-12-01', 'Thank-you note'),
        on('followUpDate', '2026-12-02'),
        on('followUpDate', '2026-12-09'),
      ],
      {},
      ['followUp: 2026-12-02', 'todo 2026-12-01 Thank-you note', 'todo 2026-12-09 Follow up'],
    ],
    ['an interview is one', [on('interviewDate', '2026-12-15')], {}, ['Other 2026-12-15 Scheduled']],
    [
      'its way is read from the head',
      [on('interviewDate', '2026-12-15', 'Phone screen')],
      {},
      ['Phone 2026-12-15 Scheduled'],
    ],
    ['a deadline is that of the job', [on('deadlineDate', '2026-12-20')], {}, ['deadline: 2026-12-20']],
    [
      'a second one of what was sent is a note',
      [on('deadlineDate', '2026-12-20'), on('deadlineDate', '2026-12-24')],
      status('application-submitted'),
      ['deadline: 2026-12-20', 'Deadline: 2026-12-24'],
    ],
    [
      'that of an offer is not',
      [on('deadlineDate', '2026-12-20', 'Offer expires')],
      status('offer-pending'),
      ['deadline 2026-12-20 Offer expires'],
    ],
    ['a deadline that is over is one too', [on('deadlineDate', '2026-10-01')], {}, ['deadline: 2026-10-01']],
    [
      'of a job that is over nothing is left to do',
      [on('followUpDate', '2026-12-01')],
      status('rejected-before-interview'),
      ['followUp: 2026-12-01'],
    ],
    [
      'an answer that is yet to come is a note',
      [on('offerDate', '2026-12-01')],
      {},
      ['Offer date: 2026-12-01'],
    ],
    ['what is over is no step', [on('followUpDate', '2026-11-01')], {}, []],
    ['today is not ahead', [on('interviewDate', '2026-11-19')], {}, []],
  ])('%s', (_name, events, more, lines) => {
    expect(ahead(events, more)).toEqual(lines);
  });
});

test('notes that an import writes are said in the language at hand', () => {
  const german: Say = ({ code, values }) => `${code} ${Object.values(values ?? {}).join(' ')}`.trim();
  const given = row(
    { notes: 'x' },
    { resumeTitle: 'CV 3', status: 'rejected-before-interview', statusDate: '', history: null },
  );
  const { job, history } = importedJob(given, null, { ...made, say: german });
  expect(job.notes).toBe('x\nimport-note.resume CV 3');
  expect(history.map(({ note }) => note)).toContain('import-note.undatedStatus');
});
