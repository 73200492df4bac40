import 'fake-indexeddb/auto';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { addStepToJobs, setJobsResume } from './bulk-jobs.ts';
import { deleteJobs } from './job-delete.ts';
import { setJobStatus } from './job-progress.ts';
import { saveJob } from './jobs.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

async function addJobs(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(saved(await saveJob({ jobTitle: `Job ${at}`, companyName: 'Acme' }, clock)).id);
  return ids;
}

/** Many jobs with their first entry of history, copied row by row: saving each would take seconds. */
async function addMany(count: number): Promise<number[]> {
  const [first = 0] = await addJobs(1);
  const [job, event] = [await opened().jobs.get(first), await opened().jobEvents.get({ jobId: first })];
  const ids = Array.from({ length: count - 1 }, (_, at) => first + 1 + at);
  await opened().jobs.bulkAdd(ids.map((id) => ({ ...job, internalId: id, uid: `job ${id}` })) as never[]);
  await opened().jobEvents.bulkAdd(
    ids.map((id) => ({ ...event, internalId: 1000 + id, jobId: id, uid: `event ${id}` })) as never[],
  );
  return [first, ...ids];
}
const addResume = (title: string) => opened().resumes.add({ title, uid: title } as never);
const entries = () => opened().journal.count();
/** Own records, without the journal of what was done with them. */
const records = () => everyRow();

describe('setJobsResume', () => {
  it('chooses it for all in one entry, counts those that had another, and is undone whole', async () => {
    const [a = 0, b = 0, c = 0] = await addJobs(3);
    const resume = await addResume('Analyst');
    saved(await setJobsResume([a], resume, {}, clock));
    const before = await records();
    const entriesBefore = await entries();
    const done = saved(await setJobsResume([c, a, b, b], resume, {}, clock));
    expect(done).toMatchObject({ changed: 2, unreadable: [] });
    expect((await opened().jobs.toArray()).map((job) => job.resumeId)).toEqual([resume, resume, resume]);
    expect(await entries()).toBe(entriesBefore + 1);
    expect(await undo(done.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await records()).toEqual(before);
  });

  it('takes it off, and writes nothing where nothing changes', async () => {
    const ids = await addJobs(2);
    const resume = await addResume('Analyst');
    saved(await setJobsResume(ids, resume, {}, clock));
    expect(saved(await setJobsResume(ids, resume, {}, clock)).journalId).toBeNull();
    expect(saved(await setJobsResume(ids, null, {}, clock)).changed).toBe(2);
    expect((await opened().jobs.toArray()).map((job) => job.resumeId)).toEqual([null, null]);
  });

  it('refuses a resume that is gone and a job that is gone, and leaves everything as it was', async () => {
    const [a = 0] = await addJobs(1);
    const resume = await addResume('Analyst');
    const before = await records();
    expect(await setJobsResume([a], 99, {}, clock)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await setJobsResume([a, 99], resume, {}, clock)).toMatchObject({ ok: false, reason: 'missing' });
    expect(await records()).toEqual(before);
  });

  it('names jobs it cannot read and changes the others; of one alone it says what is wrong', async () => {
    const [a = 0, b = 0] = await addJobs(2);
    const resume = await addResume('Analyst');
    await opened().jobs.update(b, { salary: 42 } as never);
    expect(saved(await setJobsResume([a, b], resume, {}, clock))).toMatchObject({
      changed: 1,
      unreadable: [b],
    });
    const alone = await setJobsResume([b], resume, {}, clock);
    expect(alone).toMatchObject({ ok: false, reason: 'invalid' });
    expect('message' in alone && sayEnglish(alone.message)).toContain('salary');
  });
});

describe('addStepToJobs', () => {
  it('gives each job a task of its own in one entry, beside those it has', async () => {
    const ids = await addJobs(2);
    saved(await addStepToJobs(ids, { title: 'Call', dueDate: '' }, {}, clock));
    const entriesBefore = await entries();
    const step = { title: '  Follow up\n by  e-mail ', dueDate: '2026-11-27' };
    const done = saved(await addStepToJobs(ids, step, {}, clock));
    expect(done.added).toBe(2);
    const tasks = await opened().tasks.orderBy('jobId').toArray();
    expect(tasks.map(({ jobId, title, dueDate, open, kind }) => [jobId, title, dueDate, open, kind])).toEqual(
      [
        [ids[0], 'Call', '', 1, 'todo'],
        [ids[0], 'Follow up by e-mail', '2026-11-27', 1, 'todo'],
        [ids[1], 'Call', '', 1, 'todo'],
        [ids[1], 'Follow up by e-mail', '2026-11-27', 1, 'todo'],
      ],
    );
    expect(new Set(tasks.map(({ uid }) => uid)).size).toBe(4);
    expect(await entries()).toBe(entriesBefore + 1);
    expect(await undo(done.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().tasks.count()).toBe(2);
  });

  it('refuses a step without words, a day that does not exist and a job that is gone', async () => {
    const ids = await addJobs(1);
    for (const [jobs, step] of [
      [ids, { title: ' \n', dueDate: '' }],
      [ids, { title: 'Call', dueDate: '2026-02-30' }],
      [[...ids, 99], { title: 'Call', dueDate: '' }],
    ] as const)
      expect(await addStepToJobs(jobs, step, {}, clock)).toMatchObject({ ok: false });
    expect(await opened().tasks.count()).toBe(0);
  });
});

describe('many jobs at once', () => {
  it('tell how far they are, batch by batch', async () => {
    const ids = await addMany(300);
    const heard: [number, number][] = [];
    const onProgress = (done: number, total: number) => heard.push([done, total]);
    const moved = saved(await setJobStatus(ids, 'archived', { onProgress }, clock));
    expect(moved.moved).toHaveLength(300);
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.at(-1)).toEqual([300, 300]);
    const steps = heard.map(([done]) => done);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  });

  it('are all as before when stopped on the way, and all back after Undo', async () => {
    const ids = await addMany(300);
    const before = await records();
    for (const change of [
      (stop: AbortController) =>
        setJobStatus(ids, 'archived', { signal: stop.signal, onProgress: () => stop.abort() }, clock),
      (stop: AbortController) =>
        deleteJobs(ids, clock, { signal: stop.signal, onProgress: () => stop.abort() }),
      (stop: AbortController) =>
        addStepToJobs(
          ids,
          { title: 'Call', dueDate: '' },
          { signal: stop.signal, onProgress: () => stop.abort() },
          clock,
        ),
    ]) {
      expect(await change(new AbortController())).toMatchObject({ ok: false, reason: 'stopped' });
      expect(await records()).toEqual(before);
    }
    const deleted = saved(await deleteJobs(ids, clock));
    expect(await opened().jobs.count()).toBe(0);
    expect(await undo(deleted.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await records()).toEqual(before);
  });

  it('skip one that cannot be read when moved, and take it along when deleted', async () => {
    const ids = await addJobs(3);
    await opened().jobs.update(ids[1] ?? 0, { salary: 42 } as never);
    const moved = saved(await setJobStatus(ids, 'archived', {}, clock));
    expect(moved).toMatchObject({ moved: [ids[0], ids[2]], unreadable: [ids[1]] });
    saved(await deleteJobs(ids, clock));
    expect(await opened().jobs.count()).toBe(0);
    expect(await opened().jobEvents.count()).toBe(0);
  });

  it('that lie far apart lose only what hangs on them', async () => {
    const ids = await addMany(60);
    const far = saved(await saveJob({ jobTitle: 'Far', companyName: 'Acme' }, clock)).id;
    await opened().jobs.put({ ...(await opened().jobs.get(far)), internalId: 90_000, uid: 'far' } as never);
    saved(await addStepToJobs([...ids, far, 90_000], { title: 'Call', dueDate: '' }, {}, clock));
    const gone = [...ids.filter((_, at) => at % 2 === 0), 90_000];
    saved(await deleteJobs(gone, clock));
    const left = (await opened().tasks.toArray()).map(({ jobId }) => jobId);
    expect(left).toEqual([...ids.filter((_, at) => at % 2 === 1), far]);
  });
});
