import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshSecret, storedSecret } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));
const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;

test('a kept secret is made once, for its owner only', async () => {
  const secret = await storedSecret(folder, 'secret');
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await storedSecret(folder, 'secret')).toBe(secret);
  expect(await modeOf('secret')).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('all that make it at once get the same one, and nothing else stays', async () => {
  const makers = Array.from({ length: 60 }, (_, at) => at);
  const all = await Promise.all(
    makers.map(async (at) => {
      // One a turn, so that each step of one falls between two of another.
      for (let turn = 0; turn < at; turn += 1) await new Promise(setImmediate);
      return storedSecret(folder, 'secret', () => `${at}-`.repeat(40));
    }),
  );
  expect(new Set(all).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('a file that others can read is closed to them', async () => {
  await writeFile(join(folder, 'secret'), 'x'.repeat(40));
  await chmod(join(folder, 'secret'), 0o644);
  expect(await storedSecret(folder, 'secret')).toBe('x'.repeat(40));
  expect(await modeOf('secret')).toBe(0o600);
});

test('a damaged file is told, not replaced', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(storedSecret(folder, 'secret')).rejects.toThrow('is damaged. Delete it');
});

test('a fresh secret replaces the one before and its rights', async () => {
  await writeFile(join(folder, 'pass'), 'old', { mode: 0o666 });
  await chmod(join(folder, 'pass'), 0o666);
  const secret = await freshSecret(folder, 'pass');
  expect(secret).not.toBe('old');
  expect(await modeOf('pass')).toBe(0o600);
});
