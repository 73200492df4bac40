import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadExampleData } from '../example/example-data.ts';
import { saveJob, updateJob } from '../jobs/jobs.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { queryHistory } from '../journal/history.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, inWords, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import type * as Parts from './journal-parts.ts';
import { splitChanges } from './journal-parts.ts';

// What is large is small here: real entries of that size take minutes.
const small = { whole: 20_000, beginning: 2_000 };
vi.mock('./journal-parts.ts', async (original) => {
  const real = await original<typeof Parts>();
  return {
    ...real,
    splitChanges: (changes: Parameters<typeof real.splitChanges>[0]) => real.splitChanges(changes, small),
  };
});

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});
afterEach(() => vi.restoreAllMocks());

const partNames = async () =>
  (await opened().meta.where('name').startsWith('journal part').toArray()).map(({ name }) => name);

it('keeps every change once and in order, none in a value larger than it may be but for one that is so alone', () => {
  const changes = Array.from({ length: 60 }, (_, key) => ({
    table: 'jobs',
    key,
    after: { notes: 'x'.repeat(key === 7 ? 30_000 : 900) },
  }));
  const { first, parts } = splitChanges(changes);
  expect([...first, ...parts.flat()]).toEqual(changes);
  expect(first).toHaveLength(2);
  for (const part of parts)
    expect(part.length === 1 || JSON.stringify(part).length <= small.whole).toBe(true);
  expect(splitChanges(changes.slice(0, 5))).toEqual({ first: changes.slice(0, 5), parts: [] });
});

it('a large entry is one step in the history, counted whole, and Undo takes it back whole', async () => {
  const { journalId } = saved(await loadExampleData(clock));
  const names = await partNames();
  expect(names.length).toBeGreaterThan(2);
  const { entries, total } = await queryHistory(opened(), 10);
  expect(total).toBe(1);
  expect(entries[0]?.rows).toContainEqual({ table: 'jobs', count: 30 });
  const [stored] = await opened().journal.toArray();
  expect(stored?.changes.length).toBeLessThan(20);
  const before = await everyRow();
  const cleared = saved(await clearAllData({ withPlaces: true }, clock));
  expect(await opened().jobs.count()).toBe(0);
  expect((await undo(cleared.journalId ?? 0, clock)).ok).toBe(true);
  expect(await everyRow()).toEqual(before);
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect(Object.values(await everyRow()).flat()).toEqual([]);
});

it('what a large later entry wrote stands in the way by its name', async () => {
  const { id } = saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  saved(await loadExampleData(clock));
  const edit = saved(await updateJob(id, { notes: 'mine' }, {}, clock));
  const { journalId } = saved(await clearAllData({ withPlaces: true }, clock));
  const answer = await undo(edit.journalId ?? 0, clock);
  expect(inWords(answer)).toMatchObject({
    ok: false,
    message: expect.stringContaining('“All data cleared” came later'),
  });
  expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
  expect((await undo(edit.journalId ?? 0, clock)).ok).toBe(true);
});

it('its parts leave with it', async () => {
  saved(await loadExampleData(clock));
  expect(await partNames()).not.toEqual([]);
  clock.skip(40 * 86_400_000);
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  expect(await opened().journal.count()).toBe(1);
  expect(await partNames()).toEqual([]);
});
