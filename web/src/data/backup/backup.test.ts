import 'fake-indexeddb/auto';
import { writeBackup } from '@foothold/core/own-data/backup.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeOwnData, openOwnData } from '../db/db.ts';
import { loadExampleData } from '../example/example-data.ts';
import { queryJobs } from '../jobs/job-list.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { backupCounts, makeBackup, restoreBackup } from './backup.ts';
import { firstBackup } from './backup-first.data.ts';
import { mergeBackup } from './backup-merge.ts';
import { readBackup } from './backup-read.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

async function made(): Promise<Blob> {
  const answer = await makeBackup({ clock });
  if (!answer.ok) throw new Error(sayEnglish(answer.message));
  expect(answer.name).toMatch(/^foothold-2026-11-\d\d\.backup\.json$/);
  return answer.file;
}

async function read(file: Blob) {
  const answer = await readBackup(file);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.backup;
}

async function problemOf(content: BlobPart): Promise<string> {
  const answer = await readBackup(new Blob([content]));
  return answer.ok ? 'none' : `${answer.problem} ${answer.name ?? ''}`.trim();
}

describe('a backup', () => {
  it('restores exactly, in another account and over other data, unreadable rows included', async () => {
    saved(await loadExampleData(clock));
    await opened().jobs.add({ jobTitle: { not: 'a text' } } as never);
    const before = await everyRow();
    const answer = await readBackup(await made());
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.odd).toBe(1);
    expect(backupCounts(answer.backup)).toMatchObject({ jobs: 31, settings: before.settings?.length });

    await closeOwnData();
    await openOwnData('u2');
    saved(await saveJob({ jobTitle: 'Baker', companyName: 'Crust' }, clock));
    saved(await restoreBackup(answer.backup, clock));
    expect(await everyRow()).toEqual(before);
  });

  it('of a restored backup is the same backup', async () => {
    saved(await loadExampleData(clock));
    const first = await read(await made());
    saved(await restoreBackup(first, clock));
    expect((await read(await made())).tables).toEqual(first.tables);
  });

  it('is restored in one step that Undo takes back whole', async () => {
    const file = await made();
    saved(await loadExampleData(clock));
    const before = await everyRow();
    const { journalId } = saved(await restoreBackup(await read(file), clock));
    expect(await opened().jobs.count()).toBe(0);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
  });

  it('changes nothing when what it holds is what is here', async () => {
    saved(await loadExampleData(clock));
    expect(saved(await restoreBackup(await read(await made()), clock)).journalId).toBeNull();
  });

  it('restores over settings and places in groups that hold the same names under other keys', async () => {
    saved(await loadExampleData(clock));
    const tables = structuredClone((await read(await made())).tables);
    for (const table of ['settings', 'placeGroupMembers'])
      tables[table] = (tables[table] ?? []).map((row) => ({ ...row, internalId: row.internalId + 1 }));
    expect(tables.placeGroupMembers?.length).toBeGreaterThan(1);
    saved(await restoreBackup({ tables }, clock));
    expect((await everyRow()).placeGroupMembers).toEqual(tables.placeGroupMembers);
  });

  it('of version 1 is read for good and its jobs are in the lists', async () => {
    const backup = await read(new Blob([firstBackup]));
    expect(backup.version).toBe(1);
    saved(await restoreBackup(backup, clock));
    expect((await queryJobs(opened(), {})).total).toBe(2);
    expect((await everyRow()).placeGroupMembers).toEqual(backup.tables.placeGroupMembers);
  });

  it('shows how far it is and stops when it is called off', async () => {
    saved(await loadExampleData(clock));
    const shares: number[] = [];
    const watch = { onProgress: (share: number) => shares.push(share) };
    await makeBackup({ clock, ...watch });
    expect(shares.at(-1)).toBe(1);
    expect([...shares].sort((a, b) => a - b)).toEqual(shares);
    const file = await made();
    const calledOff = { signal: AbortSignal.abort() };
    expect(await makeBackup({ clock, ...calledOff })).toMatchObject({ ok: false });
    expect(await readBackup(file, calledOff)).toEqual({ ok: false, problem: 'cancelled' });
  });

  it('that finds no room is not restored by half, whichever way it comes back', async () => {
    saved(await loadExampleData(clock));
    const backup = await read(await made());
    const [first] = await opened().jobs.toArray();
    await opened().jobs.update(first?.internalId ?? 0, { notes: 'changed since' });
    await opened().contacts.clear();
    const before = await everyRow();
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    const fails = () => {
      throw full;
    };
    opened().journal.hook('creating').subscribe(fails);
    for (const write of [
      () => restoreBackup(backup, clock),
      () => mergeBackup(backup, { all: 'theirs', each: {} }, clock),
    ]) {
      expect(await write()).toMatchObject({ ok: false, reason: 'quota' });
      expect(await everyRow()).toEqual(before);
    }
    opened().journal.hook('creating').unsubscribe(fails);
    saved(await restoreBackup(backup, clock));
    expect(await opened().contacts.count()).toBe(backup.tables.contacts?.length);
  });

  it('says so while no data is open', async () => {
    await closeOwnData();
    expect(await makeBackup({ clock })).toMatchObject({ ok: false, reason: 'closed' });
  });
});

describe('a file is refused', () => {
  it('wherever it was cut and whichever byte was changed', async () => {
    saved(await saveJob({ jobTitle: 'Nurse “night” 🦊', companyName: 'Mercy' }, clock));
    const bytes = new Uint8Array(await (await made()).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(1000);
    for (let at = 0; at < bytes.length; at += 97) {
      const copy = bytes.slice();
      copy[at] = (copy[at] ?? 0) ^ 1;
      // The first characters are what tells that it is a backup.
      expect(await problemOf(copy), `byte ${at}`).toBe(at === 0 ? 'not-a-backup' : 'damaged');
    }
    for (let length = 40; length < bytes.length; length += 61)
      expect(await problemOf(bytes.slice(0, length)), `${length} bytes`).toBe('damaged');
  });

  const backup = { madeAt: '2026-11-21T07:00:00.000Z', tables: { jobs: [{ internalId: 1 }] } };
  it.each([
    ['of no bytes', '', 'empty'],
    ['another list', '[]', 'not-a-backup'],
    ['another object', '{"jobs":[]}', 'not-a-backup'],
    ['a picture', '\u0089PNG\r\n', 'not-a-backup'],
    ['a text', 'Dear diary', 'not-a-backup'],
    ['sealed', '{"format":"foothold-sealed-backup","version":1}\n', 'sealed'],
    ['that was laid out anew', JSON.stringify(JSON.parse(writeBackup(backup)), null, 2), 'damaged'],
    [
      'with a strange table',
      writeBackup({ ...backup, tables: { 'jobs; drop': [] } }),
      'unknown-table jobs; drop',
    ],
    [
      'with a strange field',
      writeBackup({ ...backup, tables: { jobs: [{ internalId: 1, 'a b': 1 }] } }),
      'odd-field a b',
    ],
    ['of a newer version in the first form', firstBackup.replace('"version":1', '"version":99'), 'newer'],
  ])('%s', async (_, content, problem) => {
    expect(await problemOf(content)).toBe(problem);
  });
});
