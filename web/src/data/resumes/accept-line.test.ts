import 'fake-indexeddb/auto';
import type { WrittenLine } from '@foothold/core/entities/ledger/written-line.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Application, sendApplication } from '../jobs/apply.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { acceptLine, putLineBack } from './accept-line.ts';
import type { ResumeEdit } from './resume-edit.ts';
import { makeStandAlone, makeVersion } from './versions.ts';
import { wholeResume } from './whole-resume.ts';

const own = 'Contributed to a records migration; kept 14 clinic scorecards accurate';
const better = 'Kept 14 clinic scorecards accurate; contributed to a records migration';
const lie = 'Led a records migration; kept 14 clinic scorecards accurate';

let clock = testClock();
let jobId = 0;
let base = 0;
let item = 0;
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
  const stamps = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' };
  base = (await opened().resumes.add({
    ...stamps,
    uid: 'r',
    title: 'Analyst',
    isDefault: true,
  } as never)) as number;
  item = (await opened().resumeExperience.add({
    ...{ ...stamps, uid: 'e', resumeId: base, displayOrder: 1, resumeSectionName: 'Experience' },
    ...{ title: 'Reporting Analyst', companyName: 'St. Brendan', notes: own },
  } as never)) as number;
  jobId = saved(await saveJob({ jobTitle: 'Data analyst', companyName: 'Juniper' }, clock)).id;
});

const edit = (from: string, to: string): ResumeEdit[] => [
  { kind: 'item', table: 'resumeExperience', id: item, fields: { notes: to }, was: { notes: from } },
];
const entry = (text: string): Omit<WrittenLine, 'place'> => ({
  ...{ text, was: own, proposed: '', verdict: 'supported', evidence: [], how: 'as-proposed' },
  writer: { kind: 'model', name: 'stand-in', prompt: 'resume-optimize/2' },
  ...{ acceptedAt: '2026-11-26T09:41:00.000Z', acceptedBy: 'Mara Lind' },
});
const accepted = (text: string, from = own) => ({
  edits: edit(from, text),
  line: { home: { list: 'experience' as const, id: item, name: 'notes' }, entry: entry(text) },
});
const notesOf = async (id: number) => (await wholeResume(opened(), id))?.experience[0]?.notes;
const writtenOf = async (id: number) => (await wholeResume(opened(), id))?.resume.written ?? [];
const application = (resumeId: number): Application => ({
  ...{ date: '2026-11-26', submissionMethod: '', resumeId, coverLetter: '', files: [] },
  ...{ note: '', formerNote: '', letterName: 'Cover letter', sentBy: 'Mara Lind' },
});

describe('a line that is accepted', () => {
  it('goes into a version for the job, with its entry, and never into the base', async () => {
    const { id } = saved(await acceptLine(base, { ...accepted(better), versionFor: jobId }, clock));
    expect(id).not.toBe(base);
    expect([await notesOf(base), await notesOf(id)]).toEqual([own, better]);
    expect((await opened().jobs.get(jobId))?.resumeId).toBe(id);
    expect(await writtenOf(id)).toMatchObject([
      { text: better, was: own, place: 'experience:e/notes', acceptedBy: 'Mara Lind' },
    ]);
    expect(await writtenOf(base)).toEqual([]);
  });

  it('is refused by a base, and where nothing supports it', async () => {
    expect(await acceptLine(base, accepted(better), clock)).toMatchObject({ ok: false, reason: 'invalid' });
    const line = { ...accepted(lie).line, entry: { ...entry(lie), acceptedAt: '' } };
    const untaken = { edits: edit(own, lie), line, versionFor: jobId };
    expect(await acceptLine(base, untaken, clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await opened().resumes.count()).toBe(1);
  });

  it('is one step that Undo takes back, the version with it where it was the first', async () => {
    const { journalId } = saved(await acceptLine(base, { ...accepted(better), versionFor: jobId }, clock));
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().resumes.count()).toBe(1);
    expect((await opened().jobs.get(jobId))?.resumeId ?? null).toBeNull();
  });

  it('is put back with its entry', async () => {
    const { id } = saved(await acceptLine(base, { ...accepted(better), versionFor: jobId }, clock));
    const back = { edits: edit(better, own), text: better, place: 'experience:e/notes' };
    saved(await putLineBack(id, back, clock));
    expect([await notesOf(id), await writtenOf(id)]).toEqual([own, []]);
  });

  it('is known in a version of the version, and in one that stands alone', async () => {
    const { id } = saved(await acceptLine(base, { ...accepted(better), versionFor: jobId }, clock));
    const second = saved(await makeVersion(id, {}, clock)).id;
    expect(await writtenOf(second)).toHaveLength(1);
    saved(await makeStandAlone(id, clock));
    expect(await writtenOf(id)).toHaveLength(1);
  });
});

describe('an application', () => {
  it('keeps the ledger with the copy of the resume that went out', async () => {
    const { id } = saved(await acceptLine(base, { ...accepted(better), versionFor: jobId }, clock));
    saved(await sendApplication(jobId, application(id), clock));
    const [copy] = await opened().documents.toArray();
    expect(copy?.ledger).toMatchObject([
      { text: better, writer: { kind: 'model', name: 'stand-in' }, acceptedBy: 'Mara Lind' },
    ]);
  });

  it('does not go out with a line of a model that the base has ceased to support', async () => {
    const { id } = saved(await acceptLine(base, { ...accepted(lie), versionFor: jobId }, clock));
    const result = await sendApplication(jobId, application(id), clock);
    expect(!result.ok && sayEnglish(result.message)).toContain(`waits for “${lie}”`);
    expect(await opened().documents.count()).toBe(0);
  });

  it('goes out with the person’s own words, whatever they say', async () => {
    saved(await sendApplication(jobId, application(base), clock));
    expect((await opened().documents.toArray())[0]?.ledger).toEqual([]);
  });
});
