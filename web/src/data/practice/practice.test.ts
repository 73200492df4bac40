import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveInterview } from '../interviews/interviews.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { deletePractice, endPractice, resumePractice, savePractice, startPractice } from './practice.ts';
import { queryPracticeSources, queryPractices } from './practice-reads.ts';
import { deleteRecordings, dropLostRecordings, keepRecording, recordingLimits } from './recordings.ts';
import { deleteStory, queryStories, saveStory } from './stories.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

const questions = ['First?', 'Second?'].map((text) => ({
  ...{ text, kind: 'behavioural' as const, competence: 'results' as const },
  because: { what: 'usual' as const },
}));

async function start(jobId: number | null = null): Promise<{ id: number; first: number; second: number }> {
  const fields = { jobTitle: 'Nurse', companyName: 'Lakeside', seed: 5, secondsEach: 120 };
  const { id } = saved(await startPractice({ jobId, ...fields, questions }, clock));
  const [one, two] = await opened().practice.where('sessionId').equals(id).toArray();
  return { id, first: one?.internalId ?? 0, second: two?.internalId ?? 0 };
}

describe('a practice session', () => {
  it('is written with all its questions, and one Undo takes it away', async () => {
    const before = await everyRow();
    const fields = { jobId: null, jobTitle: 'Nurse', companyName: '', seed: 5, secondsEach: 0 };
    const { journalId } = saved(await startPractice({ ...fields, questions }, clock));
    const [whole] = await queryPractices(opened());
    expect(whole?.questions.map(({ question, place }) => [question, place])).toEqual([
      ['First?', 0],
      ['Second?', 1],
    ]);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('is not begun without questions, or for a job that is gone', async () => {
    const fields = { jobTitle: '', companyName: '', seed: 1, secondsEach: 0 };
    expect(await startPractice({ jobId: null, ...fields, questions: [] }, clock)).toMatchObject({
      ok: false,
    });
    expect(await startPractice({ jobId: 77, ...fields, questions }, clock)).toMatchObject({
      ok: false,
      reason: 'missing',
    });
  });

  it('joins the four parts of an answer, in their order', async () => {
    const { first } = await start();
    saved(await savePractice(first, { result: 'On time.' }, clock));
    saved(await savePractice(first, { situation: ' Ice. ' }, clock));
    expect((await opened().practice.get(first))?.answer).toBe('Ice.\n\nOn time.');
    saved(await savePractice(first, { answer: 'In one piece' }, clock));
    expect(await opened().practice.get(first)).toMatchObject({ answer: 'In one piece', situation: ' Ice. ' });
  });

  it('refuses what no one can say of an answer, and one that is too long', async () => {
    const { first } = await start();
    for (const edit of [{ rating: 'great' }, { state: 'lost' }, { answer: 'a'.repeat(20_001) }])
      expect(await savePractice(first, edit, clock), JSON.stringify(edit).slice(0, 40)).toMatchObject({
        ok: false,
        reason: 'invalid',
      });
    expect(saved(await savePractice(first, { rating: '' }, clock)).journalId).toBeNull();
  });

  it('ends, goes on, and is deleted with its questions; the job leaves it behind', async () => {
    const { id: jobId } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside' }, clock));
    const { id, first } = await start(jobId);
    saved(await endPractice(id, clock));
    expect((await opened().practiceSessions.get(id))?.endedAt).not.toBe('');
    expect(saved(await endPractice(id, clock)).journalId).toBeNull();
    saved(await resumePractice(id, clock));
    saved(await deleteJob(jobId, clock));
    expect(await opened().practiceSessions.get(id)).toMatchObject({ jobId: null, jobTitle: 'Nurse' });
    expect(await opened().practice.get(first)).toMatchObject({ jobId: null, sessionId: id });
    const { journalId } = saved(await deletePractice(id, clock));
    expect(await opened().practice.count()).toBe(0);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().practice.count()).toBe(2);
  });

  it('is drawn from the posting, earlier practice and questions of own interviews', async () => {
    const { id: jobId } = saved(
      await saveJob(
        { jobTitle: 'Nurse', companyName: 'Lakeside', description: 'Requirements: Epic.' },
        clock,
      ),
    );
    const { first } = await start(jobId);
    saved(await savePractice(first, { state: 'answered', rating: 'badly' }, clock));
    saved(
      await saveInterview(
        {
          ...{ jobId, companyName: 'Lakeside', dateOfInterview: '2026-11-02T10:00' },
          debrief: {
            questions: [{ question: ' Why us? ', answer: '', went: '' }],
            impressions: '',
          } as unknown as Interview['debrief'],
        },
        {},
        clock,
      ),
    );
    expect(await queryPracticeSources(opened(), jobId)).toMatchObject({
      posting: { title: 'Nurse', text: 'Requirements: Epic.' },
      practiced: [{ text: 'First?', rating: 'badly' }],
      asked: [{ text: 'Why us?', jobId, at: '2026-11-02' }],
    });
    expect((await queryPracticeSources(opened(), null)).posting).toBeNull();
  });
});

describe('stories', () => {
  const fields = {
    title: ' A  count ',
    situation: 's',
    task: '',
    action: 'a',
    result: 'r',
    skills: ['care', ' '],
  };

  it('are kept, changed, refused when changed elsewhere, deleted and brought back', async () => {
    const { id } = saved(await saveStory(fields, {}, clock));
    expect((await queryStories(opened())).rows).toMatchObject([{ title: 'A count', skills: ['care'] }]);
    const basedOn = (await opened().stories.get(id))?.updatedAt;
    saved(await saveStory({ ...fields, internalId: id, result: 'better' }, { basedOn }, clock));
    expect(await saveStory({ ...fields, internalId: id }, { basedOn }, clock)).toMatchObject({
      ok: false,
      reason: 'changed-elsewhere',
    });
    const { journalId } = saved(await deleteStory(id, clock));
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Story deleted' },
    });
    expect(await opened().stories.get(id)).toMatchObject({ result: 'better' });
  });

  it.each([
    ['no title', { title: '  ' }],
    ['a part that is too long', { action: 'a'.repeat(10_001) }],
    ['a tag that is too long', { skills: ['a'.repeat(41)] }],
  ])('are refused for %s', async (_, wrong) => {
    expect(await saveStory({ ...fields, ...wrong }, {}, clock)).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
  });
});

describe('recordings', () => {
  const sound = (bytes: number) => new Blob([new Uint8Array(bytes)]);

  it('are kept by answer, one each, within their bounds, and are in no journal', async () => {
    const entries = await opened().journal.count();
    const row = { practiceUid: 'a', seconds: 3, at: Date.now() };
    expect(await keepRecording({ ...row, sound: sound(10) })).toBe('kept');
    expect(await keepRecording({ ...row, sound: sound(20) })).toBe('kept');
    expect(await opened().recordings.count()).toBe(1);
    expect(await keepRecording({ ...row, sound: sound(recordingLimits.bytes + 1) })).toBe('too-large');
    expect(await opened().journal.count()).toBe(entries);
    await deleteRecordings('a');
    expect(await opened().recordings.count()).toBe(0);
  });

  it('are full at their bound together', async () => {
    const full = Math.floor(recordingLimits.allBytes / recordingLimits.bytes);
    for (let at = 0; at < full; at += 1)
      await opened().recordings.put({
        ...{ practiceUid: String(at), seconds: 1, at: Date.now() },
        sound: { size: recordingLimits.bytes } as Blob,
      });
    expect(
      await keepRecording({ practiceUid: 'x', seconds: 1, at: 1, sound: sound(recordingLimits.bytes) }),
    ).toBe('full');
  });

  it('of answers that are gone are dropped after a day', async () => {
    await opened().practice.add({ uid: 'here' } as never);
    for (const practiceUid of ['here', 'gone'])
      await opened().recordings.put({ practiceUid, seconds: 1, at: 0, sound: sound(1) });
    await dropLostRecordings(opened(), 3_600_000);
    expect(await opened().recordings.count()).toBe(2);
    await dropLostRecordings(opened(), 100_000_000);
    expect(await opened().recordings.toCollection().primaryKeys()).toEqual(['here']);
  });
});

describe('the questions of a session', () => {
  it('are stored as rules read them, with what catalogs call them; one of the person’s own without', async () => {
    const [own] = questions;
    const drawn = {
      ...{
        kind: 'technical' as const,
        competence: 'technology' as const,
        because: { what: 'usual' as const },
      },
      text: 'What is the hardest thing you have done with Docker?',
      message: { code: 'requirement-questions.skill-4', values: { asked: 'Docker' } },
    };
    const fields = { jobId: null, jobTitle: '', companyName: '', seed: 5, secondsEach: 0 };
    saved(await startPractice({ ...fields, questions: own ? [drawn, own] : [] }, clock));
    const [whole] = await queryPractices(opened());
    expect(whole?.questions.map(({ question, wording }) => [question, wording])).toEqual([
      [drawn.text, JSON.stringify(drawn.message)],
      ['First?', ''],
    ]);
  });
});
