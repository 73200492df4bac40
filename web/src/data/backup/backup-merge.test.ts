import 'fake-indexeddb/auto';
import type { Backup } from '@foothold/core/own-data/backup.ts';
import type { MergeChoices } from '@foothold/core/own-data/backup-merge.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadExampleData } from '../example/example-data.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { setJobStatus } from '../jobs/job-progress.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { references } from '../rows/tables.ts';
import { saveSetting } from '../settings/settings.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { type MergePreview, mergeBackup, previewMerge } from './backup-merge.ts';
import { readBackup } from './backup-read.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const mine: MergeChoices = { all: 'mine', each: {} };
const theirs: MergeChoices = { all: 'theirs', each: {} };
const both: MergeChoices = { all: 'both', each: {} };

async function backup(): Promise<Backup> {
  const made = await makeBackup({ clock });
  if (!made.ok) throw new Error(sayEnglish(made.message));
  const read = await readBackup(made.file);
  if (!read.ok) throw new Error(read.problem);
  return read.backup;
}

async function preview(from: Pick<Backup, 'tables'>): Promise<MergePreview> {
  const answer = await previewMerge(from);
  if (!answer.ok) throw new Error(sayEnglish(answer.message));
  return answer.preview;
}

/** Another browser with the same account: its data is gone, its clock and ids continue. */
const elsewhere = () => openEmptyData('u1');
const job = async (title: string) => {
  const [found] = await opened()
    .jobs.filter(({ jobTitle }) => jobTitle === title)
    .toArray();
  if (!found) throw new Error(`No job is called ${title}.`);
  return found;
};

it('adds everything to an empty browser: new keys, the same records, pointing at the same things', async () => {
  saved(await loadExampleData(clock));
  const from = await backup();
  await elsewhere();
  // Keys are taken here already, so that none of the file's can stay.
  saved(await saveJob({ jobTitle: 'Baker', companyName: 'Crust' }, clock));
  await opened().resumes.add({ title: 'Mine', isDefault: true, uid: 'r' } as never);
  const told = await preview(from);
  expect(told).toMatchObject({ added: { jobs: 30, resumes: from.tables.resumes?.length }, conflicts: [] });
  saved(await mergeBackup(from, mine, clock));
  expect(await opened().jobs.count()).toBe(31);
  expect((await queryJobs(opened(), {})).total).toBe(31);
  expect((await opened().resumes.toArray()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  const uidOf = async (table: string, key: number) => (await opened().table(table).get(key))?.uid;
  let pointers = 0;
  for (const { table, field, to } of references)
    for (const row of from.tables[table] ?? []) {
      const target = from.tables[to]?.find(({ internalId }) => internalId === row[field]);
      if (!target) continue;
      const [here] = await opened().table(table).where('uid').equals(String(row.uid)).toArray();
      expect(await uidOf(to, here[field]), `${table}.${field}`).toBe(target.uid);
      pointers += 1;
    }
  expect(pointers).toBeGreaterThan(60);
});

it('is one step that Undo takes back whole, and a second time changes nothing', async () => {
  saved(await loadExampleData(clock));
  const from = await backup();
  await elsewhere();
  saved(await saveJob({ jobTitle: 'Baker', companyName: 'Crust' }, clock));
  const before = await everyRow();
  const { journalId } = saved(await mergeBackup(from, mine, clock));
  expect(saved(await mergeBackup(from, mine, clock)).journalId).toBeNull();
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await everyRow()).toEqual(before);
});

describe('a record that differs', () => {
  let from: Backup;
  beforeEach(async () => {
    const { id } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy', notes: 'old' }, clock));
    saved(await saveJob({ jobTitle: 'Cook', companyName: 'Pier' }, clock));
    from = await backup();
    saved(await updateJob(id, { notes: 'mine', salary: '$50,000' }, {}, clock));
  });

  it('is shown with the fields that differ and which side is newer', async () => {
    const { conflicts, added, same } = await preview(from);
    expect(added).toEqual({});
    expect(same).toBe(3);
    expect(conflicts).toMatchObject([{ table: 'jobs', newer: 'mine', canKeepBoth: true }]);
    expect(conflicts[0]?.fields.sort()).toEqual(['notes', 'salary']);
  });

  it('stays as it is here', async () => {
    expect(saved(await mergeBackup(from, mine, clock)).journalId).toBeNull();
    expect((await job('Nurse')).notes).toBe('mine');
    expect(saved(await mergeBackup(from, { all: 'newer', each: {} }, clock)).journalId).toBeNull();
  });

  it('becomes what the backup says, and Undo brings mine back', async () => {
    const { journalId } = saved(await mergeBackup(from, theirs, clock));
    expect(await job('Nurse')).toMatchObject({ notes: 'old', salary: '' });
    expect((await preview(from)).conflicts).toEqual([]);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect((await job('Nurse')).notes).toBe('mine');
  });

  it('stands beside its copy with the history of each, once, however often it is added', async () => {
    saved(await mergeBackup(from, both, clock));
    const nurses = (await opened().jobs.toArray()).filter(({ jobTitle }) => jobTitle === 'Nurse');
    expect(nurses.map(({ notes }) => notes)).toEqual(['mine', 'old']);
    for (const { internalId } of nurses)
      expect(await opened().jobEvents.where('jobId').equals(internalId).count()).toBe(1);
    const state = await everyRow();
    for (const choices of [both, mine, theirs])
      expect(saved(await mergeBackup(from, choices, clock)).journalId, choices.all).toBeNull();
    expect(await everyRow()).toEqual(state);
  });

  it('is decided one by one', async () => {
    const { internalId } = await job('Cook');
    saved(await updateJob(internalId, { notes: 'mine too' }, {}, clock));
    const { conflicts } = await preview(from);
    expect(conflicts).toHaveLength(2);
    const nurse = conflicts.find(({ mine: row }) => row.jobTitle === 'Nurse');
    saved(await mergeBackup(from, { all: 'mine', each: { [nurse?.id ?? '']: 'theirs' } }, clock));
    expect((await job('Nurse')).notes).toBe('old');
    expect((await job('Cook')).notes).toBe('mine too');
  });
});

it('joins the histories of a job: the newest entry of both sides says its status', async () => {
  const { id } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Mercy' }, clock));
  const start = await backup();
  saved(await setJobStatus([id], 'application-submitted', { date: '2026-11-10' }, clock));
  const there = await backup();
  saved(await restoreBackup(start, clock));
  saved(await setJobStatus([id], 'application-in-progress', { date: '2026-11-08' }, clock));
  expect((await preview(there)).added).toEqual({ jobEvents: 1 });
  saved(await mergeBackup(there, mine, clock));
  expect(await job('Nurse')).toMatchObject({
    status: 'application-submitted',
    statusDate: '2026-11-10',
    dateApplied: '2026-11-10',
    keys: { group: 'in-progress', applied: 1 },
  });
  const entries = await opened().jobEvents.orderBy('date').toArray();
  const changes = entries.filter(({ statusTo }) => statusTo !== null);
  expect(changes.map(({ statusFrom, statusTo }) => [statusFrom, statusTo])).toEqual([
    ['application-not-started', 'application-in-progress'],
    ['application-in-progress', 'application-submitted'],
  ]);
  expect(saved(await mergeBackup(there, mine, clock)).journalId).toBeNull();
});

it('joins settings by name and places in groups by what they join', async () => {
  saved(await saveSetting('jobSearch', 'searchTerm', 'nurse', clock));
  saved(await loadExampleData(clock));
  const from = await backup();
  const groups = from.tables.placeGroupMembers?.length ?? 0;
  for (const table of ['settings', 'placeGroupMembers'])
    from.tables[table] = (from.tables[table] ?? []).map((row) => ({ ...row, uid: `other ${row.uid}` }));
  saved(await saveSetting('jobSearch', 'searchTerm', 'cook', clock));
  const { conflicts, added } = await preview(from);
  expect(added).toEqual({});
  expect(conflicts).toMatchObject([{ table: 'settings', canKeepBoth: false, fields: ['settingValue'] }]);
  saved(await mergeBackup(from, both, clock));
  expect((await everyRow()).placeGroupMembers).toHaveLength(groups);
  saved(await mergeBackup(from, theirs, clock));
  expect((await opened().settings.toArray()).filter((s) => s.settingName === 'searchTerm')).toMatchObject([
    { settingValue: 'nurse' },
  ]);
});

it('keeps the content of files whichever row holds it', async () => {
  const add = (row: object) => opened().documents.add(row as never);
  await add({ uid: 'a', name: 'one', hash: 'h1', content: 'QQ==' });
  await add({ uid: 'b', name: 'two', hash: 'h1', content: '' });
  const from = await backup();
  await elsewhere();
  await add({ uid: 'a', name: 'one', hash: 'h2', content: 'Qg==' });
  await add({ uid: 'c', name: 'three', hash: 'h2', content: '' });
  saved(await mergeBackup(from, theirs, clock));
  const rows = await opened().documents.toArray();
  const contentOf = (hash: string) => rows.filter((row) => row.hash === hash && row.content !== '');
  expect(contentOf('h1')).toMatchObject([{ content: 'QQ==' }]);
  expect(contentOf('h2')).toMatchObject([{ content: 'Qg==' }]);
  expect(rows.map(({ uid }) => uid).sort()).toEqual(['a', 'b', 'c']);
  expect(saved(await mergeBackup(from, theirs, clock)).journalId).toBeNull();
});

it('takes rows without a uid, rows that do not read and pointers at nothing once, as they are', async () => {
  const from = {
    tables: {
      jobs: [
        { internalId: 4, jobTitle: { no: 'text' } },
        { internalId: 5, jobTitle: 'Twin' },
        { internalId: 6, jobTitle: 'Twin' },
      ],
      tasks: [{ internalId: 1, uid: 't', title: 'Call', jobId: 99, companyId: null }],
      jobEvents: [{ internalId: 1, uid: 'e', jobId: 99, date: '2026-11-01' }],
    },
  };
  saved(await saveJob({ jobTitle: 'Baker', companyName: 'Crust' }, clock));
  saved(await mergeBackup(from, mine, clock));
  expect(await opened().jobs.count()).toBe(4);
  expect(
    await opened()
      .jobs.filter((row) => typeof row.jobTitle === 'object')
      .count(),
  ).toBe(1);
  expect(await opened().tasks.toArray()).toMatchObject([{ title: 'Call', jobId: null }]);
  expect(await opened().jobEvents.where('jobId').equals(0).count()).toBe(1);
  expect(saved(await mergeBackup(from, mine, clock)).journalId).toBeNull();
});
