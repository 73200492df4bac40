import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from './lock.ts';
import { swapIn } from './restore-swap.ts';

const swap = { fresh: 'restore-1', kept: 'before-restore-1' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-swap-'));
  for (const [where, text] of [
    ['', 'old'],
    [swap.fresh, 'new'],
  ] as const) {
    await mkdir(join(folder, where, 'postgres'), { recursive: true });
    await writeFile(join(folder, where, 'postgres/PG_VERSION'), text);
    await writeFile(join(folder, where, 'secret'), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => 'absent');
const state = async () => [
  await read('postgres/PG_VERSION'),
  await read('secret'),
  await read(`${swap.kept}/postgres/PG_VERSION`),
  await read(`${swap.kept}/secret`),
];
/** As the next start or command finds it. */
async function nextStart(): Promise<void> {
  await (await lockFolder(folder)).release();
}

const whole = ['new', 'new', 'old', 'old'];
/** What a restore does after it was decided on, one step after the other. */
const steps: (() => Promise<unknown>)[] = [
  () => writeFile(join(folder, 'restore.json'), JSON.stringify(swap)),
  () => mkdir(join(folder, swap.kept)),
  () => rename(join(folder, 'postgres'), join(folder, swap.kept, 'postgres')),
  () => rename(join(folder, swap.fresh, 'postgres'), join(folder, 'postgres')),
  () => rename(join(folder, 'secret'), join(folder, swap.kept, 'secret')),
  () => rename(join(folder, swap.fresh, 'secret'), join(folder, 'secret')),
];

describe('a restore that is killed', () => {
  test('before it was decided on leaves the old data, and nothing half unpacked', async () => {
    await writeFile(join(folder, 'restore.json.new'), '{"fre');
    await nextStart();
    expect((await state()).slice(0, 2)).toEqual(['old', 'old']);
    expect(existsSync(join(folder, swap.fresh))).toBe(false);
  });

  test.each(steps.map((_, at) => at + 1))(
    'after step %i is brought to its end by the next start',
    async (done) => {
      for (const step of steps.slice(0, done)) await step();
      await nextStart();
      expect(await state()).toEqual(whole);
      expect((await readdir(folder)).sort()).toEqual([swap.kept, 'postgres', 'secret']);
    },
  );
});

test('a whole restore leaves the new data, keeps the old, and a second start changes nothing', async () => {
  await swapIn(folder, swap);
  expect(await state()).toEqual(whole);
  await nextStart();
  expect(await state()).toEqual(whole);
});

test('a copy without a secret leaves the one that is there', async () => {
  await rm(join(folder, swap.fresh, 'secret'));
  await swapIn(folder, swap);
  expect(await state()).toEqual(['new', 'old', 'old', 'absent']);
});
