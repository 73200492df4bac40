import 'fake-indexeddb/auto';
import { csvRecords } from '@foothold/core/files/csv-read.ts';
import { readImportRow } from '@foothold/core/transfer/import-row.ts';
import { importSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import { ownFieldNamesIn } from '@foothold/core/transfer/own-field-names.ts';
import { beforeEach, expect, test } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { queryOwnFieldNames } from '../settings/own-field-names.ts';
import { saveSetting } from '../settings/settings.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { exportJobs } from './export-jobs.ts';
import { type ImportStep, importJobs } from './import-jobs.ts';

const clock = testClock();

beforeEach(async () => {
  await openEmptyData();
});

/** Brings a file as a person who changes nothing of what is guessed. */
async function bring(text: string) {
  const sheet = importSheet('jobs.csv', [...csvRecords(text.replace(/^\ufeff/, ''), ',')], 'month-first');
  if (!sheet) throw new Error('no table');
  const steps = sheet.table.rows.map((row): ImportStep => {
    const read = readImportRow(row, planOf(sheet));
    if ('problem' in read) throw new Error(`row ${read.number}: ${read.problem}`);
    return { row: read, action: 'add' };
  });
  return saved(await importJobs(steps, clock, { names: ownFieldNamesIn(sheet.table.heads, sheet.mapping) }));
}

test('fields that the person named come back under their names; a name that is here already stays', async () => {
  saved(await saveSetting('ownFields', 'ownField1', 'Referred by (friend)', clock));
  saved(await saveJob({ jobTitle: 'Nurse', ownField1: 'Dana', ownField2: 'kept' }, clock));
  const exported = await exportJobs(undefined, clock);
  const file = exported.ok ? exported.parts.join('') : '';
  expect(file).toContain('Own field 1 (Referred by (friend)),Own field 2\r\n');
  await openEmptyData('u2');
  const { journalId } = await bring(file);
  expect(await queryOwnFieldNames(opened())).toEqual({ ownField1: 'Referred by (friend)', ownField2: '' });
  expect(await opened().jobs.toArray()).toMatchObject([{ ownField1: 'Dana', ownField2: 'kept' }]);
  await undo(journalId ?? 0, clock);
  expect(await opened().settings.count()).toBe(0);
  saved(await saveSetting('ownFields', 'ownField1', 'Team', clock));
  await bring(file);
  expect((await queryOwnFieldNames(opened())).ownField1).toBe('Team');
});

test('a column of another file that is made an own field gives it its head', async () => {
  await bring('Company,Title,Own field 2 (Shift)\nAcme,Cook,nights\n');
  expect((await queryOwnFieldNames(opened())).ownField2).toBe('Shift');
  expect(await opened().jobs.toArray()).toMatchObject([{ ownField2: 'nights' }]);
});

test('tags of a file are spelled as they are here, or as its first row has them', async () => {
  saved(await saveJob({ jobTitle: 'Cook', companyName: 'Before', tags: ['Remote'] }, clock));
  const long = 'x'.repeat(200);
  await bring(`Company,Title,Labels,Excitement\nA,One,"REMOTE;Nights",4/5\nB,Two,"nights,${long}",9\n`);
  expect(await opened().jobs.toArray()).toMatchObject([
    { tags: ['Remote'] },
    { tags: ['Remote', 'Nights'], excitement: '4' },
    { tags: ['Nights'], excitement: '', notes: `Tags: ${long}\nExcitement: 9` },
  ]);
});
