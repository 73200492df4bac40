import 'fake-indexeddb/auto';
import { Job, newJob } from '@foothold/core/entities/job/job.ts';
import { jobFieldNames, jobFilterFields, jobSortedFields } from '@foothold/core/entities/job/job-entity.ts';
import { csvRecords } from '@foothold/core/files/csv-read.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { readImportRow } from '@foothold/core/transfer/import-row.ts';
import { importSheet, planOf } from '@foothold/core/transfer/import-sheet.ts';
import { describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { saveJob } from '../jobs/jobs.ts';
import { entities, entityOf, type Records, tableNames } from '../rows/tables.ts';
import { exportJobs } from '../transfer/export-jobs.ts';
import { type ImportStep, importJobs } from '../transfer/import-jobs.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from './own-data-test-kit.ts';
import { wholeRecord } from './whole-record-test-kit.ts';

const clock = testClock();

/** Fields of a job that a CSV file does not carry, each with its reason. */
const notInCsv: Readonly<Partial<Record<keyof Job, string>>> = {
  internalId: 'given by each browser',
  createdAt: 'when the row was written here',
  updatedAt: 'when the row was written here',
  dateUpdated: 'when the row was written here',
  isExample: 'what comes from a file is the person’s own',
  keys: 'made anew with every save',
  companyAlreadyAdded: 'read from the companies that are here',
  followedUpDate: 'read from the history',
  heardDate: 'read from the history',
  datePostedFormatted: 'words of the day it was saved on',
  letter: 'whom the letter is to and how it is headed; a backup keeps it',
  fitChoices: 'what was said of requirements that are read from the posting; a backup keeps it',
  refusedProposals: 'what was said of wordings for a resume of this browser; a backup keeps it',
  fitSent: 'how well a resume of this browser fitted; a backup keeps it',
  jobPostingData: 'the posting as the search gave it; a backup keeps it',
};

describe('every field of every entity', () => {
  it('comes through a backup', async () => {
    await openEmptyData();
    const rows = Object.fromEntries(tableNames.map((table) => [table, [wholeRecord(table)]]));
    for (const table of tableNames)
      expect(entities[table].schema.safeParse(wholeRecord(table)).error, table).toBeUndefined();
    saved(await restoreBackup({ tables: rows as never }, clock));
    const made = await makeBackup({ clock });
    const read = await readBackup(made.ok ? made.file : new Blob());
    if (!read.ok) throw new Error(read.problem);
    await openEmptyData();
    saved(await restoreBackup(read.backup, clock));
    expect(await everyRow()).toEqual(rows);
  });

  it.each(tableNames)('has a descriptor that agrees with the schema of %s', (table) => {
    const { schema, references = {}, identity = [], knownBy = [], fields = {} } = entityOf(table);
    const told = [...Object.keys(references), ...identity, ...knownBy, ...Object.keys(fields)];
    expect(told.filter((field) => !Object.hasOwn(schema.shape, field))).toEqual([]);
    for (const { to } of Object.values(references)) expect(tableNames).toContain(to);
    for (const { kind, choices } of Object.values(fields))
      expect(choices !== undefined, kind).toBe(kind === 'choice');
  });
});

describe('a job with every field', () => {
  const whole = {
    ...(wholeRecord('jobs') as Records['jobs']),
    status: 'interview-requested',
    dateApplied: '2026-10-05',
    latitude: 41.5,
    longitude: -81.7,
    salary: '$30 an hour',
    pay: parsePay('$30 an hour'),
  } satisfies Partial<Records['jobs']>;

  async function stored(): Promise<Records['jobs'] | undefined> {
    return (await opened().jobs.toArray())[0];
  }

  it('comes through a CSV file', async () => {
    await openEmptyData();
    const resumeId = await opened().resumes.add({ title: 'Nurse' } as never);
    const { internalId: _, ...fields } = whole;
    saved(await saveJob({ ...fields, resumeId } as never, clock));
    const before = await stored();
    const file = await exportJobs(undefined, clock);
    if (!file.ok) throw new Error(sayEnglish(file.message));
    await openEmptyData();
    await opened().resumes.add({ title: 'Nurse' } as never);
    const sheet = importSheet('jobs.csv', [...csvRecords(file.parts.join('').slice(1), ',')], 'month-first');
    if (!sheet) throw new Error('The file has no rows.');
    const steps = sheet.table.rows.map((row): ImportStep => {
      const read = readImportRow(row, planOf(sheet));
      if ('problem' in read) throw new Error(read.problem);
      return { row: read, action: 'add' };
    });
    saved(await importJobs(steps, clock));
    const after = await stored();

    const carried = (Object.keys(Job.shape) as (keyof Job)[]).filter((field) => !(field in notInCsv));
    expect(carried.length).toBeGreaterThan(jobFieldNames.length);
    const plain = newJob({});
    for (const field of carried) {
      expect(before?.[field], `${field} is not set, so nothing is proven`).not.toEqual(plain[field]);
      expect(after?.[field], `${field} is lost on the way through a CSV file`).toEqual(before?.[field]);
    }
  });

  it('has an index for each field that narrows or sorts the list', () => {
    const indexes = Object.values(entities.jobs.indexes).join(', ').split(', ');
    const isIndexed = (field: string) => indexes.includes(field) || indexes.includes(`*${field}`);
    expect([...jobFilterFields, ...jobSortedFields].filter((field) => !isIndexed(field))).toEqual([]);
  });
});
