import 'fake-indexeddb/auto';
import { newContactValues } from '@foothold/core/entities/contact/contact-form.ts';
import { beforeEach, expect, test } from 'vitest';
import { saveInterview } from '../interviews/interviews.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { querySavedKeys } from '../jobs/saved-keys.ts';
import { undo } from '../journal/undo.ts';
import { hideCompany } from '../settings/hidden-companies.ts';
import { saveContact } from '../steps/contacts.ts';
import { saveTask } from '../steps/tasks.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { changeCategories } from './change-companies.ts';
import { deleteCompanies, keepCompany, saveCompany } from './companies.ts';
import { companyByName } from './company-by-name.ts';
import { queryCompanyCounts, queryUnsavedCompanies } from './company-counts.ts';
import { queryCompanyRecord } from './company-record.ts';
import { queryCompanies } from './company-rows.ts';
import { mergeCompanies, sameNamed } from './merge-companies.ts';
import { companyToKeep, keepJobCompany } from './save-job-company.ts';
import { markCompanySeen, queryWatchedCompanies, setWatchRule, watchCompanies } from './watch-companies.ts';

let clock: ReturnType<typeof testClock>;

beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
});

const add = async (fields: Parameters<typeof saveCompany>[0]) =>
  saved(await saveCompany(fields, {}, clock)).id;
const all = async () => (await queryCompanies(opened())).companies;
const flags = async () =>
  (await opened().jobs.toArray()).map(({ companyAlreadyAdded }) => companyAlreadyAdded);

test('a company is found by its name, whatever its case, accents and legal form', async () => {
  const id = await add({ companyName: '  Société  Générale, Inc. ', url: 'https://example.com' });
  for (const name of ['SOCIETE GENERALE', 'société générale', 'Societe Generale LLC'])
    expect((await companyByName(opened(), name))?.internalId, name).toBe(id);
  for (const name of ['', '🦊', 'Societe']) expect(await companyByName(opened(), name), name).toBeNull();
  expect(await all()).toMatchObject([{ companyName: 'Société Générale, Inc.', alreadyAdded: true }]);
});

test.each([
  [{ companyName: '   ' }],
  [{ companyName: 'Acme', url: 'javascript:alert(1)' }],
  [{ companyName: 'Acme', jobPostingsUrl: 'nowhere' }],
  [{ companyName: 'Acme', latitude: 'north' as never }],
])('what no company can be is refused and nothing is written: %j', async (fields) => {
  expect(await saveCompany(fields, {}, clock)).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await all()).toEqual([]);
});

test.each(['🦊🦊', 'א'.repeat(300), 'x'.repeat(300), 'AT&T / 50%'])(
  'an odd name is kept as it is: %s',
  async (companyName) => {
    await add({ companyName });
    expect((await all())[0]?.companyName).toBe(companyName);
  },
);

test('jobs and search results say at once that their company is kept, renamed or gone', async () => {
  saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy Health' }, clock));
  saved(await saveJob({ jobTitle: 'Cook', companyName: 'Elsewhere' }, clock));
  const results = [
    { jobTitle: 'Clerk', companyName: 'MERCY HEALTH, INC.', source: 'x', externalId: '1', url: '' },
  ];
  const kept = async () => [...(await querySavedKeys(opened(), results)).companies];
  expect(await flags()).toEqual([false, false]);
  const id = await add({ companyName: 'Mercy Health' });
  expect(await flags()).toEqual([true, false]);
  expect(await kept()).toEqual([['mercy health', id]]);
  saved(await saveCompany({ internalId: id, companyName: 'Elsewhere LLC' }, {}, clock));
  expect(await flags()).toEqual([false, true]);
  expect(await kept()).toEqual([]);
  const { journalId } = saved(await deleteCompanies([id], clock));
  expect(await flags()).toEqual([false, false]);
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await flags()).toEqual([false, true]);
});

test('keeping the company stands in the way of no Undo of its jobs, and the flag stays true to the companies', async () => {
  const { id, journalId: added } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, clock));
  const { journalId: changed } = saved(await updateJob(id, { notes: 'Nights' }, {}, clock));
  const { journalId: kept } = saved(await keepCompany({ companyName: 'Mercy' }, clock));
  expect((await undo(changed ?? 0, clock)).ok).toBe(true);
  expect(await flags()).toEqual([true]);
  expect((await undo(kept ?? 0, clock)).ok).toBe(true);
  expect(await flags()).toEqual([false]);
  expect((await undo(added ?? 0, clock)).ok).toBe(true);
});

test('a company that is kept already is kept once', async () => {
  const first = saved(await keepCompany({ companyName: 'Acme', city: 'Erie' }, clock));
  expect(first.already).toBe(false);
  expect(saved(await keepCompany({ companyName: 'ACME, Inc.', city: 'Reno' }, clock))).toMatchObject({
    ...{ id: first.id, already: true, journalId: null },
  });
  expect(await all()).toMatchObject([{ companyName: 'Acme', city: 'Erie' }]);
});

test('a form that started from an older row writes nothing', async () => {
  const id = await add({ companyName: 'Acme' });
  const basedOn = (await all())[0]?.updatedAt ?? '';
  saved(await saveCompany({ internalId: id, notes: 'elsewhere' }, {}, clock));
  expect(await saveCompany({ internalId: id, notes: 'here' }, { basedOn }, clock)).toMatchObject({
    reason: 'changed-elsewhere',
  });
  expect((await all())[0]?.notes).toBe('elsewhere');
});

test('merging keeps everything that both said, moves what hung on the other, and is one step back', async () => {
  const kept = await add({ companyName: 'Acme', url: 'https://acme.example', notes: 'Kind people.' });
  const other = await add({
    ...{ companyName: 'ACME, Inc.', url: 'https://jobs.example', description: 'Anvils.' },
    ...{ city: 'Erie', state: 'PA', latitude: 42.1, longitude: -80.1, categories: ['Steel'], notes: 'Near.' },
  });
  saved(await watchCompanies([other], true, clock));
  const contact = { ...newContactValues, name: 'Dana', jobId: null };
  const contactId = saved(await saveContact(contact, {}, clock)).id;
  await opened().contacts.update(contactId, { companyId: other });
  expect(sameNamed(await all()).map((same) => same.map(({ internalId }) => internalId))).toEqual([
    [kept, other],
  ]);
  const before = await everyRow();
  const { journalId } = saved(await mergeCompanies(kept, [other], clock));
  expect(await all()).toMatchObject([
    {
      ...{ internalId: kept, companyName: 'Acme', url: 'https://acme.example', description: 'Anvils.' },
      ...{ city: 'Erie', latitude: 42.1, categories: ['Steel'], watchedAt: expect.stringContaining('2026') },
      notes: 'Kind people.\n\nNear.\n\nCompany: ACME, Inc.\nWebsite: https://jobs.example',
    },
  ]);
  expect(await opened().contacts.get(contactId)).toMatchObject({ companyId: kept });
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await everyRow()).toEqual(before);
});

test('merging two names of one employer takes the jobs of the other name along, and Undo gives them back', async () => {
  const job = async (companyName: string) =>
    saved(await saveJob({ jobTitle: 'Teacher', companyName }, clock)).id;
  const kept = await add({ companyName: 'Columbus City Schools' });
  const other = await add({ companyName: 'Columbus Public Schools' });
  await job('Columbus City Schools');
  const renamed = await job('COLUMBUS PUBLIC SCHOOLS');
  const elsewhere = await job('Dayton Schools');
  const before = await everyRow();
  const { journalId } = saved(await mergeCompanies(kept, [other], clock));
  const record = await queryCompanyRecord(opened(), {
    internalId: kept,
    companyName: 'Columbus City Schools',
  });
  expect(record.jobs.map(({ internalId }) => internalId)).toContain(renamed);
  expect(await opened().jobs.get(renamed)).toMatchObject({
    companyName: 'Columbus City Schools',
    companyAlreadyAdded: true,
    keys: { company: 'columbus city schools' },
  });
  expect(await opened().jobs.get(elsewhere)).toMatchObject({ companyName: 'Dayton Schools' });
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await everyRow()).toEqual(before);
});

test('merging is refused where there is nothing to merge, or one is gone', async () => {
  const id = await add({ companyName: 'Acme' });
  expect(await mergeCompanies(id, [id], clock)).toMatchObject({ reason: 'invalid' });
  expect(await mergeCompanies(id, [99], clock)).toMatchObject({ reason: 'missing' });
});

test('a watch begins once, remembers what was looked at, and ends', async () => {
  const id = await add({ companyName: 'Acme' });
  expect(await queryWatchedCompanies(opened())).toEqual([]);
  saved(await watchCompanies([id], true, clock));
  const began = (await queryWatchedCompanies(opened()))[0]?.watchedAt;
  expect(saved(await watchCompanies([id], true, clock))).toMatchObject({ journalId: null, changed: 0 });
  saved(await setWatchRule(id, { watchWords: ['Nurse', 'nurse', ' '], watchMiles: -3 }, clock));
  saved(await markCompanySeen(id, '2026-11-21T10:00:00.000Z', clock));
  expect(await queryWatchedCompanies(opened())).toMatchObject([
    { watchedAt: began, watchWords: ['Nurse'], watchMiles: 0, lastRunAt: '2026-11-21T10:00:00.000Z' },
  ]);
  expect(saved(await markCompanySeen(id, '2026-11-20T10:00:00.000Z', clock)).journalId).toBeNull();
  saved(await watchCompanies([id], false, clock));
  expect(await queryWatchedCompanies(opened())).toEqual([]);
  expect(saved(await markCompanySeen(id, '2026-11-29T10:00:00.000Z', clock)).journalId).toBeNull();
});

test('categories are given and taken in one step', async () => {
  const ids = [
    await add({ companyName: 'Acme', categories: ['Steel'] }),
    await add({ companyName: 'Mercy' }),
  ];
  saved(await changeCategories(ids, { add: ['near home', 'steel'] }, clock));
  saved(await changeCategories(ids, { remove: ['STEEL'] }, clock));
  expect((await all()).map(({ categories }) => categories)).toEqual([['near home'], ['near home']]);
});

test('the company of a saved job is kept in one step and offered no more; a hidden or nameless one never is', async () => {
  const job = async (companyName: string) =>
    saved(
      await saveJob(
        { jobTitle: 'Cook', companyName, city: 'Erie', state: 'PA', latitude: 42.1, longitude: -80.1 },
        clock,
      ),
    ).id;
  const id = await job('Acme, Inc.');
  expect(await companyToKeep(opened(), id)).toBe('Acme, Inc.');
  const { journalId } = saved(await keepJobCompany(id, clock));
  expect(await all()).toMatchObject([{ companyName: 'Acme, Inc.', city: 'Erie', latitude: 42.1 }]);
  expect(await companyToKeep(opened(), await job('ACME'))).toBe('');
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await all()).toEqual([]);
  expect(await companyToKeep(opened(), await job(' '))).toBe('');
  saved(await hideCompany('Acme', clock));
  expect(await companyToKeep(opened(), id)).toBe('');
  expect(await companyToKeep(opened(), 999)).toBe('');
});

test('a page of a company gathers what names it, what points at it and what hangs on its jobs', async () => {
  const companyId = await add({ companyName: 'Acme' });
  const jobId = saved(await saveJob({ jobTitle: 'Cook', companyName: 'ACME, Inc.' }, clock)).id;
  const other = saved(await saveJob({ jobTitle: 'Cook', companyName: 'Elsewhere' }, clock)).id;
  for (const job of [jobId, other]) {
    saved(await saveContact({ ...newContactValues, name: `Of ${job}`, jobId: job }, {}, clock));
    saved(await saveTask({ jobId: job, title: `Call ${job}` }, {}, clock));
    saved(await saveInterview({ jobId: job, companyName: 'x', dateOfInterview: '2026-11-20' }, {}, clock));
  }
  saved(
    await saveContact({ ...newContactValues, name: 'No job', jobId: null, companyName: 'Acme' }, {}, clock),
  );
  saved(await saveTask({ jobId: null, companyId, title: 'Write to them' }, {}, clock));
  saved(await saveInterview({ companyName: 'acme inc', dateOfInterview: '2026-11-25' }, {}, clock));
  const record = await queryCompanyRecord(opened(), { internalId: companyId, companyName: 'Acme' });
  expect(record.jobs.map(({ internalId }) => internalId)).toEqual([jobId]);
  expect(record.contacts.map(({ name }) => name)).toEqual(['No job', `Of ${jobId}`]);
  expect(record.tasks.map(({ title }) => title)).toEqual([`Call ${jobId}`, 'Write to them']);
  expect(record.interviews.map(({ dateOfInterview }) => dateOfInterview)).toEqual([
    '2026-11-25',
    '2026-11-20',
  ]);
});

test('companies of jobs that are not kept are told with how many jobs each has', async () => {
  for (const companyName of ['Acme', 'ACME, Inc.', 'Mercy', 'Mercy', ''])
    saved(await saveJob({ jobTitle: 'Cook', companyName }, clock));
  await add({ companyName: 'Mercy' });
  expect(await queryUnsavedCompanies(opened(), 5)).toMatchObject([{ companyName: 'ACME, Inc.', jobs: 2 }]);
  expect(await queryCompanyCounts(opened(), ['Mercy LLC', 'Nobody', ''])).toEqual(
    new Map([
      ['mercy', 2],
      ['nobody', 0],
    ]),
  );
});
