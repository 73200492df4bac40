import 'fake-indexeddb/auto';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { evidenceOfLetter } from '@foothold/core/truth/evidence-of-letter.ts';
import { takenText } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, restoreBackup } from '../backup/backup.ts';
import { readBackup } from '../backup/backup-read.ts';
import { type Application, sendApplication } from '../jobs/apply.ts';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { queryLetterSources } from './letter-sources.ts';
import { writeLetter } from './letters.ts';

let clock = testClock();
let jobId = 0;
beforeEach(async () => {
  clock = testClock();
  await openEmptyData();
  const stamps = { createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', uid: 'r' };
  const resumeId = (await opened().resumes.add({
    ...stamps,
    title: 'Nurse',
    isDefault: true,
  } as never)) as number;
  await opened().resumeExperience.add({
    ...{ ...stamps, resumeId, displayOrder: 1, resumeSectionName: 'Experience' },
    ...{ title: 'Nurse', companyName: 'Lakeside', startDate: '2019-03', endDate: 'present' },
    notes: 'Cared for 12 patients each night\nContributed to a falls project',
  } as never);
  const job = {
    jobTitle: 'Charge nurse',
    companyName: 'North Pier',
    description: 'I led the falls project.',
  };
  jobId = saved(await saveJob(job, clock)).id;
});

const lie = 'I led the falls project.';
const letter = `Dear team,\n\nI cared for 12 patients each night. ${lie}`;
const writer = { kind: 'model', name: 'stand-in', prompt: 'letter/2' } as const;
const jobOf = async () =>
  (await opened().jobs.get(jobId)) as never as { coverLetter: string; letter: { written: LedgerEntry[] } };
const sent = async () => (await opened().documents.toArray()).find(({ kind }) => kind === 'letter');

async function taken(text: string): Promise<LedgerEntry[]> {
  const job = (await opened().jobs.get(jobId)) as never;
  const evidence = prepareEvidence(evidenceOfLetter(await queryLetterSources(opened(), job)), '2026-11-26');
  return takenText(text, evidence, { writer, taking: { at: '2026-11-26T09:00:00.000Z', by: 'Ana Diaz' } });
}

async function writeByModel(text: string): Promise<number | null> {
  const edit = { fields: { coverLetter: text, written: await taken(text) }, was: {}, isReplaced: true };
  return saved(await writeLetter(jobId, edit, clock)).journalId;
}

const application = (coverLetter: string): Application => ({
  ...{ date: '2026-11-26', submissionMethod: '', resumeId: null, coverLetter, files: [] },
  ...{ note: '', formerNote: '', letterName: 'Cover letter', sentBy: 'Ana Diaz' },
});

describe('a letter that a model wrote', () => {
  it('does not go out with a sentence that nothing supports, though the posting says it word for word', async () => {
    await writeByModel(letter);
    const result = await sendApplication(jobId, application(letter), clock);
    expect(result).toMatchObject({ ok: false, reason: 'invalid' });
    expect(!result.ok && sayEnglish(result.message)).toContain(`waits for “${lie}”`);
    expect(await opened().documents.count()).toBe(0);
  });

  it('goes out once that is mended, and its ledger is kept with the copy', async () => {
    await writeByModel(letter);
    const mended = letter.replace('led', 'contributed to');
    saved(await sendApplication(jobId, application(mended), clock));
    const ledger = (await sent())?.ledger ?? [];
    expect(ledger.map(({ text }) => text)).toEqual([
      'Dear team,',
      'I cared for 12 patients each night.',
      'I contributed to the falls project.',
    ]);
    expect(ledger[1]).toMatchObject({
      writer,
      acceptedBy: 'Ana Diaz',
      acceptedAt: '2026-11-26T09:00:00.000Z',
    });
    expect(ledger[1]?.evidence[0]).toMatchObject({
      text: 'Cared for 12 patients each night',
      holder: 'Lakeside',
      line: 1,
    });
    expect(ledger[2]).toMatchObject({ how: 'edited', proposed: lie, acceptedBy: 'Ana Diaz' });
  });

  it('comes through a backup with its ledger, and so does the copy', async () => {
    await writeByModel(letter);
    saved(await sendApplication(jobId, application(letter.replace(lie, '')), clock));
    const before = [(await jobOf()).letter.written, (await sent())?.ledger];
    expect(before.every((entries) => (entries?.length ?? 0) > 1)).toBe(true);
    const made = await makeBackup({ clock });
    const read = await readBackup(made.ok ? made.file : new Blob());
    if (!read.ok) throw new Error(read.problem);
    await openEmptyData();
    saved(await restoreBackup(read.backup, clock));
    expect([(await jobOf()).letter.written, (await sent())?.ledger]).toEqual(before);
  });

  it('is taken back with its entries', async () => {
    const journalId = await writeByModel(letter);
    expect((await jobOf()).letter.written.length).toBe(3);
    expect(await undo(journalId ?? 0, clock)).toMatchObject({ ok: true });
    expect((await jobOf()).letter?.written ?? []).toEqual([]);
  });

  it('keeps its entries while it is typed on', async () => {
    await writeByModel(letter);
    saved(await writeLetter(jobId, { fields: { coverLetter: 'Dear team,' }, was: {} }, clock));
    saved(await writeLetter(jobId, { fields: { coverLetter: letter }, was: {} }, clock));
    expect(await sendApplication(jobId, application(letter), clock)).toMatchObject({ ok: false });
  });
});

it('the person’s own letter goes out as they wrote it', async () => {
  saved(await sendApplication(jobId, application(letter), clock));
  expect((await sent())?.ledger).toEqual([]);
});
