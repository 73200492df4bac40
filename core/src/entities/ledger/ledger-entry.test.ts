import { expect, test } from 'vitest';
import { StoredDocument } from '../document/stored-file.ts';
import { Job } from '../job/job.ts';
import { maxEntries, withEntries } from './ledger-entries.ts';
import { LedgerEntry } from './ledger-entry.ts';

const entry: LedgerEntry = {
  text: 'I contributed to the records migration.',
  proposed: 'I led the records migration.',
  place: '',
  verdict: 'supported',
  evidence: [
    {
      id: 'resume:1/experience:2/notes:0',
      kind: 'line',
      text: 'Contributed to a records migration',
      start: 0,
      end: 34,
      holder: 'St. Brendan',
      line: 1,
    },
  ],
  writer: { kind: 'model', name: 'claude', prompt: 'letter/3' },
  acceptedAt: '2026-11-26T09:41:00.000Z',
  acceptedBy: 'Mara Lind',
  how: 'made-true',
};

test('a job and a copy of what was sent read back the entries they were stored with', () => {
  const job = Job.parse({ internalId: 1, letter: { written: [entry] } });
  expect(job.letter.written).toEqual([entry]);
  expect(StoredDocument.parse({ internalId: 1, ledger: [entry] }).ledger).toEqual([entry]);
});

test('rows of before have none', () => {
  expect(Job.parse({ internalId: 1 }).letter.written).toEqual([]);
  expect(Job.parse({ internalId: 1, letter: { recipient: 'HR' } }).letter.written).toEqual([]);
  expect(StoredDocument.parse({ internalId: 1 }).ledger).toEqual([]);
});

test('what a newer version wrote is held rather than let through, and its further members stay', () => {
  const newer = {
    ...entry,
    verdict: 'sworn',
    how: 'dictated',
    writer: { kind: 'robot', nib: 2 },
    ink: 'blue',
  };
  expect(LedgerEntry.parse(newer)).toMatchObject({
    verdict: 'unsupported',
    how: '',
    writer: { kind: 'model', name: '', prompt: '', nib: 2 },
    ink: 'blue',
  });
});

test('an entry without its text or its writer is none', () => {
  const { text: _, ...wordless } = entry;
  const { writer: __, ...nameless } = entry;
  expect(LedgerEntry.safeParse(wordless).success).toBe(false);
  expect(LedgerEntry.safeParse(nameless).success).toBe(false);
});

test('of two entries of one sentence the newer counts, and the oldest go where there are too many', () => {
  const again = { ...entry, text: 'I contributed to the records migration', acceptedBy: 'Sam' };
  expect(withEntries([entry], [again])).toEqual([again]);
  expect(withEntries([entry], [{ ...again, place: 'experience:3/notes' }])).toHaveLength(2);
  const many = Array.from({ length: maxEntries }, (_, at) => ({ ...entry, text: `Sentence ${at}.` }));
  const kept = withEntries([entry], many);
  expect(kept).toHaveLength(maxEntries);
  expect(kept).not.toContainEqual(entry);
});
