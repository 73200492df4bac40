import 'fake-indexeddb/auto';
import { inDisplayOrder } from '@foothold/core/entities/resume/display-order.ts';
import type { MergeChoice } from '@foothold/core/own-data/backup-merge.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { addResume } from '../resumes/resume-commands.ts';
import { queryWholeResume } from '../resumes/shown-resume.ts';
import { makeVersion } from '../resumes/versions.ts';
import { writeResume } from '../resumes/write-resume.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addItemTo, exampleBase, readsAs } from '../testing/resume-test-kit.ts';
import { mergeBackup, previewMerge } from './backup-merge.ts';

const clock = testClock();
const table = 'resumeExperience';

type File = { tables: Record<string, { internalId: number }[]> };

/** A base with a version that rewords, hides, orders and adds; the version is first in the file, under a lower key. */
async function writeFile(): Promise<File> {
  await openEmptyData();
  const base = await exampleBase(clock);
  const { id } = saved(await makeVersion(base, {}, clock));
  const [first, second] = inDisplayOrder((await readsAs(id)).experience);
  const cook = await addItemTo(id, table, { title: 'Cook' }, clock);
  for (const edit of [
    { kind: 'item', table, id: first?.internalId ?? 0, fields: { title: 'Lead' }, was: {} },
    { kind: 'remove-item', table, id: second?.internalId ?? 0 },
    { kind: 'move-item', table, id: cook, to: 1 },
  ] as const)
    saved(await writeResume(id, edit, clock));
  const tables = (await everyRow()) as File['tables'];
  const [low, high] = [base, id];
  const swapped = (key: unknown) => (key === low ? high : key === high ? low : key);
  const turned = (row: Record<string, unknown>, ...fields: string[]) => ({
    ...row,
    ...Object.fromEntries(fields.map((field) => [field, swapped(row[field])])),
  });
  tables.resumes = (tables.resumes ?? [])
    .map((row) => turned(row as never, 'internalId', 'baseId') as never as { internalId: number })
    .sort((a, b) => a.internalId - b.internalId);
  for (const list of ['resumeExperience', 'resumeEducation', 'resumeSkills', 'resumeSections'])
    tables[list] = (tables[list] ?? []).map((row) => turned(row as never, 'resumeId') as never);
  return { tables };
}

async function versionsHere() {
  const all = await opened().resumes.toArray();
  return Promise.all(
    all
      .filter(({ baseId }) => baseId !== null && baseId !== undefined)
      .map(async ({ internalId }) => {
        const { whole, base } = await queryWholeResume(opened(), internalId);
        const items = inDisplayOrder(whole?.experience ?? []);
        return {
          base: base?.title,
          items: items.map((one) => `${one.title}${one.isHidden ? ' hidden' : ''}`),
        };
      }),
  );
}

const merge = async (file: File, all: MergeChoice = 'mine') =>
  saved(await mergeBackup(file, { all, each: {} }, clock));

describe('a backup with a version of a resume', () => {
  let file: File;
  beforeEach(async () => {
    file = await writeFile();
    await openEmptyData();
    // Keys here are others than in the file.
    for (const title of ['Baker', 'Driver', 'Nurse']) saved(await addResume({ title }, clock));
  });
  const whole = { base: 'Analyst', items: ['Cook', 'Lead', 'Clerk hidden'] };

  it('is added with the base, whatever keys both get and whichever stands first in the file', async () => {
    const { tables } = file;
    expect(tables.resumes?.map((row) => (row as { title?: string }).title)).toEqual([
      'Analyst v2',
      'Analyst',
    ]);
    const before = await everyRow();
    const preview = await previewMerge(file);
    expect(preview).toMatchObject({ ok: true, preview: { added: { resumes: 2 }, conflicts: [] } });
    const { journalId } = await merge(file);
    expect(await versionsHere()).toEqual([whole]);
    await undo(journalId ?? 0, clock);
    expect(await everyRow()).toEqual(before);
  });

  it('changes nothing when it is added again', async () => {
    await merge(file);
    const before = await everyRow();
    expect((await merge(file)).journalId).toBe(null);
    expect(await everyRow()).toEqual(before);
  });

  it('finds its base where only that is here', async () => {
    const resumes = (file.tables.resumes ?? []).filter(
      (row) => (row as { baseId?: number | null }).baseId === null,
    );
    const base = resumes[0]?.internalId;
    const own = (rows: File['tables'][string] = []) =>
      rows.filter((row) => (row as never as { resumeId: number }).resumeId === base);
    await merge({ tables: { ...file.tables, resumes, resumeExperience: own(file.tables.resumeExperience) } });
    expect(await versionsHere()).toEqual([]);
    await merge(file);
    expect(await versionsHere()).toEqual([whole]);
    expect(await opened().resumes.count()).toBe(5);
  });

  it('kept beside one that was changed here has its own items in its own order, on the same base', async () => {
    await merge(file);
    const [version] = (await opened().resumes.toArray()).filter(({ baseId }) => baseId);
    const id = version?.internalId ?? 0;
    saved(await writeResume(id, { kind: 'resume', fields: { summary: 'Here' }, was: {} }, clock));
    await merge(file, 'both');
    expect(await versionsHere()).toEqual([whole, whole]);
    const summaries = await Promise.all(
      (await opened().resumes.toArray())
        .filter(({ baseId }) => baseId)
        .map(async (row) => (await readsAs(row.internalId)).resume.summary),
    );
    expect(summaries).toEqual(['Here', 'Finds lost time.']);
  });

  it('hangs on the copy of its base where both bases are kept, and reads as in the file', async () => {
    // Here is the base alone, with another summary and without its second position.
    const { tables } = file;
    const base = tables.resumes?.find((row) => (row as { baseId?: number | null }).baseId === null);
    const owned = (rows: File['tables'][string] = []) =>
      rows.filter((row) => (row as never as { resumeId: number }).resumeId === base?.internalId);
    const [first] = owned(tables.resumeExperience);
    const resumes = [{ ...base, summary: 'Here', updatedAt: '2030-01-01T00:00:00.000Z' }] as never;
    await merge({ tables: { resumes, resumeExperience: first ? [first] : [] } });
    await merge(file, 'both');
    expect(await versionsHere()).toEqual([whole]);
    const before = await everyRow();
    expect((await merge(file, 'both')).journalId).toBe(null);
    expect(await everyRow()).toEqual(before);
  });

  it('kept beside one that was changed here hangs on the copy of its base where both bases are kept too', async () => {
    await merge(file);
    const all = await opened().resumes.toArray();
    const version = all.find(({ baseId }) => baseId);
    for (const id of [version?.internalId ?? 0, version?.baseId ?? 0])
      saved(await writeResume(id, { kind: 'resume', fields: { phone: `Here ${id}` }, was: {} }, clock));
    const [first, second] = (await readsAs(version?.baseId ?? 0)).experience;
    for (const item of [second, first])
      saved(
        await writeResume(
          version?.baseId ?? 0,
          { kind: 'remove-item', table, id: item?.internalId ?? 0 },
          clock,
        ),
      );
    await merge(file, 'both');
    const [mine, copy] = await versionsHere();
    expect(copy).toEqual(whole);
    expect(mine?.items).not.toEqual(whole.items);
    const before = await everyRow();
    expect((await merge(file, 'both')).journalId).toBe(null);
    expect(await everyRow()).toEqual(before);
  });
});
