import 'fake-indexeddb/auto';
import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addItemTo, exampleBase, readsAs } from '../testing/resume-test-kit.ts';
import { addResume } from './resume-commands.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { makeVersion } from './versions.ts';
import { writeResume } from './write-resume.ts';

const table = 'resumeExperience';
let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const edit = async (id: number, what: ResumeEdit) => saved(await writeResume(id, what, clock));
const titles = async (id: number) => inDisplayOrder((await readsAs(id)).experience).map(({ title }) => title);

describe('an edit of a resume', () => {
  it('writes its fields, and follows of one sitting are one entry that Undo takes back', async () => {
    const id = await exampleBase(clock);
    const before = await everyRow();
    const first = await edit(id, {
      kind: 'resume',
      fields: { summary: 'F' },
      was: { summary: 'Finds lost time.' },
    });
    const second = await edit(id, {
      kind: 'resume',
      fields: { summary: 'Finds it.' },
      was: { summary: 'F' },
    });
    expect(second.journalId).toBe(first.journalId);
    expect((await readsAs(id)).resume.summary).toBe('Finds it.');
    expect(await undo(second.journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Resume edited' },
    });
    expect(await everyRow()).toEqual(before);
  });

  it('that started from words of before another tab wrote is refused with what stands there, and nothing is lost', async () => {
    const id = await exampleBase(clock);
    await edit(id, {
      kind: 'resume',
      fields: { summary: 'Of tab two' },
      was: { summary: 'Finds lost time.' },
    });
    const late: ResumeEdit = {
      kind: 'resume',
      fields: { summary: 'Of tab one' },
      was: { summary: 'Finds lost time.' },
    };
    const answer = await writeResume(id, late, clock);
    expect(answer).toMatchObject({
      ok: false,
      reason: 'changed-elsewhere',
      current: { summary: 'Of tab two' },
    });
    expect((await readsAs(id)).resume.summary).toBe('Of tab two');
    // Another field of the same resume is nobody's business, and so is the same text.
    await edit(id, { kind: 'resume', fields: { name: 'Sam R.' }, was: { name: 'Sam Rivera' } });
    await edit(id, {
      kind: 'resume',
      fields: { summary: 'Of tab two' },
      was: { summary: 'Finds lost time.' },
    });
  });

  it('of an item that is gone, or of a resume that is gone, says so', async () => {
    const id = await exampleBase(clock);
    const gone: ResumeEdit = { kind: 'item', table, id: 99, fields: { title: 'x' }, was: {} };
    expect(await writeResume(id, gone, clock)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await writeResume(99, gone, clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['a key', { internalId: 4 }],
    ['what it is a version of', { baseId: 1 }],
    ['a value of another type', { summary: 4 }],
    ['a field that is none', { salary: '4' }],
    ['a name of a prototype', { constructor: '4' }],
    ['a photo that is no JPEG', { photo: 'PHN2Zz4=' }],
    ['a photo past 150 KB', { photo: `/9j/${'A'.repeat(250_000)}` }],
  ])('refuses %s', async (_, fields) => {
    const id = await exampleBase(clock);
    const before = await everyRow();
    const answer = await writeResume(id, { kind: 'resume', fields, was: {} } as ResumeEdit, clock);
    expect(answer).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await everyRow()).toEqual(before);
  });

  it('adds behind, moves by shifting what lies between, and closes the gap of what goes', async () => {
    const id = await exampleBase(clock);
    const third = await addItemTo(id, table, { title: 'Cook' }, clock);
    expect(await titles(id)).toEqual(['Analyst', 'Clerk', 'Cook']);
    await edit(id, { kind: 'move-item', table, id: third, to: 1 });
    expect(await titles(id)).toEqual(['Cook', 'Analyst', 'Clerk']);
    await edit(id, { kind: 'remove-item', table, id: third });
    expect((await readsAs(id)).experience.map(({ displayOrder }) => displayOrder).sort()).toEqual([1, 2]);
  });

  it('moves an item to its place also where a merge left two in one place', async () => {
    const id = await exampleBase(clock);
    const keys = (await readsAs(id)).experience.map(({ internalId }) => internalId);
    for (const title of ['Cook', 'Baker']) keys.push(await addItemTo(id, table, { title }, clock));
    const places = [5, 6, 6, 9];
    for (const [at, key] of keys.entries())
      await opened().resumeExperience.update(key, { displayOrder: places[at] ?? 0 });
    expect(await titles(id)).toEqual(['Analyst', 'Clerk', 'Cook', 'Baker']);
    await edit(id, { kind: 'move-item', table, id: keys[1] ?? 0, to: 3 });
    expect(await titles(id)).toEqual(['Analyst', 'Cook', 'Clerk', 'Baker']);
  });

  it('is a small entry of the history, however large the photo is', async () => {
    const id = await exampleBase(clock, { photo: `/9j/${'A'.repeat(200_000)}` });
    const { id: version } = saved(await makeVersion(id, {}, clock));
    const photo = `/9j/${'B'.repeat(200_000)}`;
    await edit(version, { kind: 'resume', fields: { photo }, was: {} });
    const sizeOf = async (one: number) => {
      const { journalId } = await edit(one, { kind: 'resume', fields: { summary: `Of ${one}` }, was: {} });
      return JSON.stringify(await opened().journal.get(journalId ?? 0)).length;
    };
    expect(await sizeOf(id)).toBeLessThan(5000);
    await edit(version, { kind: 'add-item', table, fields: { title: 'Cook' } });
    expect(await sizeOf(version)).toBeLessThan(5000);
  });

  it('moves an item of a section among the items of that section', async () => {
    const id = await exampleBase(clock);
    const add = (resumeSectionName: string, title: string) =>
      addItemTo(id, 'resumeSections', { resumeSectionName, title }, clock);
    await add('Links', 'Site');
    const last = await add('Projects', 'Borealis');
    await edit(id, { kind: 'move-item', table: 'resumeSections', id: last, to: 1 });
    const sections = inDisplayOrder((await readsAs(id)).sections).map(({ title }) => title);
    expect(sections).toEqual(['Borealis', 'Atlas', 'Site']);
    const mail = await add('Links', 'Mail');
    await edit(id, { kind: 'move-item', table: 'resumeSections', id: mail, to: 1 });
    const now = inDisplayOrder((await readsAs(id)).sections).map(({ title }) => title);
    expect(now).toEqual(['Borealis', 'Atlas', 'Mail', 'Site']);
  });

  it('in several places at once is one step', async () => {
    const id = await exampleBase(clock);
    const before = await everyRow();
    const [project] = (await readsAs(id)).sections;
    const { journalId } = saved(
      await writeResume(
        id,
        [
          {
            kind: 'resume',
            fields: { arrangement: [{ section: 'Works', title: '', isHidden: false }] },
            was: {},
          },
          {
            ...{ kind: 'item', table: 'resumeSections', id: project?.internalId ?? 0 },
            ...{ fields: { resumeSectionName: 'Works' }, was: {} },
          },
        ],
        clock,
      ),
    );
    expect((await readsAs(id)).sections[0]?.resumeSectionName).toBe('Works');
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });

  it('that ticks the default takes it off the others; the only one stays it', async () => {
    const first = await exampleBase(clock);
    await edit(first, { kind: 'resume', fields: { isDefault: false }, was: { isDefault: true } });
    expect((await readsAs(first)).resume.isDefault).toBe(true);
    const { id: second } = saved(await addResume({}, clock));
    expect((await readsAs(second)).resume).toMatchObject({ title: 'Resume2', isDefault: false });
    await edit(second, { kind: 'resume', fields: { isDefault: true }, was: {} });
    expect([(await readsAs(first)).resume.isDefault, (await readsAs(second)).resume.isDefault]).toEqual([
      false,
      true,
    ]);
  });
});

describe('an edit of a version', () => {
  it('lies in the version alone, and writing what the base says again is no difference', async () => {
    const base = await exampleBase(clock);
    const { id } = saved(await makeVersion(base, {}, clock));
    const [job] = (await readsAs(id)).experience;
    const before = await readsAs(base);
    await edit(id, { kind: 'resume', fields: { summary: 'Mine' }, was: { summary: 'Finds lost time.' } });
    await edit(id, {
      kind: 'item',
      table,
      id: job?.internalId ?? 0,
      fields: { title: 'Lead' },
      was: { title: 'Analyst' },
    });
    await edit(id, { kind: 'resume', fields: { title: 'For Oak' }, was: {} });
    expect((await readsAs(id)).resume).toMatchObject({
      title: 'For Oak',
      summary: 'Mine',
      name: 'Sam Rivera',
    });
    expect(await titles(id)).toEqual(['Lead', 'Clerk']);
    expect(await readsAs(base)).toEqual(before);
    expect(await opened().resumeExperience.where('resumeId').equals(id).count()).toBe(0);
    await edit(id, { kind: 'resume', fields: { summary: 'Finds lost time.' }, was: { summary: 'Mine' } });
    expect(Object.keys((await opened().resumes.get(id))?.differences ?? {})).toEqual([
      `experience/${job?.uid}/title`,
    ]);
  });

  it('hides an item of the base that is removed, orders by itself and has items of its own', async () => {
    const base = await exampleBase(clock);
    const { id } = saved(await makeVersion(base, {}, clock));
    const own = await addItemTo(id, table, { title: 'Cook' }, clock);
    await edit(id, { kind: 'move-item', table, id: own, to: 1 });
    const analyst = (await readsAs(id)).experience.find(({ title }) => title === 'Analyst');
    await edit(id, { kind: 'remove-item', table, id: analyst?.internalId ?? 0 });
    expect(await titles(id)).toEqual(['Cook', 'Analyst', 'Clerk']);
    expect((await readsAs(id)).experience.filter((one) => one.isHidden).map(({ title }) => title)).toEqual([
      'Analyst',
    ]);
    expect(await titles(base)).toEqual(['Analyst', 'Clerk']);
    await edit(id, { kind: 'remove-item', table, id: own });
    expect(await titles(id)).toEqual(['Analyst', 'Clerk']);
  });

  it('that meets the words of another tab is refused, also where the base gave them', async () => {
    const base = await exampleBase(clock);
    const { id } = saved(await makeVersion(base, {}, clock));
    await edit(base, { kind: 'resume', fields: { summary: 'New' }, was: {} });
    const late: ResumeEdit = {
      kind: 'resume',
      fields: { summary: 'Mine' },
      was: { summary: 'Finds lost time.' },
    };
    expect(await writeResume(id, late, clock)).toMatchObject({ ok: false, current: { summary: 'New' } });
  });
});
