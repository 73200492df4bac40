import * as z from 'zod/mini';
import type { LetterFields } from '../../../data/letters/letters.ts';
import { isSameValue } from '../../../data/rows/same-value.ts';
import type { DraftRecords } from '../../../shared/documents/draft/draft-records.ts';
import { type Answer, type DraftState, FieldDraft } from '../../../shared/documents/draft/field-draft.ts';

/** The one record of a letter. */
type Owner = 'letter';

/** Stores fields of a letter; `was` is what they said when typing began. Never throws. */
type WriteLetter = (edit: { fields: Partial<LetterFields>; was: Partial<LetterFields> }) => Promise<Answer>;

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
  constructor(stored: LetterFields, write: WriteLetter) {
    super(stored, letterRecords, (_, edit) => write(edit));
  }

  /** Takes what was typed. */
  typeFields(fields: Partial<LetterFields>): void {
    this.type('letter', fields);
  }
}

/** Reads an edit of a letter that a closed tab left. */
export const keptLetterEdit = z.object({
  owner: z.literal('letter'),
  field: z.enum(['coverLetter', 'contactUid', 'recipient', 'language'] satisfies (keyof LetterFields)[]),
  value: z.string(),
  was: z.string(),
});
