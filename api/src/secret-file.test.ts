import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshSecret, keptSecret } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));
const modeOf = async (name: string) => (await stat(join(folder, name))).mode & 0o777;

test('a kept secret is made once, for its owner only', async () => {
  const secret = await keptSecret(folder, 'secret');
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await keptSecret(folder, 'secret')).toBe(secret);
  expect(await modeOf('secret')).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('two that make it at once get the same one', async () => {
  const both = await Promise.all([1, 2].map((at) => keptSecret(folder, 'secret', () => `${at}`.repeat(40))));
  expect(both[0]).toBe(both[1]);
});

test('a file that others can read is closed to them', async () => {
  await writeFile(join(folder, 'secret'), 'x'.repeat(40));
  await chmod(join(folder, 'secret'), 0o644);
  expect(await keptSecret(folder, 'secret')).toBe('x'.repeat(40));
  expect(await modeOf('secret')).toBe(0o600);
});

test('a damaged file is told, not replaced', async () => {
  await writeFile(join(folder, 'secret'), 'short');
  await expect(keptSecret(folder, 'secret')).rejects.toThrow('is damaged. Delete it');
});

test('a fresh secret replaces the one before and its rights', async () => {
  await writeFile(join(folder, 'pass'), 'old', { mode: 0o666 });
  await chmod(join(folder, 'pass'), 0o666);
  const secret = await freshSecret(folder, 'pass');
  expect(secret).not.toBe('old');
  expect(await modeOf('pass')).toBe(0o600);
});
