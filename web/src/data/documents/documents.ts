import { documentProblem, type StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { holderOf, transferContent } from '../entries/document-holder.ts';
import { command } from '../journal/command.ts';
import { resumeTextOf } from '../resumes/whole-resume.ts';
import { fromBase64 } from '../rows/base64.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { removeStored, storedRow } from '../rows/stored-record.ts';
import { type FileContent, keepDocument, textContent } from './document-content.ts';

/** A document as lists show it: without its content. `isEdited`: the resume it is a copy of reads otherwise today. */
export type ShownDocument = Omit<StoredDocument, 'content'> & { isEdited: boolean };

/** A file to be kept with a job. */
export type NewDocument = FileContent & Pick<StoredDocument, 'name' | 'kind' | 'dateSent'>;

/** The documents of a job, those sent last first, live. */
export function useDocuments(jobId: number): { rows: ShownDocument[]; broken: BrokenRow[] } | undefined {
  return useOwnQuery(`documents ${jobId}`, (db) => queryDocuments(db, jobId), { keep: true });
}

/** Reads the documents of a job; the contents are let go of at once. */
export async function queryDocuments(
  db: OwnData,
  jobId: number,
): Promise<{ rows: ShownDocument[]; broken: BrokenRow[] }> {
  const { rows, broken } = readRows('documents', await db.documents.where('jobId').equals(jobId).toArray());
  const shown: ShownDocument[] = [];
  for (const { content: _, ...row } of rows) {
    const text = rows.find((one) => isCopyText(one) && isSentWith(one, row)) ?? row;
    shown.push({ ...row, isEdited: await isEdited(db, text) });
  }
  shown.sort((a, b) => b.dateSent.localeCompare(a.dateSent) || a.internalId - b.internalId);
  return { rows: shown, broken };
}

/** Keeps files with a job; one that is there already is left out. `added` is how many are new. */
export const addDocuments = command(
  'addDocuments',
  (jobId: number, files: readonly NewDocument[], clock: Clock = systemClock) => ({
    label: 'documentsAdded',
    values: { count: files.length },
    tables: ['documents', 'jobs'],
    clock,
    run: async (writer) => {
      const job = await storedRow(writer, 'jobs', jobId);
      const here = await writer.db.documents.where('jobId').equals(jobId).toArray();
      const known = new Set(here.map((row) => row.hash));
      let added = 0;
      for (const file of files) {
        if (documentProblem(file)) throw new Refusal('invalid', { text: file.name });
        if (known.has(file.hash)) continue;
        known.add(file.hash);
        added += 1;
        const isExample = job.isExample === true;
        await keepDocument(
          writer,
          { ...file, jobId, resumeId: null, isCopy: false, isExample, ledger: [] },
          clock,
        );
      }
      return { id: jobId, added };
    },
  }),
);

/** Says what a kept file is. Refuses what was made here when an application went out: that is known. */
export const setDocumentKind = command(
  'setDocumentKind',
  (id: number, kind: StoredDocument['kind'], clock: Clock = systemClock) => ({
    label: 'documentKindChanged',
    tables: ['documents'],
    clock,
    run: async (writer) => {
      const before = await storedRow(writer, 'documents', id);
      if (before.isCopy) throw new Refusal('invalid', { text: before.name });
      if (before.kind === kind) return { id };
      const updatedAt = nextInstant(clock.now(), before.updatedAt);
      await writer.put('documents', { ...before, kind, updatedAt });
      return { id };
    },
  }),
);

/** Deletes one document; content that another one leans on passes to that. */
export const deleteDocument = command('deleteDocument', (id: number, clock: Clock = systemClock) => ({
  label: 'documentDeleted',
  tables: ['documents'],
  clock,
  run: async (writer) => {
    await transferContent(writer, [await storedRow(writer, 'documents', id)], clock);
    return removeStored(writer, 'documents', id);
  },
}));

/** A document with its bytes; null when it is gone or its content is not in this browser. */
export async function readDocument(
  id: number,
): Promise<{ name: string; mimeType: string; bytes: Uint8Array<ArrayBuffer> } | null> {
  const db = await ownDataOnceOpen();
  const stored = await db?.documents.get(id);
  const document = stored && readRow('documents', stored).record;
  if (!db || !document) return null;
  const content = document.content || (await holderOf(db, document.hash))?.content;
  if (content === undefined) return null;
  try {
    return { name: document.name, mimeType: document.mimeType, bytes: fromBase64(content) };
  } catch {
    return null;
  }
}

async function isEdited(db: OwnData, row: Omit<StoredDocument, 'content'>): Promise<boolean> {
  if (!isCopyText(row) || row.resumeId === null) return false;
  const text = await resumeTextOf(db, row.resumeId);
  return text !== '' && textContent(text).hash !== row.hash;
}

const isCopyText = ({ isCopy, mimeType }: Pick<StoredDocument, 'isCopy' | 'mimeType'>) =>
  isCopy && mimeType === 'text/plain';

/** True for the text and the PDF of one resume that went out on one day. */
function isSentWith(one: Sent, other: Sent): boolean {
  return (
    one.isCopy &&
    other.isCopy &&
    one.kind === other.kind &&
    one.resumeId === other.resumeId &&
    one.dateSent === other.dateSent
  );
}
type Sent = Pick<StoredDocument, 'isCopy' | 'kind' | 'resumeId' | 'dateSent'>;

/** The other form of a copy: the PDF beside a text, the text beside a PDF. */
export function otherForm(documents: readonly ShownDocument[], of: ShownDocument): ShownDocument | undefined {
  return documents.find((one) => one.mimeType !== of.mimeType && isSentWith(one, of));
}

/** True for a document that can be shown without running anything of it. */
export function opensInPlace({ isCopy, mimeType }: Pick<StoredDocument, 'isCopy' | 'mimeType'>): boolean {
  return isCopy || mimeType === 'application/pdf' || mimeType === 'text/plain';
}
