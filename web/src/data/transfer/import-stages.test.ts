import { csvRecords } from '@foothold/core/files/csv-read.ts';
import { readImportRow } from '@foothold/core/transfer/import-row.ts';
import { importSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import { beforeEach, expect, test } from 'vitest';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { type ImportStep, importJobs } from './import-jobs.ts';

const clock = testClock();

beforeEach(async () => {
  await openEmptyData();
});

/** Every row of a file as a new job. */
function stepsOf(text: string): ImportStep[] {
  const sheet = importSheet('jobs.csv', [...csvRecords(text, ',')], 'month-first');
  if (!sheet) throw new Error('no table');
  return sheet.table.rows.map((line) => {
    const row = readImportRow(line, planOf(sheet));
    if ('problem' in row) throw new Error(`row ${row.number}: ${row.problem}`);
    return { row, action: 'add' };
  });
}

async function histories() {
  const events = await opened().jobEvents.toArray();
  return (await opened().jobs.toArray()).map(({ internalId }) =>
    events
      .filter(({ jobId }) => jobId === internalId)
      .sort((a, b) => (`${a.date} ${a.createdAt}` < `${b.date} ${b.createdAt}` ? -1 : 1))
      .map(({ date, statusTo }) => `${date} ${statusTo}`),
  );
}

test('stages come with their days, what is ahead as steps and interviews, and Undo takes all of it back', async () => {
  const before = await everyRow();
  const steps = stepsOf(
    [
      'Company,Title,Applied,Phone screen,Offer,Follow-up date,Interview date,Deadline,Offer expires',
      'Acme,Nurse,2024-03-01,2024-03-10,2024-04-01,,,,2099-12-24',
      'Contoso,Planner,2024-03-02,,,2099-12-10,2099-12-15,,',
      'Fabrikam,Cook,,,,,,2099-12-20,',
    ].join('\n'),
  );
  const result = saved(await importJobs(steps, clock));
  expect(await histories()).toEqual([
    [
      '2024-03-01 null',
      '2024-03-01 application-submitted',
      '2024-03-10 interview-in-progress',
      '2024-04-01 offer-pending',
    ],
    ['2024-03-02 null', '2024-03-02 application-submitted', expect.stringMatching(/ interview-scheduled$/)],
    [expect.stringMatching(/ null$/)],
  ]);
  const [nurse, planner, cook] = await opened().jobs.toArray();
  expect(await opened().tasks.toArray()).toMatchObject([
    { jobId: nurse?.internalId, title: 'Offer expires', kind: 'deadline', dueDate: '2099-12-24', open: 1 },
  ]);
  expect(planner).toMatchObject({ followUp: '2099-12-10', deadline: '' });
  expect(cook).toMatchObject({ followUp: '', deadline: '2099-12-20' });
  expect(await opened().interviews.toArray()).toMatchObject([
    {
      jobId: planner?.internalId,
      companyName: 'Contoso',
      dateOfInterview: '2099-12-15',
      status: 'Scheduled',
    },
  ]);
  expect(await undo(result.journalId ?? 0, clock)).toMatchObject({ ok: true });
  expect(await everyRow()).toEqual(before);
});
