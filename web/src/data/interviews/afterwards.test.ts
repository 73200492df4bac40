import 'fake-indexeddb/auto';
import { debriefValues } from '@foothold/core/entities/interview/debrief-form.ts';
import { Interview } from '@foothold/core/entities/interview/interview.ts';
import { jobTimeline } from '@foothold/core/tracking/job-timeline.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { deleteJob } from '../jobs/job-delete.ts';
import { queryTimelineRows } from '../jobs/job-timeline.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { queryNextSteps } from '../steps/next-steps.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryAskedQuestions, saveDebrief, saveThanks, setThanked } from './afterwards.ts';
import { changeSheet } from './change-sheet.ts';
import { deleteInterview, saveInterview } from './interviews.ts';
import { querySheetSources } from './sheet-sources.ts';

const clock = testClock();
let jobId = 0;
let id = 0;

beforeEach(async () => {
  await openEmptyData();
  jobId = saved(await saveJob({ jobTitle: 'Charge nurse', companyName: 'Lakeside' }, clock)).id;
  const fields = {
    companyName: 'Lakeside',
    dateOfInterview: '2026-11-19T08:00',
    timeZone: 'America/New_York',
  };
  id = saved(await saveInterview({ ...fields, jobId, status: 'Scheduled' }, {}, clock)).id;
});

const interview = async () => Interview.parse(await opened().interviews.get(id)) as Interview;
const debrief = {
  ...{ went: 'well', impressions: ' Calm team. ', better: '' },
  questions: [
    { question: ' Why nursing? ', answer: '', went: 'badly' },
    { question: '', answer: ' ', went: '' },
  ],
} as const;

describe('a debrief', () => {
  it('completes the interview and moves its job in one step, and goes back in one', async () => {
    const before = await everyRow();
    const options = { jobStatus: 'offer-pending' } as const;
    const done = saved(await saveDebrief(id, structuredClone(debrief) as never, options, clock));
    expect(await interview()).toMatchObject({
      ...{ status: 'Completed', sequence: 1 },
      debrief: {
        ...{ date: '2026-11-19', went: 'well', impressions: 'Calm team.' },
        questions: [{ question: 'Why nursing?', answer: '', went: 'badly' }],
      },
    });
    expect((await opened().jobs.get(jobId))?.status).toBe('offer-pending');
    expect(await undo(done.journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Interview debrief saved' },
    });
    expect(await everyRow()).toEqual(before);
  });

  it('keeps the day it was first written on, and tells when another tab wrote since', async () => {
    const basedOn = (await interview()).updatedAt;
    saved(await saveDebrief(id, structuredClone(debrief) as never, { basedOn }, clock));
    expect(await saveDebrief(id, structuredClone(debrief) as never, { basedOn }, clock)).toMatchObject({
      reason: 'changed-elsewhere',
    });
    const later = testClock('2026-11-25T15:00:00.000Z');
    saved(await saveDebrief(id, debriefValues((await interview()).debrief), {}, later));
    expect((await interview()).debrief.date).toBe('2026-11-19');
  });

  it.each([
    ['an interview that is gone', 999, debrief, 'missing'],
    ['a note that is too long', 0, { ...debrief, impressions: 'x'.repeat(200_001) }, 'invalid'],
  ])('with %s is refused', async (_, key, values, reason) => {
    expect(await saveDebrief(key || id, values as never, {}, clock)).toMatchObject({ ok: false, reason });
  });

  it('is asked for once the hour is over, then thanks, then nothing', async () => {
    const today = '2026-11-19';
    const kinds = async (now: string) =>
      (await queryNextSteps(opened(), today, new Date(now))).map(({ kind }) => kind);
    expect(await kinds('2026-11-19T12:00:00Z')).toEqual(['interview']);
    expect(await kinds('2026-11-19T14:00:00Z')).toEqual(['after-interview']);
    saved(await saveDebrief(id, structuredClone(debrief) as never, {}, clock));
    expect(await kinds('2026-11-19T14:00:00Z')).toEqual(['send-thanks']);
    saved(await setThanked(id, today, clock));
    expect(await kinds('2026-11-19T14:00:00Z')).toEqual([]);
  });

  it('and thanks stand in the history of the job; its questions are there to practice, also when the job is gone', async () => {
    saved(await saveDebrief(id, structuredClone(debrief) as never, {}, clock));
    saved(await setThanked(id, '2026-11-20', clock));
    const { sources } = await queryTimelineRows(opened(), jobId);
    expect(jobTimeline({ ...sources, documents: [] }).map(({ kind, date }) => [kind, date])).toEqual([
      ['thanks', '2026-11-20'],
      ['debrief', '2026-11-19'],
      ['interview', '2026-11-19'],
      ['event', '2026-11-19'],
    ]);
    expect(await queryAskedQuestions(opened(), jobId)).toMatchObject([{ text: 'Why nursing?', jobId }]);
    expect(await queryAskedQuestions(opened(), 999)).toEqual([]);
    saved(await deleteJob(jobId, clock));
    expect(await queryAskedQuestions(opened(), null)).toMatchObject([{ text: 'Why nursing?', jobId: null }]);
    saved(await deleteInterview(id, clock));
    expect(await queryAskedQuestions(opened(), null)).toEqual([]);
  });
});

describe('a letter of thanks', () => {
  it('is kept as it is written; edits that follow each other are one step; the day it was sent is another', async () => {
    const before = await everyRow();
    saved(await saveThanks(id, { text: 'Dear', was: '' }, clock));
    const { journalId } = saved(await saveThanks(id, { text: 'Dear Iris', was: 'Dear' }, clock));
    expect((await interview()).thanks).toBe('Dear Iris');
    expect(saved(await saveThanks(id, { text: 'Dear Iris', was: 'Dear' }, clock)).journalId).toBeNull();
    const sent = saved(await setThanked(id, '2026-11-20', clock));
    expect(await undo(sent.journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Thanks sent' },
    });
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('of another tab is not overwritten', async () => {
    saved(await saveThanks(id, { text: 'Theirs', was: '' }, clock));
    expect(await saveThanks(id, { text: 'Mine', was: '' }, clock)).toMatchObject({
      reason: 'changed-elsewhere',
    });
    expect((await interview()).thanks).toBe('Theirs');
  });

  it.each(['tomorrow', '2026-02-30'])('is not sent on “%s”', async (date) => {
    expect(await setThanked(id, date, clock)).toMatchObject({ ok: false, reason: 'invalid' });
  });
});

describe('a preparation sheet', () => {
  it('takes lines one by one, from two tabs too, and each is a step that Undo takes back', async () => {
    const before = await everyRow();
    saved(await changeSheet(id, { kind: 'ask', text: 'Who leads?', topic: '' }, clock));
    const { journalId } = saved(
      await changeSheet(id, { kind: 'ask', text: 'What pay?', topic: 'pay' }, clock),
    );
    expect((await interview()).questionsToAsk.map(({ text }) => text)).toEqual(['Who leads?', 'What pay?']);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'Question to ask added' },
    });
    saved(await changeSheet(id, { kind: 'unask', text: 'Who leads?' }, clock));
    const [{ updatedAt: _, ...row } = { updatedAt: '' }] = (await everyRow()).interviews as Interview[];
    const [{ updatedAt: __, ...was } = { updatedAt: '' }] = before.interviews as Interview[];
    expect(Interview.parse(row)).toEqual(Interview.parse(was));
    expect(await changeSheet(id, { kind: 'add', text: ' ' }, clock)).toMatchObject({
      ok: false,
      reason: 'invalid',
    });
    expect(
      saved(await changeSheet(id, { kind: 'tick', item: 'way', isReady: false }, clock)).journalId,
    ).toBeNull();
  });

  it('is made from what stands around it', async () => {
    await opened()
      .table('companies')
      .add({
        ...{ uid: 'c', companyName: 'Lakeside', keys: { name: 'lakeside' } },
        research: [
          { question: 'What do they do?', answer: 'A clinic' },
          { question: 'Pay?', answer: ' ' },
        ],
      });
    await opened().table('stories').add({ uid: 's', title: 'Night shift' });
    await opened().table('stories').add({ uid: 't', title: 42 });
    saved(await saveInterview({ jobId, companyName: 'Lakeside', dateOfInterview: '2026-12-03' }, {}, clock));
    expect(await querySheetSources(opened(), await interview())).toMatchObject({
      ...{
        job: { jobTitle: 'Charge nurse' },
        posting: { text: '' },
        people: [],
        documents: [],
        hasNext: true,
      },
      ...{
        stories: [{ title: 'Night shift' }],
        research: [{ question: 'What do they do?', answer: 'A clinic' }],
      },
    });
    expect(await querySheetSources(opened(), { ...(await interview()), jobId: null })).toMatchObject({
      ...{ job: null, posting: null, hasNext: false },
    });
  });

  it('and all that comes after it come back with a backup', async () => {
    saved(await changeSheet(id, { kind: 'ask', text: 'Who leads?', topic: '' }, clock));
    saved(await changeSheet(id, { kind: 'add', text: 'Iron the shirt' }, clock));
    saved(await saveDebrief(id, structuredClone(debrief) as never, {}, clock));
    saved(await saveThanks(id, { text: 'Dear Iris', was: '' }, clock));
    const before = await interview();
    const made = await makeBackup({ clock });
    const read = await readBackup(made.ok ? made.file : new Blob());
    if (!read.ok) throw new Error(read.problem);
    await openEmptyData();
    saved(await restoreBackup(read.backup, clock));
    expect(await interview()).toEqual(before);
  });
});
