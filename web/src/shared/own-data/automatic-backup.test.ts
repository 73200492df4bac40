import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveJob } from '../../data/jobs/jobs.ts';
import { openEmptyData, saved, testClock } from '../../data/testing/own-data-test-kit.ts';
import type * as FileHandles from '../../platform/files/file-handle.ts';
import {
  type FileHandle,
  forgetFile,
  keepFile,
  storedFile,
  writeWhole,
} from '../../platform/files/file-handle.ts';
import { automaticPace, waitBeforeBackup, writeAutomaticBackup } from './automatic-backup.ts';

let clock = testClock();

/** What a file holds, how often it was asked for, and how writing it ends. */
const disk = { content: 'former', asked: 0, permission: 'granted', fails: '' };

// Kept in a database, a handle is a copy: what it does is outside of it.
function handle(): FileHandle {
  return { name: 'foothold.backup.json' } as FileHandle;
}

function alive(): FileHandle {
  let written = '';
  return {
    name: 'foothold.backup.json',
    queryPermission: async () => disk.permission,
    requestPermission: async () => {
      disk.asked += 1;
      return 'granted';
    },
    createWritable: async () => {
      if (disk.fails === 'NotFoundError') throw Object.assign(new Error('gone'), { name: disk.fails });
      return {
        write: async (content: Blob) => {
          written = await content.text();
          if (disk.fails) throw Object.assign(new Error('no'), { name: disk.fails });
        },
        close: async () => {
          disk.content = written;
        },
        abort: async () => undefined,
      };
    },
  } as unknown as FileHandle;
}

vi.mock('../../platform/files/file-handle.ts', async (original) => {
  const real = await original<typeof FileHandles>();
  const revived = async (userId: string) => {
    const kept = await real.storedFile(userId);
    return kept && { ...kept, handle: alive() };
  };
  const keep: typeof real.keepFile = (userId, kept) =>
    real.keepFile(userId, kept && { ...kept, handle: handle() });
  return { ...real, storedFile: revived, keepFile: keep };
});

beforeEach(async () => {
  Object.assign(disk, { content: 'former', asked: 0, permission: 'granted', fails: '' });
  clock = testClock();
  vi.stubGlobal('window', { showSaveFilePicker: async () => handle() });
  vi.stubGlobal('navigator', {});
  await openEmptyData();
  await keepFile('u1', null);
});
afterEach(() => vi.unstubAllGlobals());

const write = (ask = false) => writeAutomaticBackup('u1', { ask, clock });
async function choose(): Promise<void> {
  saved(await saveJob({ jobTitle: 'Nurse' }, clock));
  await keepFile('u1', { handle: handle(), writtenAt: '', problem: '' });
}

it('writes all that is stored and remembers when', async () => {
  await choose();
  expect(await write()).toBe('');
  expect(JSON.parse(disk.content).tables.jobs).toMatchObject([{ jobTitle: 'Nurse' }]);
  const kept = await storedFile('u1');
  expect(kept).toMatchObject({ problem: '' });
  expect(Date.parse(kept?.writtenAt ?? '')).toBeGreaterThan(Date.parse('2026-11-19'));
});

it('without a file, in another account and while nothing is stored, nothing is written', async () => {
  expect(await write()).toBeNull();
  await keepFile('u1', { handle: handle(), writtenAt: '', problem: '' });
  expect(await write()).toBeNull();
  await choose();
  expect(await writeAutomaticBackup('u2', { ask: false, clock })).toBeNull();
  await forgetFile('u1');
  expect(await write()).toBeNull();
  expect(disk.content).toBe('former');
});

it('asks the person only after a click, and says that it has to', async () => {
  await choose();
  disk.permission = 'prompt';
  expect(await write()).toBe('ask-again');
  expect(disk).toMatchObject({ asked: 0, content: 'former' });
  expect(await storedFile('u1')).toMatchObject({ problem: 'ask-again', writtenAt: '' });
  expect(await write(true)).toBe('');
  expect(disk.asked).toBe(1);
  disk.permission = 'denied';
  expect(await write(true)).toBe('denied');
});

it.each([
  ['QuotaExceededError', 'full'],
  ['NotFoundError', 'gone'],
  ['NotAllowedError', 'ask-again'],
  ['UnknownError', 'failed'],
])('%s leaves the former file whole and is said as %s', async (error, problem) => {
  await choose();
  disk.fails = error;
  expect(await write()).toBe(problem);
  expect(disk.content).toBe('former');
  expect(await storedFile('u1')).toMatchObject({ problem });
});

it('one tab writes at a time', async () => {
  await choose();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: unknown, work: (lock: null) => Promise<unknown>) => work(null),
    },
  });
  expect(await write()).toBeNull();
  expect(disk.content).toBe('former');
});

it('changes are gathered, and from one writing to the next it is ten minutes', () => {
  const now = Date.parse('2026-11-21T10:00:00.000Z');
  const before = (ms: number) => new Date(now - ms).toISOString();
  expect(waitBeforeBackup('', now)).toBe(automaticPace.gather);
  expect(waitBeforeBackup(before(60_000), now)).toBe(automaticPace.apart - 60_000);
  expect(waitBeforeBackup(before(automaticPace.apart * 3), now)).toBe(automaticPace.gather);
});

it('content is swapped in as a whole', async () => {
  expect(await writeWhole(alive(), new Blob(['new']))).toBe('');
  expect(disk.content).toBe('new');
});
