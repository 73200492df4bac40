import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { backupCounts, makeBackup, readBackup, restoreBackup } from './backup.ts';
import { closeOwnData, openOwnData } from './db.ts';
import { loadExampleData } from './example-data.ts';
import { saveJob } from './jobs.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from './own-data-test-kit.ts';
import { undo } from './undo.ts';

let clock = testClock();
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
});

async function backupText(): Promise<string> {
  const made = await makeBackup(clock);
  if (!made.ok) throw new Error(made.message);
  expect(made.name).toMatch(/^foothold-2026-11-\d\d\.json$/);
  return made.text;
}

function read(text: string) {
  const answer = readBackup(text);
  if (!answer.ok) throw new Error(answer.problem);
  return answer.backup;
}

describe('a backup', () => {
  it('restores exactly, in another account and over other data, unreadable rows included', async () => {
    saved(await loadExampleData(clock));
    await opened().jobs.add({ jobTitle: { not: 'a text' } } as never);
    const before = await everyRow();
    const text = await backupText();
    expect(backupCounts(read(text))).toMatchObject({ jobs: 31, settings: before.settings?.length });

    await closeOwnData();
    await openOwnData('u2');
    saved(await saveJob({ jobTitle: 'Baker', companyName: 'Crust' }, clock));
    saved(await restoreBackup(read(text), clock));
    expect(await everyRow()).toEqual(before);
  });

  it('of a restored backup is the same backup', async () => {
    saved(await loadExampleData(clock));
    const first = read(await backupText());
    saved(await restoreBackup(first, clock));
    expect(read(await backupText()).tables).toEqual(first.tables);
  });

  it('is restored in one step that Undo takes back whole', async () => {
    const text = await backupText();
    saved(await loadExampleData(clock));
    const before = await everyRow();
    const { journalId } = saved(await restoreBackup(read(text), clock));
    expect(await opened().jobs.count()).toBe(0);
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
  });

  it('changes nothing when what it holds is what is here', async () => {
    saved(await loadExampleData(clock));
    expect(saved(await restoreBackup(read(await backupText()), clock)).journalId).toBeNull();
  });

  it('is refused when a table of it does not exist or it was cut', async () => {
    const text = await backupText();
    expect(readBackup(text.slice(0, 40))).toMatchObject({ ok: false, problem: 'damaged' });
    expect(readBackup('{}')).toMatchObject({ ok: false, problem: 'not-a-backup' });
  });

  it('says so while no data is open', async () => {
    await closeOwnData();
    expect(await makeBackup(clock)).toMatchObject({ ok: false, reason: 'closed' });
  });
});
