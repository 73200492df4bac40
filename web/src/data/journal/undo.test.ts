import 'fake-indexeddb/auto';
import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { journalLimits } from '@foothold/core/own-data/journal-entry.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { textContent } from '../documents/document-content.ts';
import { addDocuments, deleteDocument } from '../documents/documents.ts';
import { deleteJobs } from '../jobs/job-delete.ts';
import { addJobNote, correctJobEvent, deleteJobEvent } from '../jobs/job-events.ts';
import { setDateApplied, setJobStatus } from '../jobs/job-progress.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { saveSetting } from '../settings/settings.ts';
import { setTaskDone } from '../steps/tasks.ts';
import { change, changed } from '../testing/change-test-kit.ts';
import { everyRow, inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { undo } from './undo.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

describe('a command', () => {
  it('writes all or nothing', async () => {
    const before = await everyRow();
    const answer = change('jobSaved', ['jobs'], async (writer) => {
      await writer.add('jobs', { jobTitle: 'A' } as never);
      throw new Error('in the middle');
    });
    expect(await answer).toMatchObject({ ok: false, reason: 'failed' });
    expect(await everyRow()).toEqual(before);
    expect(await opened().journal.count()).toBe(0);
  });

  it('notes each row once with its content before and after, and nothing for a row that ends as it was', async () => {
    await change('jobSaved', ['jobs'], async (writer) => {
      const id = await writer.add('jobs', { jobTitle: 'A' } as never);
      await writer.put('jobs', { internalId: id, jobTitle: 'B' } as never);
      const passing = await writer.add('jobs', { jobTitle: 'C' } as never);
      await writer.remove('jobs', passing);
    });
    const [entry] = await opened().journal.toArray();
    expect(entry?.changes).toEqual([
      { table: 'jobs', key: 1, before: undefined, after: { internalId: 1, jobTitle: 'B' } },
    ]);
  });

  it('drops the oldest entries over the limit of count, and those that are too old', async () => {
    for (let i = 0; i < 5; i += 1) saved(await saveJob({ jobTitle: `J${i}` }, clock));
    const last = await opened().journal.orderBy(':id').last();
    const copies = Array.from({ length: journalLimits.entries }, () => ({ ...last, internalId: undefined }));
    await opened().journal.bulkAdd(copies.map(({ internalId: _, ...entry }) => entry) as never);
    saved(await saveJob({ jobTitle: 'one more' }, clock));
    expect(await opened().journal.count()).toBe(journalLimits.entries);
    expect(await opened().journal.get(1)).toBeUndefined();
    clock.skip((journalLimits.days + 1) * 86_400_000);
    const { journalId } = saved(await saveJob({ jobTitle: 'a month later' }, clock));
    expect(await opened().journal.toCollection().primaryKeys()).toEqual([journalId]);
    expect(await undo(1, clock)).toMatchObject({ ok: false, reason: 'expired' });
  });

  it('drops the oldest entries over the limit of size, never the newest', async () => {
    const big = 'x'.repeat(journalLimits.bytes / 2);
    saved(await saveJob({ jobTitle: 'A', notes: big }, clock));
    expect(await opened().journal.count()).toBe(1);
    const { journalId } = saved(await saveJob({ jobTitle: 'B', notes: big }, clock));
    expect(await opened().journal.toCollection().primaryKeys()).toEqual([journalId]);
  });
});

describe('undo', () => {
  it('says what came later instead of overwriting it', async () => {
    const made = saved(await saveJob({ jobTitle: 'A' }, clock));
    const moved = saved(await setJobStatus([made.id], 'application-submitted', {}, clock));
    const before = await everyRow();
    const answer = await undo(made.journalId ?? 0, clock);
    expect(answer).toMatchObject({ ok: false, reason: 'newer' });
    expect(!answer.ok && sayEnglish(answer.message)).toContain('Moved to Application Submitted');
    expect(await everyRow()).toEqual(before);
    expect(await undo(moved.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await undo(made.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await undo(made.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'undone' });
  });

  it('leaves an unrelated later change alone', async () => {
    const a = saved(await saveJob({ jobTitle: 'A' }, clock));
    const b = saved(await saveJob({ jobTitle: 'B' }, clock));
    expect(await undo(a.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect((await opened().jobs.toArray()).map((job) => job.internalId)).toEqual([b.id]);
  });

  it('does not take back a record that a later one hangs on', async () => {
    const made = saved(await saveJob({ jobTitle: 'A' }, clock));
    await opened().interviews.add({ jobId: made.id } as never);
    expect(await undo(made.journalId ?? 0, clock)).toMatchObject({
      ok: false,
      reason: 'newer',
      blockers: [{ table: 'interviews', key: 1 }],
    });
  });

  it('does not bring back an entry of a job that is gone', async () => {
    const made = saved(await saveJob({ jobTitle: 'A' }, clock));
    saved(await addJobNote(made.id, { date: '2026-11-18', note: 'call' }, clock));
    const note = (await opened().jobEvents.toArray()).find((event) => event.kind === 'note');
    const removal = saved(await deleteJobEvent(note?.internalId ?? 0, clock));
    saved(await deleteJobs([made.id], clock));
    expect(await undo(removal.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
    expect(await opened().jobEvents.count()).toBe(0);
  });

  it('does not bring back a membership of a place that is gone', async () => {
    await opened().places.add({ name: 'Reno' } as never);
    await opened().placeGroups.add({ name: 'West' } as never);
    await opened().placeGroupMembers.add({ groupId: 1, placeId: 1 } as never);
    const { journalId } = await changed('takenOutOfGroup', ['placeGroupMembers'], (w) =>
      w.remove('placeGroupMembers', 1),
    );
    await change('placeDeleted', ['places'], (w) => w.remove('places', 1));
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: false,
      reason: 'newer',
      blockers: [{ table: 'places', key: 1, label: { english: 'Place deleted' } }],
    });
  });
});

describe('undo of what left a name or a record behind', () => {
  it('says who took the name of a setting that would come back, and comes back once that is undone', async () => {
    saved(await saveSetting('jobSearch', 'location', 'Erie', clock));
    const { journalId } = await changed('settingsChanged', ['settings'], (w) => w.removeAll('settings'));
    const again = saved(await saveSetting('jobSearch', 'location', 'Reno', clock));
    expect(inWords(await undo(journalId ?? 0, clock))).toMatchObject({
      ok: false,
      reason: 'newer',
      message: expect.stringContaining('“Setting changed” came later'),
      blockers: [{ table: 'settings', label: { english: 'Setting changed' }, isUndone: false }],
    });
    expect(await undo(again.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect((await opened().settings.toArray()).map(({ settingValue }) => settingValue)).toEqual(['Erie']);
  });

  it('takes back a row that came in the place of another with the same name', async () => {
    const { id } = saved(await saveSetting('jobSearch', 'location', 'Erie', clock));
    const before = await everyRow();
    const { journalId } = await changed('settingsChanged', ['settings'], async (writer) => {
      const row = await writer.get('settings', id);
      await writer.removeAll('settings');
      await writer.put('settings', { ...row, internalId: id + 50 } as never);
    });
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('says that what it needs was undone since', async () => {
    const made = saved(await saveJob({ jobTitle: 'A' }, clock));
    await opened().interviews.add({ jobId: made.id } as never);
    const removal = await changed('interviewDeleted', ['interviews'], (w) => w.removeAll('interviews'));
    expect(await undo(made.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(inWords(await undo(removal.journalId ?? 0, clock))).toMatchObject({
      ok: false,
      message: expect.stringContaining('“Job saved”, which it needs, was undone'),
    });
  });

  it('does not bring back a document whose content another held that is gone by now', async () => {
    const { id } = saved(await saveJob({ jobTitle: 'A' }, clock));
    const file = { ...textContent('a letter'), name: 'letter.txt', kind: 'letter' as const, dateSent: '' };
    const other = saved(await saveJob({ jobTitle: 'B' }, clock));
    for (const jobId of [id, other.id]) saved(await addDocuments(jobId, [file], clock));
    const [holder, leaning] = await opened().documents.toArray();
    expect([holder?.content !== '', leaning?.content]).toEqual([true, '']);
    const first = saved(await deleteDocument(leaning?.internalId ?? 0, clock));
    const second = saved(await deleteDocument(holder?.internalId ?? 0, clock));
    expect(await undo(first.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
    expect(await undo(second.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await undo(first.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await opened().documents.get(leaning?.internalId ?? 0)).toEqual(leaning);
    expect((await opened().documents.get(holder?.internalId ?? 0))?.content).toBe(holder?.content);
  });

  it('brings back a record that pointed at nothing when it was deleted', async () => {
    await opened().interviews.add({ jobId: 77 } as never);
    const before = await everyRow();
    const { journalId } = await changed('interviewDeleted', ['interviews'], (w) => w.removeAll('interviews'));
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });
});

describe('any sequence of changes', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((d) => `2026-11-${String(d).padStart(2, '0')}`);
  const pick = fc.nat({ max: 1000 });
  const step = fc.oneof(
    fc.record({ do: fc.constant('add' as const), title: fc.string({ maxLength: 12 }), date: fc.option(day) }),
    fc.record({
      do: fc.constant('edit' as const),
      pick,
      notes: fc.string({ maxLength: 12 }),
      salary: fc.string(),
    }),
    fc.record({
      do: fc.constant('status' as const),
      picks: fc.array(pick, { maxLength: 4 }),
      to: pick,
      date: fc.option(day),
    }),
    fc.record({ do: fc.constant('applied' as const), pick, date: fc.option(day) }),
    fc.record({ do: fc.constant('note' as const), pick, date: day }),
    fc.record({ do: fc.constant('correct' as const), pick, date: day }),
    fc.record({ do: fc.constant('drop event' as const), pick }),
    fc.record({ do: fc.constant('delete' as const), picks: fc.array(pick, { maxLength: 3 }) }),
    fc.record({ do: fc.constant('setting' as const), value: fc.string({ maxLength: 5 }) }),
    fc.record({ do: fc.constant('task' as const), done: fc.boolean() }),
  );
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

  async function run(action: Step): Promise<{ ok: boolean; journalId?: number | null }> {
    const keys = await opened().jobs.toCollection().primaryKeys();
    const events = await opened().jobEvents.toCollection().primaryKeys();
    const one = (n: number, list: number[] = keys) => list[n % Math.max(1, list.length)] ?? 0;
    switch (action.do) {
      case 'add':
        return saveJob({ jobTitle: action.title, dateApplied: action.date ?? '' }, clock);
      case 'edit':
        return updateJob(one(action.pick), { notes: action.notes, salary: action.salary }, {}, clock);
      case 'status': {
        const to = jobStatuses[action.to % jobStatuses.length]?.value ?? 'archived';
        const ids = action.picks.map((n) => one(n));
        return setJobStatus(ids, to, action.date ? { date: action.date } : {}, clock);
      }
      case 'applied':
        return setDateApplied(one(action.pick), action.date ?? '', clock);
      case 'note':
        return addJobNote(one(action.pick), { date: action.date, note: 'n' }, clock);
      case 'correct':
        return correctJobEvent(one(action.pick, events), { date: action.date }, clock);
      case 'drop event':
        return deleteJobEvent(one(action.pick, events), clock);
      case 'delete':
        return deleteJobs(
          action.picks.map((n) => one(n)),
          clock,
        );
      case 'setting':
        return saveSetting('jobSearch', 'location', action.value, clock);
      case 'task':
        return setTaskDone(1, action.done, clock);
    }
  }

  it('is undone one by one to the identical state, and the status is always that of the newest entry', async () => {
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await openEmptyData();
        for (const jobTitle of ['first', 'second', 'third']) saved(await saveJob({ jobTitle }, clock));
        await opened().tasks.add({ jobId: null, title: 't', done: false, open: 1, updatedAt: '' } as never);
        const states: { state: unknown; journalId: number }[] = [];
        for (const action of steps) {
          const state = await everyRow();
          const answer = await run(action);
          const journalId = answer.ok ? answer.journalId : null;
          if (!journalId) expect(await everyRow()).toEqual(state);
          else if (states.at(-1)?.journalId !== journalId) states.push({ state, journalId });
          await expectTrueHistories();
        }
        for (const { state, journalId } of states.reverse()) {
          expect(await undo(journalId, clock)).toMatchObject({ ok: true });
          expect(await everyRow()).toEqual(state);
          undone += 1;
        }
      }),
      // `npm run prove -- undo` asks for more.
      { numRuns: process.env.OPERATIONS ? 200 : 24, seed: 20_261_119 },
    );
    expect(undone).toBeGreaterThan(120);
  }, 300_000);

  async function expectTrueHistories(): Promise<void> {
    for (const job of await opened().jobs.toArray()) {
      const events = (await opened().jobEvents.where('jobId').equals(job.internalId).toArray()).filter(
        (e) => e.statusTo,
      );
      events.sort((a, b) => (a.date + a.createdAt < b.date + b.createdAt ? -1 : 1));
      expect(job.status).toBe(events.at(-1)?.statusTo ?? 'application-not-started');
      expect(job.dateApplied === '' || job.applied).toBe(true);
      expect(job.keys).toMatchObject({ applied: job.applied ? 1 : 0 });
      let from = 'application-not-started';
      for (const event of events) {
        expect(event.statusFrom).toBe(from);
        from = event.statusTo ?? '';
      }
    }
  }
});
