import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCaches } from '../files/fake-caches-test-kit.ts';
import { dropPlan } from './drop-plan.ts';
import {
  forgetPlan,
  type ReminderPlan,
  readNotified,
  storePendingAction,
  takePendingActions,
  writeNotified,
  writePlan,
} from './reminder-store.ts';
import { type Notice, sendReminders, snoozeReminder } from './send-reminders.ts';

const nine = new Date('2026-11-25T09:00:00');
const at = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);

const plan = (count: number): ReminderPlan => ({
  person: 'u1',
  quiet: { from: '21:00', to: '07:00' },
  due: { '2026-11-25': count },
  words: { done: 'Done', snooze: 'In an hour', many: '{count} things', manyBody: 'Open.', manyPath: '/work' },
  reminders: Array.from({ length: count }, (_, place) => ({
    ...{ key: `r${place}`, title: `Title ${place}`, body: 'Body', path: `/job/edit/${place}` },
    ...{ at: nine.getTime(), until: at(600).getTime() },
    done: place === 0 ? { kind: 'task' as const, id: 7 } : null,
  })),
});

let badge = 0;
async function tell(now: Date, fails = false): Promise<Notice[]> {
  const shown: Notice[] = [];
  await sendReminders(now, {
    show: async (notice) => {
      if (fails) throw new Error('The browser shows nothing.');
      shown.push(notice);
    },
    badge: (count) => {
      badge = count;
    },
  });
  return shown;
}
const titles = async (now: Date) => (await tell(now)).map(({ title }) => title);

beforeEach(() => {
  fakeCaches();
  badge = 0;
});

describe('telling reminders', () => {
  it('says nothing without a plan', async () => {
    expect(await titles(nine)).toEqual([]);
  });

  it('says each once, whoever asks, with the ways to answer it and the badge', async () => {
    await writePlan(plan(2));
    const [first, second] = await tell(nine);
    expect(first).toEqual({
      title: 'Title 0',
      options: {
        ...{ body: 'Body', tag: 'r0' },
        data: { key: 'r0', path: '/job/edit/0', person: 'u1', done: { kind: 'task', id: 7 } },
        actions: [
          { action: 'done', title: 'Done' },
          { action: 'snooze', title: 'In an hour' },
        ],
      },
    });
    expect(second?.options.actions).toEqual([{ action: 'snooze', title: 'In an hour' }]);
    expect(badge).toBe(2);
    expect(await titles(at(1))).toEqual([]);
    await writePlan(plan(2));
    expect(await titles(at(2))).toEqual([]);
  });

  it('says many at once as one', async () => {
    await writePlan(plan(4));
    expect(await tell(nine)).toMatchObject([{ title: '4 things', options: { data: { path: '/work' } } }]);
    expect(await titles(at(1))).toEqual([]);
  });

  it('says nothing twice although the browser failed to show it', async () => {
    await writePlan(plan(1));
    await expect(tell(nine, true)).rejects.toThrow();
    expect(await titles(at(1))).toEqual([]);
  });

  it('says again after an hour what was put off', async () => {
    await writePlan(plan(1));
    const [notice] = await tell(nine);
    if (!notice) throw new Error('Nothing was said.');
    await snoozeReminder(notice.options.data, at(5));
    expect(await titles(at(64))).toEqual([]);
    expect(await titles(at(65))).toEqual(['Title 0']);
    expect(await titles(at(200))).toEqual([]);
  });

  it('ends with the sign-out, and does not begin again with what was said', async () => {
    await writePlan(plan(1));
    await tell(nine);
    dropPlan();
    await expect.poll(() => titles(at(1))).toEqual([]);
    await writePlan(plan(1));
    expect(await titles(at(2))).toEqual([]);
    await forgetPlan('u1');
    expect(await readNotified('u1')).toEqual({ told: {}, snoozed: {} });
  });

  it('keeps what was said to another account apart', async () => {
    await writeNotified('u2', { told: { r0: nine.getTime() }, snoozed: {} });
    await writePlan(plan(1));
    expect(await titles(nine)).toEqual(['Title 0']);
  });
});

it('what “Done” asks for is taken by one page, once', async () => {
  await storePendingAction({ kind: 'task', id: 7, person: 'u1' });
  await storePendingAction({ kind: 'follow-up', id: 3, person: 'u1' });
  // Two pages that open at the same moment.
  const taken = await Promise.all([takePendingActions(), takePendingActions()]);
  expect(taken.map(({ length }) => length).sort()).toEqual([0, 2]);
  await Promise.all([7, 8].map((id) => storePendingAction({ kind: 'task', id, person: 'u1' })));
  expect(await takePendingActions()).toHaveLength(2);
  expect(await takePendingActions()).toEqual([]);
});
