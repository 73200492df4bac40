import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openPgliteDb } from '../db/pglite.ts';
import { damageLines } from '../start/damage-lines.ts';
import { DamagedDataError, openChecked } from '../start/open-checked.ts';
import { storedSecret } from '../start/secret-file.ts';
import type { TestBrowser } from '../testing/auth-test-kit.ts';
import { email, look, openOn, type Seen } from '../testing/backup-test-kit.ts';
import { startedBefore } from '../testing/first-start-test-kit.ts';
import { copiesIn } from './backup-list.ts';
import { backupMaker } from './backup-make.ts';
import { restoreFolder } from './backup-restore.ts';

const patience = 120_000;
const now = () => new Date('2026-11-25T03:04:05.000Z');
let home: string;
let folder: string;
let copies: string;
let db: Db;
let secret: string;
let browser: TestBrowser;
let before: Seen;
let copy: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foothold-backup-'));
  folder = join(home, 'data');
  copies = join(folder, 'backups');
  await startedBefore(folder, process.env);
  secret = await storedSecret(folder, 'secret');
  db = await openPgliteDb(folder);
  const opened = await openOn(db, secret);
  browser = opened.browser;
  await browser.signIn(email);
  await opened.server.app.close();
  before = await look(db, secret, browser);
}, patience);
afterAll(async () => {
  await db.close();
  await rm(home, { recursive: true });
});

const maker = (over: Partial<Parameters<typeof backupMaker>[0]> = {}) =>
  backupMaker({ db, folder, copies, version: '1.2.3', now, environment: {}, ...over });
const restore = (path: string) => restoreFolder({ folder, path, now: now(), tell: () => undefined });

/** The tables' file of this folder that holds most, which is one of ours. */
async function largestFile(): Promise<string> {
  const base = join(folder, 'postgres/base/5');
  const files = await Promise.all(
    (await readdir(base)).map(async (name) => ({ name, size: (await stat(join(base, name))).size })),
  );
  return join(base, files.sort((a, b) => b.size - a.size)[0]?.name ?? '');
}

async function overwrite(path: string, at: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write('damage', at);
  await file.close();
}

test(
  'a copy is made while statements go on, for its owner alone, and lists when, how large and whether it is whole',
  async () => {
    let written = 0;
    let isDone = false;
    await db.exec('CREATE TABLE during (id int)');
    const writing = (async () => {
      for (; !isDone; written += 1) await db.query('INSERT INTO during VALUES ($1)', [written]);
    })();
    const made = await maker().make();
    isDone = true;
    await writing;
    copy = made.path;
    expect(written).toBeGreaterThan(1);
    expect(made.path).toBe(join(copies, 'foothold-2026-11-25T030405Z.tar'));
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    expect(await readdir(copies)).toEqual(['foothold-2026-11-25T030405Z.tar']);
    expect((await copiesIn(copies))[0]).toMatchObject({
      bytes: made.bytes,
      manifest: { madeAt: now().toISOString(), version: '1.2.3', kind: 'pglite', postgres: 18 },
    });
    await expect(maker().make()).rejects.toThrow('There is a file');
    await expect(maker({ free: async () => 1_000_000 }).make(home)).rejects.toThrow(
      /There is no room for a copy in .*: 1 MB are free, \d+ MB are needed/,
    );
    expect(await readdir(home)).toEqual(['data']);
    await db.close();
  },
  patience,
);

test(
  'damage is found before the database is opened, and the message says how to put the newest copy back',
  async () => {
    await overwrite(await largestFile(), 9000);
    const damage = await openChecked(folder, () => Promise.reject(new Error('opened'))).catch(
      (cause) => cause,
    );
    expect(damage).toBeInstanceOf(DamagedDataError);
    const lines = await damageLines(damage, copies);
    expect(lines).toMatch(
      /is damaged: page 1 of the file base\/5\/\d+ is not what was written there\. Nothing was changed\./,
    );
    expect(lines).toContain('npm run backup -- restore foothold-2026-11-25T030405Z.tar');
    expect(await damageLines(damage, join(home, 'none'))).toContain('There are no copies in');
  },
  patience,
);

test(
  'a damaged, cut off or foreign copy is refused before anything is touched',
  async () => {
    const kept = (await readdir(folder)).sort();
    const bytes = await readFile(copy);
    const bad = join(home, 'bad.tar');
    const attempts: [Buffer, RegExp][] = [
      [bytes.subarray(0, bytes.length / 2), /is no copy of Foothold, or it is damaged or cut off/],
      [
        Buffer.concat([bytes.subarray(0, 700), Buffer.from('x'), bytes.subarray(701)]),
        /is no copy of Foothold|damaged/,
      ],
      [Buffer.from('no copy at all'), /is no copy of Foothold/],
      [
        Buffer.from(
          bytes.toString('latin1').replace('"kind": "pglite",\n  ', '"kind":"postgres",\n '),
          'latin1',
        ),
        /set DATABASE_URL/,
      ],
      [
        Buffer.from(bytes.toString('latin1').replace(/"newest": 1/, '"newest": 9'), 'latin1'),
        /was made by a later version of Foothold \(1\.2\.3\)/,
      ],
    ];
    for (const [content, says] of attempts) {
      await writeFile(bad, content);
      await expect(restore(bad)).rejects.toThrow(says);
    }
    await writeFile(bad, bytes);
    await overwrite(bad, bytes.length - 5000);
    await expect(restore(bad)).rejects.toThrow('is damaged: it is not what was written');
    await expect(restore(join(home, 'none.tar'))).rejects.toThrow('There is no copy');
    expect((await readdir(folder)).sort()).toEqual(kept);
  },
  patience,
);

test(
  'a restore after damage brings account, sign-ins, postings and secret back, and keeps what was there',
  async () => {
    await writeFile(join(folder, 'secret'), 'another secret than the one of the copy, as after a loss');
    await restore(copy);
    const restored = await readFile(join(folder, 'secret'), 'utf8');
    expect(restored).toBe(secret);
    db = await openChecked(folder, () => openPgliteDb(folder));
    expect(await look(db, restored, browser)).toEqual({ ...before, isStillSignedIn: true });
    const kept = join(folder, 'before-restore-2026-11-25T030405');
    expect(await readFile(join(kept, 'secret'), 'utf8')).toContain('another secret');
    expect(existsSync(join(kept, 'postgres/PG_VERSION'))).toBe(true);
    expect((await readdir(folder)).filter((name) => name.startsWith('restore'))).toEqual([]);
    await db.close();
  },
  patience,
);

test(
  'a table that was cut off, an index that was emptied and a file that is gone are damage too',
  async () => {
    const postings = async (name: string) => {
      const open = await openPgliteDb(folder);
      const [row] = await open.query<{ path: string }>('SELECT pg_relation_filepath($1) AS path', [name]);
      await open.close();
      return join(folder, 'postgres', row?.path ?? '');
    };
    const whatIsFound = () =>
      openChecked(folder, () => openPgliteDb(folder)).then(
        async (open) => open.close().then(() => 'nothing'),
        (cause: DamagedDataError) => cause.what,
      );
    for (const [name, says] of [
      ['posting', /could not read blocks|empty/],
      ['posting_newest', /the index posting_newest is empty/],
    ] as const) {
      const path = await postings(name);
      const bytes = await readFile(path);
      await truncate(path, 0);
      expect(await whatIsFound()).toMatch(says);
      await writeFile(path, bytes);
    }
    const path = await postings('posting_text_pkey');
    const bytes = await readFile(path);
    await rm(path);
    expect(await whatIsFound()).toMatch(
      /the file base\/5\/\d+ of posting_text_pkey is missing|could not open file/,
    );
    await writeFile(path, bytes);
    await truncate(path, bytes.length - 100);
    expect(await whatIsFound()).toMatch(/is cut off/);
    await writeFile(path, bytes);
    expect(await whatIsFound()).toBe('nothing');
    db = await openPgliteDb(folder);
  },
  patience,
);
