import 'fake-indexeddb/auto';
import type { ImportedResume } from '@foothold/core/resume-import/import-result.ts';
import { beforeEach, expect, it } from 'vitest';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { markFieldReviewed, queryFieldsToCheck } from './fields-to-check.ts';
import { importResume } from './import-resume.ts';
import { wholeResume } from './whole-resume.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const imported: ImportedResume = {
  resume: { fields: { name: 'Rosa Ibarra', email: 'rosa@example.com', internalId: 7 }, toCheck: [] },
  experience: [
    {
      fields: { title: 'Nurse', companyName: 'Clinic', endDate: '2022', displayOrder: 1, baseId: 3 },
      toCheck: [{ field: 'endDate', says: '8/19 – 22' }],
    },
  ],
  education: [],
  skills: ['Triage', 'Spanish'].map((skillName, at) => ({
    fields: { skillName, displayOrder: at + 1 },
    toCheck: [],
  })),
  sections: [{ fields: { resumeSectionName: 'Languages', title: 'Spanish', displayOrder: 1 }, toCheck: [] }],
};

it('an import is one entry of the history, which Undo takes back whole', async () => {
  const before = await everyRow();
  const { id, journalId } = saved(await importResume(imported, 'Nurse 2024', clock));
  const whole = await wholeResume(opened(), id);
  expect(whole?.resume).toMatchObject({
    title: 'Nurse 2024',
    name: 'Rosa Ibarra',
    isDefault: true,
    baseId: null,
  });
  expect(whole?.experience).toMatchObject([{ title: 'Nurse', companyName: 'Clinic', displayOrder: 1 }]);
  expect(whole?.skills.map(({ skillName }) => skillName)).toEqual(['Triage', 'Spanish']);
  expect(whole?.sections).toMatchObject([{ resumeSectionName: 'Languages', title: 'Spanish' }]);
  expect((await queryHistory(opened(), 10)).entries).toMatchObject([
    { label: { english: 'Resume imported' } },
  ]);
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(await everyRow()).toEqual(before);
});

it('a second one is not the default, and one without a name is numbered', async () => {
  saved(await importResume(imported, 'Nurse 2024', clock));
  const { id } = saved(await importResume(imported, ' ', clock));
  expect((await wholeResume(opened(), id))?.resume).toMatchObject({ title: 'Resume2', isDefault: false });
});

it('fields to check are noted beside it until they were looked at', async () => {
  const { id } = saved(await importResume(imported, '', clock));
  const item = (await wholeResume(opened(), id))?.experience[0]?.internalId;
  expect(await queryFieldsToCheck(opened(), id)).toEqual({ [`experience/${item}/endDate`]: '8/19 – 22' });
  await markFieldReviewed(id, `experience/${item}/endDate`);
  expect(await queryFieldsToCheck(opened(), id)).toEqual({});
});

it('leaves out what claims to be a photo and is none', async () => {
  const bad = { ...imported, resume: { fields: { name: 'Rosa', photo: 'PHN2Zz4=' }, toCheck: [] } };
  const { id } = saved(await importResume(bad, '', clock));
  expect((await wholeResume(opened(), id))?.resume).toMatchObject({ name: 'Rosa', photo: '' });
});
