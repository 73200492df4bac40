import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { ledgerField } from '../ledger/ledger-entry.ts';
import { type RecordOf, recordFields, textField } from '../record.ts';

const letterTextShape = {
  ...recordFields,
  /** A whole letter to start from, or a paragraph to be put into letters. */
  kind: z._default(z.enum(['template', 'block']), 'block'),
  name: textField,
  /** May hold merge fields (`letter-field-names.ts`). */
  text: textField,
  /** What a model or a rule wrote of it, so that a claim stays held in the next letter too. */
  written: ledgerField,
};

/** A text of the person's own, kept for the next letter. */
export const LetterText = z.looseObject(letterTextShape);
export type LetterText = RecordOf<typeof letterTextShape>;

/** A kept text of letters; it belongs to no job. */
export const letterTextEntity = entity({
  schema: LetterText,
  names: { one: 'letter text', many: 'letter texts' },
  indexes: { 4: '++internalId, uid' },
  clearing: 'clears-along',
  knownBy: ['name'],
});

/** How many texts are kept, and how long each and its name may be. */
export const letterTextLimits = { texts: 300, name: 120, text: 20_000 } as const;
