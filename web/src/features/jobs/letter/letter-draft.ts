import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import * as z from 'zod/mini';
import type { LetterEdit, LetterFields } from '../../../data/letters/letters.ts';
import { isSameValue } from '../../../data/rows/same-value.ts';
import type { DraftRecords } from '../../../shared/documents/draft/draft-records.ts';
import { type Answer, type DraftState, FieldDraft } from '../../../shared/documents/draft/field-draft.ts';

/** The one record of a letter. */
type Owner = 'letter';

/** Stores fields of a letter; `was` is what they said when typing began. Never throws. */
type WriteLetter = (edit: LetterEdit) => Promise<Answer>;

/** What the editor of a letter shows. */
export type LetterState = DraftState<LetterFields, Owner>;

const letterRecords: DraftRecords<LetterFields, Owner> = {
  keyOf: (owner) => owner,
  recordOf: (letter) => letter,
  withFields: (letter, _, fields) => ({ ...letter, ...fields }),
  sharing: (before, next) => (isSameValue(before, next) ? before : next),
};

/** A letter while it is edited: a draft of its fields. */
export class LetterDraft extends FieldDraft<LetterFields, Owner> {
  readonly #write: WriteLetter;

  constructor(stored: LetterFields, write: WriteLetter) {
    super(stored, letterRecords, (_, edit) => write(edit));
    this.#write = write;
  }

  /** Takes what was typed. */
  typeFields(fields: Partial<LetterFields>): void {
    this.type('letter', fields);
  }

  /**
   * Puts a whole letter in place of what is written, with the entries of what a writer put into it, as a step of its own; resolves
   * with its journal entry once it shows.
   * Nothing is replaced while what is written cannot be stored, since Undo could not bring it back: false then.
   */
  async replace(coverLetter: string, written: readonly LedgerEntry[] = []): Promise<number | null | false> {
    await this.flush();
    if (this.state().isPending) return false;
    const was = { coverLetter: this.state().whole.coverLetter };
    const answer = await this.run(() =>
      this.#write({
        fields: { coverLetter, ...(written.length > 0 && { written: [...written] }) },
        was,
        isReplaced: true,
      }),
    );
    if (!answer) return false;
    await this.until(() => this.state().whole.coverLetter === coverLetter);
    return answer.journalId;
  }
}

/** Reads an edit of a letter that a closed tab left. */
export const storedLetterEdit = z.object({
  owner: z.literal('letter'),
  field: z.enum(['coverLetter', 'contactUid', 'recipient', 'language'] satisfies (keyof LetterFields)[]),
  value: z.string(),
  was: z.string(),
});
