import 'fake-indexeddb/auto';
import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadExampleData, removeExampleData } from '../example/example-data.ts';
import { saveJob } from '../jobs/jobs.ts';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addItemTo, exampleBase, readsAs } from '../testing/resume-test-kit.ts';
import { copyResume, deleteResume } from './resume-commands.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { queryWholeResume } from './shown-resume.ts';
import { keepMine, makeStandAlone, makeVersion, takeFromBase } from './versions.ts';
import { writeResume } from './write-resume.ts';

const table = 'resumeExperience';
let clock = testClock();
let base = 0;
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
  base = await exampleBase(clock);
});

const edit = async (id: number, what: ResumeEdit) => saved(await writeResume(id, what, clock));
const version = async (of = base) => saved(await makeVersion(of, {}, clock)).id;
const summary = (text: string): ResumeEdit => ({ kind: 'resume', fields: { summary: text }, was: {} });
const shown = (id: number) => queryWholeResume(opened(), id);
const titles = async (id: number) => inDisplayOrder((await readsAs(id)).experience).map(({ title }) => title);
const itemOf = async (id: number, title: string) => {
  const item = (await readsAs(id)).experience.find((one) => one.title === title);
  if (!item) throw new Error(`${id} has no ${title}.`);
  return item;
};
const item = async (id: number, title: string, fields: object): Promise<ResumeEdit> => ({
  ...{ kind: 'item', table, id: (await itemOf(id, title)).internalId, fields, was: {} },
});

describe('a version', () => {
  it('reads as its base, is named after it and for the job, which names it from then on', async () => {
    const job = saved(await saveJob({ jobTitle: 'Planner', companyName: 'Northwind' }, clock)).id;
    const first = await version();
    const { id, journalId } = saved(await makeVersion(base, { jobId: job }, clock));
    const { resume, ...items } = await readsAs(id);
    expect(resume).toMatchObject({ title: 'Analyst v3 · for Northwind', summary: 'Finds lost time.' });
    expect(items.experience.map(({ title }) => title)).toEqual(['Analyst', 'Clerk']);
    expect((await readsAs(first)).resume.title).toBe('Analyst v2');
    expect((await opened().jobs.get(job))?.resumeId).toBe(id);
    expect((await shown(id)).base?.title).toBe('Analyst');
    await undo(journalId ?? 0, clock);
    expect((await opened().jobs.get(job))?.resumeId).toBe(null);
  });

  it('gets an unused number, also after an earlier version was deleted or became independent', async () => {
    const [second, third] = [await version(), await version()];
    saved(await deleteResume(second, { versions: 'stand-alone' }, clock));
    const fourth = await version();
    saved(await makeStandAlone(third, clock));
    const fifth = await version();
    const names = await Promise.all(
      [third, fourth, fifth].map(async (id) => (await readsAs(id)).resume.title),
    );
    expect(names).toEqual(['Analyst v3', 'Analyst v4', 'Analyst v5']);
  });

  it('of a version depends on the same base and has its own copies of what that version added', async () => {
    const first = await version();
    await edit(first, summary('Mine'));
    const own = await addItemTo(first, table, { title: 'Cook' }, clock);
    await edit(first, { kind: 'move-item', table, id: own, to: 1 });
    const second = await version(first);
    expect((await shown(second)).base?.internalId).toBe(base);
    expect(await titles(second)).toEqual(['Cook', 'Analyst', 'Clerk']);
    expect((await readsAs(second)).resume.summary).toBe('Mine');
    await edit(second, await item(second, 'Cook', { title: 'Chef' }));
    expect(await titles(first)).toEqual(['Cook', 'Analyst', 'Clerk']);
  });

  it('follows its base where it does not differ, and gets a note where it does', async () => {
    const id = await version();
    await edit(id, await item(id, 'Analyst', { notes: 'Halved the wait.' }));
    await edit(base, await item(base, 'Analyst', { notes: 'Cut the wait by half.', companyName: 'Oak Ltd' }));
    await edit(base, summary('Finds time.'));
    const { internalId } = await itemOf(id, 'Analyst');
    const { whole, notes } = await shown(id);
    expect(whole?.resume.summary).toBe('Finds time.');
    expect(await itemOf(id, 'Analyst')).toMatchObject({ companyName: 'Oak Ltd', notes: 'Halved the wait.' });
    const path = `experience/${internalId}/notes`;
    expect(notes).toEqual([
      {
        ...{ kind: 'changed', path, item: 'Analyst · Oak Ltd', field: 'notes' },
        ...{ mine: 'Halved the wait.', before: 'Cut the wait.', now: 'Cut the wait by half.' },
      },
    ]);
    saved(await keepMine(id, path, clock));
    expect((await shown(id)).notes).toEqual([]);
    await edit(base, await item(base, 'Analyst', { notes: 'Cut it.' }));
    expect((await shown(id)).notes).toMatchObject([{ before: 'Cut the wait by half.', now: 'Cut it.' }]);
    saved(await takeFromBase(id, path, clock));
    expect(await itemOf(id, 'Analyst')).toMatchObject({ notes: 'Cut it.' });
    expect((await shown(id)).notes).toEqual([]);
    expect(await takeFromBase(id, path, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('keeps an item with its own wording when the base removes it, in its place, until the note is answered', async () => {
    const id = await version();
    await edit(id, await item(id, 'Analyst', { title: 'Lead' }));
    await edit(id, await item(id, 'Clerk', { isHidden: true }));
    const { internalId } = await itemOf(base, 'Analyst');
    const removed = await edit(base, { kind: 'remove-item', table, id: internalId });
    expect(await titles(base)).toEqual(['Clerk']);
    expect(await titles(id)).toEqual(['Lead', 'Clerk']);
    const { notes } = await shown(id);
    expect(notes).toMatchObject([{ kind: 'gone', item: 'Lead · Oak' }]);
    const kept = saved(await keepMine(id, notes[0]?.path ?? '', clock));
    expect((await shown(id)).notes).toEqual([]);
    await undo(kept.journalId ?? 0, clock);
    saved(await takeFromBase(id, notes[0]?.path ?? '', clock));
    expect(await titles(id)).toEqual(['Clerk']);
    // A later change of the version blocks the undo of the removal, and the message names it.
    expect(await undo(removed.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
  });

  it('renumbers its items when it removes one after its base did', async () => {
    const id = await version();
    const keys = [];
    for (const title of ['Cook', 'Baker']) keys.push(await addItemTo(id, table, { title }, clock));
    await edit(id, await item(id, 'Analyst', { title: 'Lead' }));
    await edit(id, { kind: 'move-item', table, id: keys[1] ?? 0, to: 1 });
    const { internalId } = await itemOf(base, 'Analyst');
    await edit(base, { kind: 'remove-item', table, id: internalId });
    expect(await titles(id)).toEqual(['Baker', 'Lead', 'Clerk', 'Cook']);
    const [note] = (await shown(id)).notes;
    saved(await takeFromBase(id, note?.path ?? '', clock));
    expect(await titles(id)).toEqual(['Baker', 'Clerk', 'Cook']);
    const rows = await opened().resumeExperience.where('resumeId').equals(id).toArray();
    expect(rows.map(({ displayOrder }) => displayOrder).sort()).toEqual([1, 2]);
    const order = (await opened().resumes.get(id))?.differences['experience/order']?.value;
    expect(order).toHaveLength(3);
  });

  it('whose base was deleted is edited as an independent resume', async () => {
    const id = await version();
    await edit(id, summary('Mine'));
    const keys = [];
    for (const title of ['Cook', 'Baker']) keys.push(await addItemTo(id, table, { title }, clock));
    await edit(id, { kind: 'move-item', table, id: keys[1] ?? 0, to: 1 });
    // As a backup of another program can leave it.
    await opened().resumeExperience.where('resumeId').equals(base).delete();
    await opened().resumes.delete(base);
    const before = await everyRow();
    expect((await readsAs(id)).resume.summary).toBe('Mine');
    const { journalId } = await edit(id, summary('Changed'));
    expect((await readsAs(id)).resume.summary).toBe('Changed');
    await edit(id, { kind: 'move-item', table, id: keys[0] ?? 0, to: 1 });
    expect(await titles(id)).toEqual(['Cook', 'Baker']);
    expect((await opened().resumes.get(id))?.differences).toEqual({});
    await undo((await queryHistory(opened(), 1)).entries[0]?.internalId ?? 0, clock);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });

  it('can return to the order of its base', async () => {
    const id = await version();
    const { internalId } = await itemOf(id, 'Clerk');
    await edit(id, { kind: 'move-item', table, id: internalId, to: 1 });
    await addItemTo(base, table, { title: 'Cook' }, clock);
    expect(await titles(id)).toEqual(['Clerk', 'Cook', 'Analyst']);
    saved(await takeFromBase(id, 'experience/order', clock));
    expect(await titles(id)).toEqual(['Analyst', 'Clerk', 'Cook']);
  });

  it('has its own photo, none, or the photo of its base', async () => {
    const [mine, its] = [`/9j/${'A'.repeat(64)}`, `/9j/${'B'.repeat(64)}`];
    await edit(base, { kind: 'resume', fields: { photo: its }, was: {} });
    const id = await version();
    const photo = async () => (await readsAs(id)).resume.photo;
    expect(await photo()).toBe(its);
    await edit(id, { kind: 'resume', fields: { photo: mine }, was: { photo: its } });
    expect(await photo()).toBe(mine);
    await edit(id, { kind: 'resume', fields: { photo: '' }, was: { photo: mine } });
    expect(await photo()).toBe('');
    saved(await takeFromBase(id, 'resume/photo', clock));
    expect(await photo()).toBe(its);
    await edit(id, { kind: 'resume', fields: { photo: mine }, was: { photo: its } });
    await edit(id, { kind: 'resume', fields: { photo: its }, was: { photo: mine } });
    expect(await opened().resumes.get(id)).toMatchObject({ photo: '', differences: {} });
  });

  it('becomes independent with its full text, and its base no longer changes it', async () => {
    const id = await version();
    await edit(id, await item(id, 'Clerk', { isHidden: true }));
    await addItemTo(id, table, { title: 'Cook' }, clock);
    const content = async () => {
      const { resume, experience, skills } = await readsAs(id);
      return [
        resume.summary,
        experience.map((one) => [one.title, one.isHidden, one.displayOrder]),
        skills.length,
      ];
    };
    const before = await content();
    const rows = await everyRow();
    const { journalId } = saved(await makeStandAlone(id, clock));
    expect(await content()).toEqual(before);
    expect((await shown(id)).base).toBe(null);
    await edit(base, summary('Other'));
    expect(await content()).toEqual(before);
    await undo((await queryHistory(opened(), 1)).entries[0]?.internalId ?? 0, clock);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(rows);
    saved(await makeStandAlone(base, clock));
  });

  it('is copied as an independent resume', async () => {
    const id = await version();
    await edit(id, summary('Mine'));
    const copy = saved(await copyResume(id, clock)).id;
    expect((await readsAs(copy)).resume).toMatchObject({
      title: 'Analyst v2 (Copy)',
      summary: 'Mine',
      isDefault: false,
    });
    expect((await shown(copy)).base).toBe(null);
    expect(await titles(copy)).toEqual(['Analyst', 'Clerk']);
  });

  it('of an example resume becomes independent when the example data is removed', async () => {
    await openEmptyData();
    const example = saved(await loadExampleData(clock)).id;
    const id = await version(example);
    await edit(id, summary('Mine'));
    const before = await titles(id);
    expect(before.length).toBeGreaterThan(0);
    saved(await removeExampleData(clock));
    expect(await titles(id)).toEqual(before);
    expect((await readsAs(id)).resume).toMatchObject({ summary: 'Mine', name: 'Sam Rivera' });
    expect(await opened().resumes.count()).toBe(1);
  });

  it('appears in the history with its name and the changed fields', async () => {
    const id = await version();
    await edit(id, await item(id, 'Analyst', { notes: 'Mine', startDate: '2020' }));
    const { entries } = await queryHistory(opened(), 1);
    expect(entries[0]).toMatchObject({
      label: { english: 'Resume edited' },
      names: ['Analyst v2'],
      fields: [{ english: 'Notes' }, { english: 'Start date' }],
    });
  });
});

describe('deleting a base', () => {
  it('makes its versions independent, in one step', async () => {
    const id = await version();
    await edit(id, summary('Mine'));
    const before = await everyRow();
    const { journalId } = saved(await deleteResume(base, { versions: 'stand-alone' }, clock));
    expect((await readsAs(id)).resume).toMatchObject({
      summary: 'Mine',
      name: 'Sam Rivera',
      isDefault: true,
    });
    expect(await titles(id)).toEqual(['Analyst', 'Clerk']);
    expect(await opened().resumes.count()).toBe(1);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });

  it('that cannot be read in one field leaves the rest of it to its versions', async () => {
    const id = await version();
    await opened().resumes.update(base, { phone: 4 } as never);
    expect((await shown(id)).problem).toBe(`resumes ${base}: phone`);
    expect((await readsAs(id)).resume).toMatchObject({ name: 'Sam Rivera', phone: '' });
    expect(await shown(base)).toMatchObject({ whole: null, problem: `resumes ${base}: phone` });
    saved(await deleteResume(base, { versions: 'stand-alone' }, clock));
    expect((await readsAs(id)).resume).toMatchObject({ name: 'Sam Rivera', summary: 'Finds lost time.' });
    expect(await titles(id)).toEqual(['Analyst', 'Clerk']);
  });

  it('deletes its versions too, in one step, and no job refers to them any longer', async () => {
    const job = saved(await saveJob({ jobTitle: 'Planner' }, clock)).id;
    saved(await makeVersion(base, { jobId: job }, clock));
    const before = await everyRow();
    const { journalId } = saved(await deleteResume(base, { versions: 'delete' }, clock));
    const rows = await everyRow();
    expect([rows.resumes, rows.resumeExperience, rows.resumeSections]).toEqual([[], [], []]);
    expect((await opened().jobs.get(job))?.resumeId).toBe(null);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });
});
