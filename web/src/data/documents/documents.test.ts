import { maxDocumentBytes } from '@foothold/core/entities/document/stored-file.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveJob } from '../jobs/jobs.ts';
import { undo } from '../journal/undo.ts';
import { fromBase64, toBase64 } from '../rows/base64.ts';
import { everyRow, openEmptyData, opened, saved, testClock } from '../testing/own-data-test-kit.ts';
import { contentOf } from './document-content.ts';
import { addDocuments, deleteDocument, queryDocuments, readDocument, setDocumentKind } from './documents.ts';

let clock = testClock();
let jobId = 0;
beforeEach(async () => {
  await openEmptyData();
  clock = testClock();
  jobId = saved(await saveJob({ jobTitle: 'Analyst', companyName: 'Acme' }, clock)).id;
});

const noise = (length: number, start = 1) => Uint8Array.from({ length }, (_, at) => (at * 37 + start) % 256);
const file = (name: string, bytes: Uint8Array) => ({
  name,
  kind: 'resume' as const,
  dateSent: '',
  ...contentOf(bytes, 'application/pdf'),
});
const rows = async (id = jobId) => (await queryDocuments(opened(), id)).rows;

describe('documents', () => {
  it('hands out the very bytes that were kept, whatever their length', async () => {
    for (const length of [1, 2, 3, 0x5fff, 0x6000, 0x6001, 100_000]) {
      const bytes = noise(length, length);
      expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    }
    const bytes = noise(70_001);
    expect(saved(await addDocuments(jobId, [file('CV.pdf', bytes)], clock)).added).toBe(1);
    const [shown] = await rows();
    expect(shown).not.toHaveProperty('content');
    expect(await readDocument(shown?.internalId ?? 0)).toEqual({
      name: 'CV.pdf',
      mimeType: 'application/pdf',
      bytes,
    });
  });

  it('changes what a file is kept as, with Undo; a copy of what was sent stays what it is', async () => {
    await addDocuments(jobId, [file('Letter.pdf', noise(90))], clock);
    const [shown] = await rows();
    const id = shown?.internalId ?? 0;
    const before = await everyRow();
    const { journalId } = saved(await setDocumentKind(id, 'letter', clock));
    expect((await rows())[0]).toMatchObject({ kind: 'letter', name: 'Letter.pdf' });
    expect((await readDocument(id))?.bytes).toEqual(noise(90));
    expect(saved(await setDocumentKind(id, 'letter', clock)).journalId).toBeNull();
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
    await opened().documents.update(id, { isCopy: true });
    expect(await setDocumentKind(id, 'letter', clock)).toMatchObject({ ok: false, reason: 'invalid' });
    expect(await setDocumentKind(99, 'letter', clock)).toMatchObject({ ok: false, reason: 'missing' });
  });

  it('keeps equal content once, and hands it on when the row that holds it goes; Undo restores both', async () => {
    const other = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Acme' }, clock)).id;
    const bytes = noise(500);
    await addDocuments(jobId, [file('One.pdf', bytes), file('Same again.pdf', bytes)], clock);
    await addDocuments(other, [file('Two.pdf', bytes)], clock);
    const stored = await opened().documents.toArray();
    expect(stored.map(({ name, content }) => [name, content !== ''])).toEqual([
      ['One.pdf', true],
      ['Two.pdf', false],
    ]);
    const before = await everyRow();
    const [first, second] = stored.map((row) => row.internalId);
    const { journalId } = saved(await deleteDocument(first ?? 0, clock));
    expect((await readDocument(second ?? 0))?.bytes).toEqual(bytes);
    expect(await readDocument(first ?? 0)).toBeNull();
    expect((await undo(journalId ?? 0, clock)).ok).toBe(true);
    expect(await everyRow()).toEqual(before);
  });

  it('does not let the addition of a content be undone from under a row that leans on it', async () => {
    const bytes = noise(500);
    const first = saved(await addDocuments(jobId, [file('One.pdf', bytes)], clock));
    const other = saved(await saveJob({ jobTitle: 'Nurse', companyName: 'Acme' }, clock)).id;
    const second = saved(await addDocuments(other, [file('Two.pdf', bytes)], clock));
    expect(await undo(first.journalId ?? 0, clock)).toMatchObject({ ok: false, reason: 'newer' });
    const [two] = await rows(other);
    expect((await readDocument(two?.internalId ?? 0))?.bytes).toEqual(bytes);
    expect((await undo(second.journalId ?? 0, clock)).ok).toBe(true);
    expect((await undo(first.journalId ?? 0, clock)).ok).toBe(true);
    expect(await opened().documents.count()).toBe(0);
  });

  it('refuses an empty or too large file by name, and a job that is not here; nothing is written', async () => {
    const large = { ...file('Film.mov', noise(3)), size: maxDocumentBytes + 1 };
    const answers = [
      await addDocuments(jobId, [file('Fine.pdf', noise(9)), file('Empty.pdf', noise(0))], clock),
      await addDocuments(jobId, [large], clock),
      await addDocuments(99, [file('Fine.pdf', noise(9))], clock),
    ];
    expect(answers.map((answer) => (answer.ok ? 'ok' : sayEnglish(answer.message)))).toEqual([
      expect.stringContaining('Empty.pdf'),
      expect.stringContaining('Film.mov'),
      expect.stringContaining('no longer here'),
    ]);
    expect(await opened().documents.count()).toBe(0);
  });

  it('says in words that the disk is full, with nothing half-written', async () => {
    const db = opened();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    db.documents.hook('creating', refuse);
    try {
      const answer = await addDocuments(jobId, [file('CV.pdf', noise(9))], clock);
      expect(answer).toMatchObject({ ok: false, reason: 'quota' });
      expect(await db.documents.count()).toBe(0);
      expect((await db.journal.toArray()).map(({ code }) => code)).not.toContain('journal.documentsAdded');
    } finally {
      db.documents.hook('creating').unsubscribe(refuse);
    }
  });

  it('reads as missing what a bad backup left without content', async () => {
    await addDocuments(jobId, [file('CV.pdf', noise(9))], clock);
    const [shown] = await rows();
    await opened().documents.update(shown?.internalId ?? 0, { content: '' });
    expect(await readDocument(shown?.internalId ?? 0)).toBeNull();
    await opened().documents.update(shown?.internalId ?? 0, { content: '§ no Base64' });
    expect(await readDocument(shown?.internalId ?? 0)).toBeNull();
  });
});
