import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeOwnData, openOwnData } from '../db/db.ts';
import { dropCleared } from '../entries/cleared.ts';
import { loadExampleData } from '../example/example-data.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { tableNames } from '../rows/tables.ts';
import { saveSetting, saveSettings } from '../settings/settings.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { clearAllData } from './clear-data.ts';
import { queryHistory } from './history.ts';
import { undo } from './undo.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

/** One row in every table; a place in a group, a conversation about the job. */
async function fillAll(): Promise<void> {
  const { id: jobId } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside' }, clock));
  saved(await saveSetting('jobSearch', 'searchTerm', 'nurse', clock));
  const db = opened();
  for (const table of tableNames)
    if ((await db.table(table).count()) === 0) await db.table(table).add({ uid: table, jobId } as never);
}

const counts = async () => {
  const rows = await everyRow();
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.length]));
};
const left = async () => Object.entries(await counts()).flatMap(([table, count]) => (count ? [table] : []));
const kept = [
  'conversationMessages',
  'conversations',
  'homes',
  'practice',
  'practiceSessions',
  'searches',
  'stories',
];
const placeTables = ['placeGroupMembers', 'placeGroups', 'places'];

describe('clearAllData', () => {
  it('removes companies, jobs, interviews, resumes, settings and what hangs on them, not places', async () => {
    await fillAll();
    const before = Object.values(await counts()).reduce((sum, count) => sum + count, 0);
    const { removed } = saved(await clearAllData({ withPlaces: false }, clock));
    expect((await left()).sort()).toEqual([...kept, ...placeTables].sort());
    const after = Object.values(await counts()).reduce((sum, count) => sum + count, 0);
    expect(removed).toBe(before - after);
    expect(await opened().conversations.toArray()).toMatchObject([{ jobId: null }]);
  });

  it('removes places and their groups too when told so', async () => {
    await fillAll();
    saved(await clearAllData({ withPlaces: true }, clock));
    expect((await left()).sort()).toEqual(kept);
  });

  it('is one step that Undo takes back whole, unreadable rows included', async () => {
    saved(await loadExampleData(clock));
    await fillAll();
    await opened().jobs.add({ jobTitle: { not: 'a text' } } as never);
    const before = await everyRow();
    const { journalId } = saved(await clearAllData({ withPlaces: true }, clock));
    expect(await opened().jobs.count()).toBe(0);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({
      ok: true,
      label: { english: 'All data cleared' },
    });
    expect(await everyRow()).toEqual(before);
  });

  it('leaves no example place behind that nothing could remove, and keeps own places in its groups', async () => {
    saved(await loadExampleData(clock));
    const db = opened();
    const group = await db.placeGroups.toCollection().first();
    const place = await db.places.add({ uid: 'own', name: 'Own place' } as never);
    await db.placeGroupMembers.add({ uid: 'm', groupId: group?.internalId, placeId: place } as never);
    saved(await clearAllData({ withPlaces: false }, clock));
    expect(await left()).toEqual(['places']);
    expect(await db.places.toArray()).toMatchObject([{ name: 'Own place' }]);
    saved(await loadExampleData(clock));
  });

  it('writes nothing where there is nothing', async () => {
    expect(await clearAllData({ withPlaces: true }, clock)).toMatchObject({ journalId: null, removed: 0 });
  });
});

describe('what was cleared', () => {
  const later = (ms: number) => new Date(clock.now().getTime() + ms);
  const hour = 60 * 60_000;

  it('can still be undone after a reload within the hour, and is gone for good after it', async () => {
    await fillAll();
    const { journalId } = saved(await clearAllData({ withPlaces: true }, clock));
    await dropCleared(opened(), later(hour - 60_000));
    expect(await opened().journal.count()).toBeGreaterThan(1);
    const { journalId: newer } = saved(await saveJob({ jobTitle: 'Later' }, clock));
    await dropCleared(opened(), later(hour + 60_000));
    expect(await opened().journal.toCollection().primaryKeys()).toEqual([newer]);
    expect(JSON.stringify(await opened().journal.toArray())).not.toContain('Nurse');
    const [entry] = await opened().journal.toArray();
    const bytes = await opened().meta.where('name').equals('journalBytes').first();
    expect(bytes?.value).toBe(entry?.size);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'expired' });
  });

  it('is left alone once it was brought back', async () => {
    await fillAll();
    const { journalId } = saved(await clearAllData({ withPlaces: true }, clock));
    await undo(journalId ?? 0, clock);
    await dropCleared(opened(), later(hour * 48));
    expect(await opened().journal.get(journalId ?? 0)).toBeDefined();
    expect(await opened().jobs.count()).toBe(1);
  });

  it('goes when the app opens', async () => {
    await fillAll();
    clock = testClock('2020-01-01T00:00:00.000Z');
    saved(await clearAllData({ withPlaces: true }, clock));
    await closeOwnData();
    await openOwnData('u1');
    expect(await opened().journal.count()).toBe(0);
  });
});

describe('queryHistory', () => {
  it('names the records and the fields, and finds entries by them, page by page', async () => {
    const { id } = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Lakeside' }, clock));
    for (let at = 0; at < 125; at += 1) saved(await saveJob({ jobTitle: `Cook ${at}` }, clock));
    saved(await updateJob(id, { notes: 'call', jobType: 'fulltime' }, {}, clock));
    const found = async (words: string, from = 0) => queryHistory(opened(), 10, { from, words });
    expect(await found('LAKESIDE notes')).toMatchObject({
      total: 1,
      entries: [
        {
          label: { english: 'Job changed' },
          names: ['Nurse · Lakeside'],
          fields: [{ english: 'Job type' }, { english: 'Notes' }],
        },
      ],
    });
    expect((await found('lakeside')).total).toBe(2);
    const last = await found('cook', 120);
    expect([last.total, last.entries.map(({ names }) => names[0])]).toEqual([
      125,
      ['Cook 4', 'Cook 3', 'Cook 2', 'Cook 1', 'Cook 0'],
    ]);
    expect((await queryHistory(opened(), 10, { from: 120 })).entries).toHaveLength(7);
    expect(await found('baker')).toEqual({ total: 0, entries: [] });
  });

  it('lists the newest changes first, with what each wrote, and what was undone', async () => {
    saved(await saveJob({ jobTitle: 'A' }, clock));
    const { journalId } = saved(
      await saveSettings('jobSearch', { searchTerm: 'nurse', location: 'Ohio' }, clock),
    );
    await undo(journalId ?? 0, clock);
    const { entries, total } = await queryHistory(opened(), 1);
    expect(total).toBe(2);
    expect(entries).toMatchObject([
      { label: { english: 'Settings changed' }, isUndone: true, rows: [{ table: 'settings', count: 2 }] },
    ]);
    expect((await queryHistory(opened(), 9)).entries[1]).toMatchObject({
      label: { english: 'Job saved' },
      isUndone: false,
    });
    expect(await opened().settings.count()).toBe(0);
  });
});
