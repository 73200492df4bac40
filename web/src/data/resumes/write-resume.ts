import { isSameField } from '@foothold/core/entities/resume/version-differences.ts';
import { withResumeFields } from '@foothold/core/entities/resume/version-edits.ts';
import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { Writer } from '../rows/writer.ts';
import { checkFields, type ResumeEdit } from './resume-edit.ts';
import {
  appendItem,
  moveItemTo,
  refuseOther,
  removeItem,
  type Target,
  targetOf,
  writeItem,
} from './resume-items.ts';
import { putChanged, settleDefault } from './resume-rows.ts';
import { resumeTables } from './whole-resume.ts';

const labels = {
  resume: 'resumeEdited',
  item: 'resumeEdited',
  'add-item': 'resumeItemAdded',
  'remove-item': 'resumeItemRemoved',
  'move-item': 'resumeItemMoved',
} as const satisfies Record<ResumeEdit['kind'], JournalName>;

/**
 * Writes an edit of a resume, or several as one step; edits of one field that follow each other at once are one entry of
 * the history. In a version what reads otherwise than its base becomes a difference (decision 0070): an item of the
 * base that is removed is hidden there. `itemId` is the item it was about, the new one of an addition.
 */
export const writeResume = command(
  'writeResume',
  (id: number, edit: ResumeEdit | readonly ResumeEdit[], clock: Clock = systemClock) => {
    const edits: readonly ResumeEdit[] = 'kind' in edit ? [edit] : edit;
    for (const one of edits)
      if ('fields' in one) checkFields(one.kind === 'resume' ? 'resumes' : one.table, one.fields);
    return {
      label: edits[0] ? labels[edits[0].kind] : labels.resume,
      tables: resumeTables,
      clock,
      coalesce: edits.every(({ kind }) => kind === 'resume' || kind === 'item'),
      run: async (writer) => {
        return { id, itemId: await writeEdits(writer, id, edits, clock) };
      },
    };
  },
);

/** Writes edits one after the other; the item of the last one, null where it was about none. */
export async function writeEdits(
  writer: Writer,
  id: number,
  edits: readonly ResumeEdit[],
  clock: Clock,
): Promise<number | null> {
  let itemId: number | null = null;
  for (const one of edits) itemId = await write(await targetOf(writer, id, clock), one);
  return itemId;
}

async function write(target: Target, edit: ResumeEdit): Promise<number | null> {
  switch (edit.kind) {
    case 'resume':
      await writeFields(target, edit);
      return null;
    case 'item':
      await writeItem(target, edit);
      return edit.id;
    case 'add-item':
      return appendItem(target, edit.table, edit.fields);
    case 'remove-item':
      await removeItem(target, edit.table, edit.id);
      return edit.id;
    case 'move-item':
      await moveItemTo(target, edit);
      return edit.id;
  }
}

async function writeFields(
  { writer, own, base, whole, clock }: Target,
  { fields, was }: Extract<ResumeEdit, { kind: 'resume' }>,
): Promise<void> {
  refuseOther(whole.resume, fields, was);
  const { title = own.resume.title, isDefault = own.resume.isDefault, ...inherited } = fields;
  const { photo = own.resume.photo } = fields;
  const row = base
    ? { ...own.resume, title, isDefault, photo, differences: withResumeFields(base, own, inherited) }
    : { ...own.resume, ...fields };
  if (base && !row.differences['resume/photo']) row.photo = '';
  if (!isSameField(row, own.resume)) await putChanged(writer, 'resumes', row, clock);
  if ('isDefault' in fields) await settleDefault(writer, clock, own.resume.internalId);
}
