import { describe, expect, it } from 'vitest';
import { sayEnglish } from '../text/messages.ts';
import { journalText } from './journal.messages.ts';
import { JournalEntry, journalCode } from './journal-entry.ts';
import { journalLabel } from './journal-label.ts';

describe('an entry of the journal is called', () => {
  it.each([
    [journalCode('jobSaved'), 'Job saved'],
    [journalCode('jobsDeleted', { count: 1 }), 'Job deleted'],
    [journalCode('jobsDeleted', { count: 1200 }), '1,200 jobs deleted'],
    [journalCode('companiesDeleted', { count: 2 }), '2 companies deleted'],
    [journalCode('documentsAdded', { count: 1 }), 'Document added'],
    [journalCode('movedTo-interview-in-progress'), 'Moved to Interview In-Progress'],
  ])('by its code and values: %o', (stored, english) => {
    const label = journalLabel(stored);
    expect(sayEnglish(label)).toBe(english);
    expect(label.code).toBe(stored.code);
  });

  it('by its own words where it was written before there were codes, braces and all', () => {
    expect(sayEnglish(journalLabel({ label: '3 jobs deleted' }))).toBe('3 jobs deleted');
    expect(sayEnglish(journalLabel({ label: 'Moved to {Offer' }))).toBe('Moved to {Offer');
  });

  it('by what it is where its code is of another version, or it has none', () => {
    expect(sayEnglish(journalLabel({ code: 'journal.invented' }))).toBe('Change of another version');
    expect(sayEnglish(journalLabel({}))).toBe('Change of another version');
  });
});

it('the schema reads entries with a code and those of before', () => {
  const entry = { internalId: 1, at: '2026-11-01T10:00:00.000Z', changes: [] };
  for (const called of [
    { label: 'Job saved' },
    journalCode('jobSaved'),
    journalCode('jobsDeleted', { count: 2 }),
  ])
    expect(JournalEntry.parse({ ...entry, ...called })).toMatchObject(called);
});

it('every text can be said in English', () => {
  const values = { count: 2, words: 'Job saved' };
  for (const [code, english] of journalText.texts)
    expect(sayEnglish({ code, english, values }), code).toMatch(/^[A-Z0-9][^{}#]+$/);
});
