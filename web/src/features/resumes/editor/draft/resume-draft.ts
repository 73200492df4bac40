import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import type { ItemFields, ResumeEdit } from '../../../../data/resumes/resume-edit.ts';
import type { SaveFailure } from '../../../../data/rows/save-result.ts';
import type { Fields } from '../../../../shared/documents/draft/draft-records.ts';
import { type DraftState, FieldDraft } from '../../../../shared/documents/draft/field-draft.ts';
import type { Clash } from '../../../../shared/documents/draft/pending-edits.ts';
import { type Owner, ownedRecord, resumeRecords } from './resume-owner.ts';

type Answer = { ok: true; itemId: number | null; journalId: number | null } | SaveFailure;

/** Stores changes of the resume as one step. Never throws. */
type WriteEdits = (edits: readonly ResumeEdit[]) => Promise<Answer>;

/** What the editor of a resume shows. */
export type ResumeDraftState = DraftState<WholeResume, Owner>;

/** A resume while it is edited: a draft of its fields, and of what is done with its items. */
export class ResumeDraft extends FieldDraft<WholeResume, Owner> {
  readonly #write: WriteEdits;

  constructor(stored: WholeResume, write: WriteEdits) {
    super(stored, resumeRecords, (owner, edit) =>
      write([
        owner.table === 'resumes'
          ? { kind: 'resume', ...edit }
          : { kind: 'item', table: owner.table, id: owner.id, ...edit },
      ]),
    );
    this.#write = write;
  }

  /** Adds an item at the end of its table; resolves with its key once the editor has it, null when it was refused. */
  async add(table: ItemTable, fields: ItemFields): Promise<number | null> {
    const id = (await this.#act([{ kind: 'add-item', table, fields }]))?.itemId ?? null;
    if (id !== null) await this.until(() => ownedRecord(this.state().whole, { table, id }) !== undefined);
    return id;
  }

  /** Adds several items as one step; false when it was refused. */
  async addAll(table: ItemTable, items: readonly ItemFields[]): Promise<boolean> {
    return (await this.#act(items.map((fields) => ({ kind: 'add-item', table, fields })))) !== null;
  }

  /** Removes an item; the journal entry, null when it was refused. */
  async remove(table: ItemTable, id: number): Promise<number | null> {
    return (await this.#act([{ kind: 'remove-item', table, id }]))?.journalId ?? null;
  }

  /** Moves an item to a place in its section, from 1. */
  async move(table: ItemTable, id: number, to: number): Promise<boolean> {
    return (await this.#act([{ kind: 'move-item', table, id, to }])) !== null;
  }

  /** Keeps what was typed here over what the other tab stored; an item that was deleted there is added again. */
  override async keepMine(clash: Clash<Owner>): Promise<void> {
    const { owner, theirs } = clash;
    if (theirs !== undefined || owner.table === 'resumes') return super.keepMine(clash);
    const { record, putBack } = this.takeOut(owner);
    if ((await this.add(owner.table, contentOfItem(record))) === null) putBack();
  }

  #act(edits: readonly ResumeEdit[]) {
    return this.run(() => this.#write(edits));
  }
}

/** What the data layer writes by itself. */
const stamps: ReadonlySet<string> = new Set([
  'internalId',
  'uid',
  'createdAt',
  'updatedAt',
  'isExample',
  'resumeId',
  'displayOrder',
]);

function contentOfItem(record: Fields): ItemFields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !stamps.has(field)));
}
