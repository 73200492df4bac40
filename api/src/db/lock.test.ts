import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderLockedError, lockFolder, lockHolder } from './lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Another process that tries to take the folder and keeps it; says `held` or the error. */
async function otherProcess(): Promise<{ said: string; child: ChildProcess }> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)});
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('held'), (cause) => { console.log(cause.message); process.exit(1); });
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said = await new Promise<string>((done) =>
    child.stdout.once('data', (chunk) => done(String(chunk).trim())),
  );
  return { said, child };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

describe('lockFolder', () => {
  test('a second process is refused with the first one named', async () => {
    const first = await otherProcess();
    expect(first.said).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${first.child.pid}`);
    expect((await otherProcess()).said).toContain(`is in use by process ${first.child.pid}`);
    expect(await readdir(folder)).toEqual(['lock']);
  });

  test('a lock left by kill -9 is taken over', async () => {
    const first = await otherProcess();
    await kill(first.child);
    expect(await readdir(folder)).toEqual(['lock']);
    expect(await lockHolder(folder)).toBeNull();
    const lock = await lockFolder(folder);
    expect((await lockHolder(folder))?.pid).toBe(process.pid);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'a lock of a killed process whose parent never waits for it is taken over',
    async () => {
      // A shell that becomes a program which waits for no child: what it leaves behind stays a zombie.
      const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(parent);
      const pid = await new Promise<number>((done) =>
        parent.stdout.once('data', (chunk) => done(Number(String(chunk).trim()))),
      );
      const fieldsOf = async () =>
        (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      await expect.poll(() => readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n');
      const bornAt = (await fieldsOf())[19];
      await writeFile(join(folder, 'lock'), JSON.stringify({ pid, bornAt, port: 0 }));
      await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${pid}`);
      process.kill(pid, 'SIGKILL');
      await expect.poll(async () => (await fieldsOf())[0]).toBe('Z');
      expect(() => process.kill(pid, 0)).not.toThrow();
      expect(await lockHolder(folder)).toBeNull();
      await (await lockFolder(folder)).release();
    },
  );

  test('a later process with the same number does not keep a dead lock alive', async () => {
    // Process 1 always lives; it was born at another time than this lock says.
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 1, bornAt: '999999999999', port: 0 }));
    expect(await lockHolder(folder)).toBeNull();
    const lock = await lockFolder(folder);
    await lock.release();
  });

  test('half a lock file of a crash is taken over', async () => {
    for (const text of ['', '{"pid":', '{"pid":-1}', 'null']) {
      await writeFile(join(folder, 'lock'), text);
      const lock = await lockFolder(folder);
      await lock.release();
    }
  });

  test('of many that find a dead lock at once, one gets it', async () => {
    await kill((await otherProcess()).child);
    const said = (await Promise.all([1, 2, 3, 4].map(otherProcess))).map((one) => one.said);
    expect(said.filter((line) => line === 'held')).toHaveLength(1);
    expect(said.filter((line) => line.includes('is in use by process'))).toHaveLength(3);
  });

  test('the port is noted for commands; only the holder gives the folder back', async () => {
    const lock = await lockFolder(folder);
    await lock.listening(4321);
    expect((await lockHolder(folder))?.port).toBe(4321);
    await writeFile(join(folder, 'lock'), JSON.stringify({ pid: 1, bornAt: '', port: 0 }));
    await lock.release();
    expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8')).pid).toBe(1);
  });
});
