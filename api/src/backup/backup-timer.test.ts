import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { writeBackupFile } from './backup-file.ts';
import { copyNameAt } from './backup-list.ts';
import type { BackupMaker } from './backup-make.ts';
import { startDailyCopies } from './backup-timer.ts';

const hour = 3_600_000;
const never = 2_000_000_000;
let db: Db;
let copies: string;
let at: number;
let said: string[];
let failure: string | null;
beforeAll(async () => {
  db = await openTestDb();
}, 180_000);
afterAll(() => db.close());
beforeEach(async () => {
  copies = await mkdtemp(join(tmpdir(), 'foothold-copies-'));
  at = Date.parse('2026-11-01T00:00:00Z');
  said = [];
  failure = null;
  await db.query("DELETE FROM rate_limits WHERE key = 'daily copy'");
});
afterEach(() => rm(copies, { recursive: true }));

const now = () => new Date(at);

async function write(folder: string, madeAt: Date): Promise<string> {
  const path = join(folder, copyNameAt(madeAt));
  await writeBackupFile(path, {
    head: {
      version: '1',
      madeAt: madeAt.toISOString(),
      kind: db.kind,
      postgres: 18,
      migrations: { count: 1, newest: 1 },
    },
    content: {
      name: 'content',
      bytes: (async function* () {
        yield Buffer.from('all');
      })(),
      restoredBytes: () => 3,
    },
  });
  return path;
}

function copying(folder = copies, days = 7) {
  const maker: BackupMaker = {
    isRunning: () => false,
    async make() {
      if (failure !== null) throw new Error(failure);
      return { path: await write(folder, now()), bytes: 3 };
    },
  };
  return startDailyCopies({
    db,
    maker,
    copies: folder,
    days,
    now,
    say: (line) => said.push(line),
    environment: { PATH: process.env.PATH },
    lookEvery: never,
  });
}

const count = async (folder = copies) => (await readdir(folder)).length;

test('a copy is made a day after the newest one, also by a server that was started anew', async () => {
  const first = copying();
  await first.look();
  await first.look();
  expect(await count()).toBe(1);
  at += 20 * hour;
  await first.stop();
  const second = copying();
  await second.look();
  expect(await count()).toBe(1);
  at += 4 * hour;
  await second.look();
  expect(await count()).toBe(2);
  await second.stop();
});

test('copies go after their days, the newest whole one stays whatever its age', async () => {
  const daily = copying();
  for (let day = 0; day < 10; day += 1) {
    await daily.look();
    at += 24 * hour;
  }
  const names = await readdir(copies);
  expect(names).toHaveLength(7);
  expect(names).not.toContain('foothold-2026-11-03T000000Z.tar');
  // From here on every copy is damaged before it is looked at.
  at += 30 * 24 * hour;
  failure = 'no.';
  await daily.look();
  expect(await count()).toBe(7);
  failure = null;
  at += hour;
  await daily.look();
  expect(await count()).toBe(1);
  await daily.stop();
});

test('a damaged newest copy does not let the last good one go', async () => {
  const good = await write(copies, now());
  at += 8 * 24 * hour;
  const daily = copying();
  const { isWhole, copiesIn, removeOldCopies } = await import('./backup-list.ts');
  const bad = await write(copies, now());
  await writeFile(bad, 'damaged');
  await removeOldCopies(copies, { days: 7, now: now() });
  expect((await readdir(copies)).sort()).toEqual([good, bad].map((path) => path.split('/').at(-1)).sort());
  expect(await Promise.all((await copiesIn(copies)).map(isWhole))).toEqual([false, true]);
  await daily.stop();
});

test('a failure is told once with its reason and tried again after an hour', async () => {
  const daily = copying();
  failure = 'There is no room.';
  for (let looks = 0; looks < 3; looks += 1) {
    await daily.look();
    at += hour;
  }
  expect(said).toEqual([
    'Today’s copy of the data could not be made: There is no room. It is tried again in an hour.',
  ]);
  failure = null;
  await daily.look();
  expect(await count()).toBe(1);
  await daily.stop();
});

test('of several servers of one PostgreSQL one makes the copy of the day; each PGlite makes its own', async () => {
  const other = await mkdtemp(join(tmpdir(), 'foothold-copies-'));
  const both = [copying(copies), copying(other)];
  await Promise.all(both.map((one) => one.look()));
  expect((await count()) + (await count(other))).toBe(db.kind === 'postgres' ? 1 : 2);
  for (const one of both) await one.stop();
  await rm(other, { recursive: true });
});
