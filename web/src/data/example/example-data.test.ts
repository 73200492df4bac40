import 'fake-indexeddb/auto';
import { calendarDate, daysBetween } from '@foothold/core/dates/calendar-date.ts';
import { statusOfHistory } from '@foothold/core/entities/job/job-history.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addJobNote } from '../jobs/job-events.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { readRows } from '../rows/read-rows.ts';
import { tableNames } from '../rows/tables.ts';
import { queryMetrics } from '../statistics/job-metrics.ts';
import { queryNextSteps } from '../steps/next-steps.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { loadExampleData, removeExampleData } from './example-data.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

describe('loadExampleData', () => {
  it('brings thirty dated jobs with everything around them, each marked, in one entry', async () => {
    saved(await loadExampleData(clock));
    const { rows, total } = await queryJobs(opened(), {});
    expect([rows.length, total]).toEqual([30, 30]);
    expect(await opened().journal.count()).toBe(1);
    for (const name of tableNames) {
      const { rows: all, broken } = readRows(name, await opened().table(name).toArray());
      expect(broken).toEqual([]);
      expect(all.every((row) => row.isExample && row.uid !== '')).toBe(true);
    }
    const counts = await Promise.all(
      (
        [
          'companies',
          'interviews',
          'resumes',
          'resumeSkills',
          'places',
          'placeGroups',
          'placeGroupMembers',
          'tasks',
          'contacts',
        ] as const
      ).map((name) => opened().table(name).count()),
    );
    expect(counts).toEqual([18, 9, 2, 9, 8, 3, 10, 4, 4]);
    expect(new Set(rows.map((job) => job.uid)).size).toBe(30);
    expect(new Set(rows.map((job) => job.keys?.similar)).size).toBe(30);
  });

  it('tells believable histories: nothing in the future, status the newest entry, applied where there is a date of application', async () => {
    saved(await loadExampleData(clock));
    const today = calendarDate(clock.now());
    const { rows } = await queryJobs(opened(), {});
    const seen = new Set(rows.map((job) => job.status));
    expect(seen.size).toBeGreaterThanOrEqual(12);
    for (const job of rows) {
      const history = await opened().jobEvents.where('jobId').equals(job.internalId).toArray();
      expect(history.every((event) => daysBetween(event.date, today) >= 0)).toBe(true);
      expect(statusOfHistory(history)).toBe(job.status);
      expect(history.some((event) => event.statusTo === 'application-submitted')).toBe(job.applied);
      expect(history.every((event) => event.dateCorrectedFrom === '')).toBe(true);
      expect(job.updatedAt <= clock.now().toISOString()).toBe(true);
    }
    const metrics = await queryMetrics(opened());
    expect(metrics.tiles.saved).toBe(30);
    expect(
      metrics.tiles.inProgress + metrics.tiles.complete + metrics.byStatus['application-not-started'],
    ).toBe(30);
    const kinds = new Set((await queryNextSteps(opened(), today)).map((step) => step.kind));
    expect([...kinds].sort()).toEqual([
      ...['answer-offer', 'deadline', 'finish', 'follow-up', 'interview', 'start', 'task'],
    ]);
  });

  it('is loaded once', async () => {
    saved(await loadExampleData(clock));
    expect(await loadExampleData(clock)).toMatchObject({ ok: false, reason: 'example-already-loaded' });
    expect(await opened().jobs.count()).toBe(30);
  });
});

describe('removeExampleData', () => {
  it('takes all of it away and nothing of the person’s own', async () => {
    saved(await saveJob({ jobTitle: 'Mine', companyName: 'Acme' }, clock));
    const before = await everyRow();
    saved(await loadExampleData(clock));
    saved(await removeExampleData(clock));
    expect(await everyRow()).toEqual(before);
    expect(await removeExampleData(clock)).toMatchObject({ ok: false, reason: 'no-example' });
    saved(await loadExampleData(clock));
    expect(await opened().jobs.count()).toBe(31);
  });

  it('frees own records from example ones, and comes back whole with Undo', async () => {
    saved(await loadExampleData(clock));
    const example = (await queryJobs(opened(), { limit: 1 })).rows[0];
    const resume = await opened().resumes.toCollection().first();
    const mine = saved(await saveJob({ jobTitle: 'Mine', resumeId: resume?.internalId ?? null }, clock)).id;
    saved(await addJobNote(example?.internalId ?? 0, { date: '2026-11-19', note: 'my note' }, clock));
    const before = await everyRow();
    const removal = saved(await removeExampleData(clock));
    expect((await opened().jobs.toArray()).map((job) => [job.internalId, job.resumeId])).toEqual([
      [mine, null],
    ]);
    expect((await opened().jobEvents.toArray()).map((event) => event.jobId)).toEqual([mine]);
    expect(await undo(removal.journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });

  it('is undone by one Undo of the loading, too', async () => {
    const before = await everyRow();
    const { journalId } = saved(await loadExampleData(clock));
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect(await everyRow()).toEqual(before);
  });
});
