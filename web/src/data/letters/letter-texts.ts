import { meantField, unknownFields } from '@foothold/core/entities/letter/letter-gaps.ts';
import { LetterText, letterTextLimits } from '@foothold/core/entities/letter/letter-text.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { type BasedOn, removeStored, storedRecord } from '../rows/stored-record.ts';

/** The kept templates and paragraphs of letters by name, live; undefined while they load. */
export function useLetterTexts(): Rows<LetterText> | undefined {
  return useOwnQuery('letter texts', queryLetterTexts, { keep: true });
}

/** Reads the kept texts of letters, by name. */
export async function queryLetterTexts(db: OwnData): Promise<Rows<LetterText>> {
  const { rows, broken } = readRows('letterTexts', await db.letterTexts.toArray());
  return { rows: rows.sort((a, b) => a.name.localeCompare(b.name) || a.internalId - b.internalId), broken };
}

/** A text to be kept; with `internalId`, one that is kept already. */
export type LetterTextFields = Pick<LetterText, 'kind' | 'name' | 'text'> & {
  internalId?: number | undefined;
  /** The ledger of the letter it was kept from; left out where it stays. */
  written?: LetterText['written'];
};

/**
 * Keeps a template or a paragraph for the next letter, or changes it. Not without a name and words, and not with a field in
 * braces that there is none of, which would go out as it is. `basedOn` is the `updatedAt` the form started from.
 */
export const saveLetterText = command(
  'saveLetterText',
  ({ internalId, ...fields }: LetterTextFields, base: BasedOn = {}, clock: Clock = systemClock) => {
    const checked = { ...fields, name: named(fields.name), text: worded(fields.text) };
    return {
      label: fields.kind === 'template' ? 'letterTemplateSaved' : 'letterParagraphSaved',
      tables: ['letterTexts'],
      clock,
      run: async (writer) => {
        if (internalId !== undefined) {
          const before = await storedRecord(writer, 'letterTexts', internalId, base);
          const updatedAt = nextInstant(clock.now(), before.updatedAt);
          await writer.put('letterTexts', { ...before, ...checked, internalId, updatedAt });
          return { id: internalId };
        }
        if ((await writer.db.letterTexts.count()) >= letterTextLimits.texts)
          throw new Refusal('invalid', {
            detail: 'letterTexts',
            values: { most: letterTextLimits.texts },
          });
        const at = clock.now().toISOString();
        const stamps = { uid: clock.newUid(), createdAt: at, updatedAt: at, internalId: 0 };
        return {
          id: await writer.add('letterTexts', LetterText.parse({ ...checked, ...stamps }) as LetterText),
        };
      },
    };
  },
);

/** Deletes a kept text; Undo brings it back. Letters that were written with it stay as they are. */
export const deleteLetterText = command('deleteLetterText', (id: number, clock: Clock = systemClock) => ({
  label: 'letterTextDeleted',
  tables: ['letterTexts'],
  clock,
  run: (writer) => removeStored(writer, 'letterTexts', id),
}));

function named(name: string): string {
  const text = name.split(/\s/).filter(Boolean).join(' ').slice(0, letterTextLimits.name).trim();
  if (text === '') throw new Refusal('invalid', { detail: 'letterTextName' });
  return text;
}

function worded(typed: string): string {
  const text = typed.trim();
  if (text === '') throw new Refusal('invalid', { detail: 'letterTextEmpty' });
  if (text.length > letterTextLimits.text)
    throw new Refusal('invalid', {
      detail: 'charactersKept',
      values: { most: letterTextLimits.text },
    });
  const [unknown] = unknownFields(text);
  if (unknown !== undefined) throw unknownField(unknown);
  return text;
}

function unknownField(name: string): Refusal {
  const meant = meantField(name);
  const values = { field: `{${name}}`, blank: `{? ${name}}` };
  if (meant === undefined) return new Refusal('invalid', { detail: 'letterField', values });
  return new Refusal('invalid', {
    detail: 'letterFieldMeant',
    values: { ...values, meant: `{${meant}}` },
  });
}
