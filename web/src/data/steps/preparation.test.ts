import { beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryNextSteps } from './next-steps.ts';
import { planStep, setStepDone } from './preparation.ts';

let clock = testClock();
let jobId = 0;
beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
  jobId = saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme' }, clock)).id;
});

const step = (taskId: number | null = null) => ({
  jobId,
  step: 'company' as const,
  title: 'Research Acme',
  taskId,
});
const tasks = () => opened().tasks.toArray();
const next = async () => (await queryNextSteps(opened(), '2026-11-19')).map(({ title, due }) => [title, due]);

describe('steps of a preparation', () => {
  it('become a done task when they are ticked, and leave none when the tick is taken back', async () => {
    const { id, journalId } = saved(await setStepDone(step(), true, clock));
    expect(await tasks()).toMatchObject([
      {
        jobId,
        step: 'company',
        title: 'Research Acme',
        done: true,
        open: 0,
        doneDate: '2026-11-19',
        kind: 'todo',
      },
    ]);
    expect(await next()).toEqual([]);
    await setStepDone(step(id), false, clock);
    expect(await tasks()).toEqual([]);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(false);
  });

  it('stand among the next steps when they are planned, and stay when a tick is taken back', async () => {
    const { id } = saved(await planStep(step(), '2026-11-21', clock));
    expect(await next()).toEqual([['Research Acme', '2026-11-21']]);
    await setStepDone(step(id), true, clock);
    expect(await next()).toEqual([]);
    await setStepDone(step(id), false, clock);
    expect(await next()).toEqual([['Research Acme', '2026-11-21']]);
    await planStep(step(id), '2026-11-22', clock);
    expect(await next()).toEqual([['Research Acme', '2026-11-22']]);
  });

  it('make a deadline of the last day, and keep a step of the person’s own that is opened again', async () => {
    await planStep({ jobId, step: 'deadline', title: 'Send it in time', taskId: null }, '2026-11-25', clock);
    const own = saved(
      await planStep({ jobId, step: 'own', title: 'Iron a shirt', taskId: null }, '', clock),
    ).id;
    const mine = { jobId, step: 'own' as const, title: 'Iron a shirt', taskId: own };
    await setStepDone(mine, true, clock);
    await setStepDone(mine, false, clock);
    expect((await tasks()).map(({ kind, step, open }) => [kind, step, open])).toEqual([
      ['deadline', 'deadline', 1],
      ['todo', 'own', 1],
    ]);
  });

  it('refuse a date that does not exist and a job that is gone; nothing is written', async () => {
    expect(await planStep(step(), '2026-02-30', clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await setStepDone({ ...step(), jobId: 99 }, true, clock)).toMatchObject({
      ok: false,
      reason: 'missing',
    });
    expect(await tasks()).toEqual([]);
  });
});
