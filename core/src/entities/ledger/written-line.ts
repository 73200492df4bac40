import * as z from 'zod/mini';
import { textField } from '../record.ts';
import { withEntries } from './ledger-entries.ts';
import { LedgerEntry } from './ledger-entry.ts';

/** The entry of a line of a resume, with the words that it came in place of. */
export const WrittenLine = z.looseObject({ ...LedgerEntry.shape, was: textField });
export type WrittenLine = LedgerEntry & { was: string };

/** The lines of a resume with new ones; of two of the same words in the same place the newer one counts. */
export function withWritten(lines: readonly WrittenLine[], added: readonly WrittenLine[]): WrittenLine[] {
  return withEntries(lines, added) as WrittenLine[];
}

/** The entries that a person stated as their own words; they are evidence, and no line of the resume. */
export function ledgerEntriesOfPerson<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ writer }) => writer.kind === 'person');
}

/** The entries of lines that a model or a rule wrote. */
export function ledgerEntriesOfWriters<Entry extends LedgerEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ writer }) => writer.kind !== 'person');
}

/** Where the lines of an item stand, as entries name it: by its uid, which is the same in every browser. */
export function writtenPlace(list: string, { uid, internalId }: { uid: string; internalId: number }): string {
  return `${list}:${uid || internalId}/notes`;
}
