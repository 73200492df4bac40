import 'fake-indexeddb/auto';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup.ts';
import { eraseOwnData, openOwnData } from '../db/db.ts';
import { dropCleared } from '../entries/cleared.ts';
import { saveJob } from '../jobs/jobs.ts';
import { clearAllData } from '../journal/clear-data.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import {
  allAiCalls,
  deleteAiCall,
  deleteAiCalls,
  keepAiCall,
  queryAiCalls,
  storedCallLimits,
} from './ai-calls.ts';

const call = {
  at: 1_000,
  task: 'letter',
  provider: 'openai-compatible',
  model: 'small',
  host: 'localhost:11434',
  isOwn: true,
  sent: 'Dear model, SENT-WORD',
  received: 'RECEIVED-WORD',
  outcome: 'done',
  problem: '',
  inputTokens: 20,
  outputTokens: 6,
  isCounted: true,
  cost: null,
  seconds: 3,
} as const;

beforeEach(() => openEmptyData());

it('are listed newest first, without their texts', async () => {
  await keepAiCall(call);
  await keepAiCall({ ...call, at: 3_000, outcome: 'stopped' });
  await keepAiCall({ ...call, at: 2_000 });
  const { lines: listed } = await queryAiCalls(opened());
  expect(listed.map(({ at }) => at)).toEqual([3_000, 2_000, 1_000]);
  expect(listed[0]).not.toHaveProperty('sent');
  expect(await opened().aiCalls.get(listed[2]?.internalId ?? 0)).toMatchObject(call);
});

it('are bounded: the oldest go, and of a very long text the ends stay', async () => {
  const rows = Array.from({ length: storedCallLimits.calls }, (_, at) => ({
    ...call,
    at: at + 1,
    internalId: at + 1,
  }));
  await opened().aiCalls.bulkAdd(rows);
  const sent = `first ${'x'.repeat(200_000)} last`;
  await keepAiCall({ ...call, at: 9_000, sent });
  const { lines: listed } = await queryAiCalls(opened());
  expect(listed).toHaveLength(storedCallLimits.calls);
  expect([listed[0]?.at, listed.at(-1)?.at]).toEqual([9_000, 2]);
  const kept = (await opened().aiCalls.get(listed[0]?.internalId ?? 0))?.sent ?? '';
  expect(kept.length).toBeLessThan(storedCallLimits.characters + 100);
  expect(kept).toMatch(/^first x[\s\S]*140,011 characters are not kept[\s\S]* last$/);
});

it('are found by words of their names and of what was sent and came back, and added up whole', async () => {
  await keepAiCall({ ...call, cost: 0.5 });
  await keepAiCall({ ...call, at: 2_000, task: 'search-coach', sent: 'Nurse in Ohio', received: '' });
  const found = async (words: string) =>
    (await queryAiCalls(opened(), words, (task) => (task === 'letter' ? 'Cover letter' : task))).lines.map(
      ({ at }) => at,
    );
  expect(await found('COVER letter')).toEqual([1_000]);
  expect(await found('nurse small')).toEqual([2_000]);
  expect(await found('received-word')).toEqual([1_000]);
  expect(await found('nurse dear')).toEqual([]);
  expect(await queryAiCalls(opened(), 'nurse')).toMatchObject({ total: 2, tokens: 52, cost: 0.5 });
});

it('are in no journal and in no backup', async () => {
  await keepAiCall(call);
  expect(await opened().journal.count()).toBe(0);
  const made = await makeBackup();
  if (!made.ok) throw new Error(sayEnglish(made.message));
  const backup = await made.file.text();
  expect(backup).toContain('jobs');
  expect(backup).not.toMatch(/aiCalls|SENT-WORD|RECEIVED-WORD/);
});

it('go one by one, all at once, and with the data of the account', async () => {
  await keepAiCall(call);
  await keepAiCall({ ...call, at: 2_000 });
  const [newest] = (await queryAiCalls(opened())).lines;
  const bringBack = await deleteAiCall(newest?.internalId ?? 0);
  expect((await allAiCalls()).map(({ at }) => at)).toEqual([1_000]);
  await bringBack?.();
  expect((await allAiCalls()).map(({ at }) => at)).toEqual([1_000, 2_000]);
  expect(await deleteAiCall(999)).toBeNull();
  await deleteAiCalls();
  expect(await allAiCalls()).toEqual([]);
  await keepAiCall(call);
  expect(await eraseOwnData('u1')).toEqual({ ok: true });
  await openOwnData('u1');
  expect(await allAiCalls()).toEqual([]);
});

it('tell nothing of data that was cleared, once it cannot be brought back', async () => {
  const clock = testClock();
  await keepAiCall({ ...call, at: clock.now().getTime() });
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  saved(await clearAllData({ withPlaces: true }, clock));
  clock.skip(60_000);
  await keepAiCall({ ...call, at: clock.now().getTime(), task: 'request' });
  await dropCleared(opened(), clock.now());
  expect(await allAiCalls()).toHaveLength(2);
  clock.skip(2 * 60 * 60_000);
  await dropCleared(opened(), clock.now());
  expect((await allAiCalls()).map(({ task }) => task)).toEqual(['request']);
});

it('that cannot be kept trouble nobody', async () => {
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keepAiCall(call);
  add.mockRestore();
  expect(await allAiCalls()).toEqual([]);
});
