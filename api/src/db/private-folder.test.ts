import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from './lock.ts';
import { FolderOwnerError, makeFolderPrivate } from './private-folder.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foothold-private-'));
  folder = join(home, 'data');
  await mkdir(join(folder, 'postgres/base'), { recursive: true });
  await writeFile(join(folder, 'postgres/base/1247'), 'table');
  await writeFile(join(folder, 'secret'), 'secret');
  for (const name of ['', 'postgres', 'postgres/base']) await chmod(join(folder, name), 0o755);
  for (const name of ['postgres/base/1247', 'secret']) await chmod(join(folder, name), 0o666);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

async function modes(): Promise<number[]> {
  const inside = await readdir(folder, { recursive: true });
  return Promise.all(['', ...inside].map((name) => modeOf(join(folder, name))));
}

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  test('that existed with open rights becomes 0700 and 0600 throughout when it is taken', async () => {
    const lock = await lockFolder(folder);
    expect(new Set(await modes())).toEqual(new Set([0o700, 0o600]));
    await lock.release();
  });

  test('keeps the rights of what its symbolic links lead to', async () => {
    const outside = join(home, 'outside');
    await mkdir(outside);
    await writeFile(join(outside, 'shared'), '');
    await chmod(outside, 0o755);
    await chmod(join(outside, 'shared'), 0o644);
    await symlink(outside, join(folder, 'link'));
    await symlink(join(outside, 'shared'), join(folder, 'file-link'));
    expect(makeFolderPrivate(folder)).toBe(true);
    expect([await modeOf(outside), await modeOf(join(outside, 'shared'))]).toEqual([0o755, 0o644]);
  });

  test('behind a symbolic link of its own is made private', async () => {
    await symlink(folder, join(home, 'link'));
    expect(makeFolderPrivate(join(home, 'link'))).toBe(true);
    expect(new Set(await modes())).toEqual(new Set([0o700, 0o600]));
  });

  test('of another user is refused with what to do, and nothing in it changes', async () => {
    const before = await modes();
    const { uid } = await stat(folder);
    vi.spyOn(process, 'getuid').mockReturnValue(uid + 4321);
    const refusal = await lockFolder(folder).catch((cause) => cause);
    expect(refusal).toBeInstanceOf(FolderOwnerError);
    expect(refusal.message).toContain(`The data folder ${folder} belongs to another user (uid ${uid})`);
    expect(refusal.message).toContain(`chown -R ${uid + 4321} ${folder}`);
    expect((await readdir(folder)).sort()).toEqual(['postgres', 'secret']);
    expect(await modes()).toEqual(before);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'that holds one file of another user is refused by its name',
    async () => {
      const { chown } = await import('node:fs/promises');
      const foreign = join(folder, 'postgres/base/1247');
      await chown(foreign, 4321, 4321);
      await expect(lockFolder(folder)).rejects.toThrow(
        `${foreign} in the data folder belongs to another user`,
      );
      expect((await readdir(folder)).sort()).toEqual(['postgres', 'secret']);
      expect(await modeOf(join(folder, 'secret'))).toBe(0o666);
    },
  );
});
