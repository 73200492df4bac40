import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { stateBeside } from './state-beside.ts';
import { makeVersion } from './versions.ts';
import { wholeResume } from './whole-resume.ts';

let clock = testClock();
let base = 0;
let item = 0;
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
  const stamps = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' };
  const resume = { ...stamps, uid: 'r', title: 'Stocker', isDefault: true };
  base = (await opened().resumes.add(resume as never)) as number;
  item = (await opened().resumeExperience.add({
    ...{ ...stamps, uid: 'e', resumeId: base, displayOrder: 1, resumeSectionName: 'Experience' },
    ...{ title: 'Night Stocker', companyName: 'Kroger', notes: 'Stock the dairy aisle' },
  } as never)) as number;
});

const text = 'I face the dairy aisle.';
const stated = (id: number) =>
  stateBeside(id, { beside: `resume:${id}/experience:${item}/notes:0`, text, by: 'Mara' }, clock);
const writtenOf = async (id: number) =>
  (await wholeResume(opened(), id))?.resume.written.map((one) => [one.writer.kind, one.place, one.text]);

it('keeps a statement with its item, as one step that is taken back', async () => {
  const { journalId } = saved(await stated(base));
  expect(await writtenOf(base)).toEqual([['person', 'experience:e/notes', text]]);
  await undo(journalId as number);
  expect(await writtenOf(base)).toEqual([]);
});

it('keeps that of a version with its base, and the version has it too', async () => {
  saved(await saveJob({ jobTitle: 'Stocker', companyName: 'Juniper' }, clock));
  const { id } = saved(await makeVersion(base, {}, clock));
  saved(await stated(id));
  expect(await writtenOf(base)).toEqual([['person', 'experience:e/notes', text]]);
  expect(await writtenOf(id)).toEqual([['person', 'experience:e/notes', text]]);
});

it('refuses what is about an item that is gone', async () => {
  const answer = await stateBeside(base, { beside: `resume:${base}/experience:999`, text, by: '' }, clock);
  expect(answer.ok).toBe(false);
});
