import { nextInstant } from '@foothold/core/entities/record.ts';
import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { type ResumeCopy, settledDefault } from '@foothold/core/entities/resume/resume-rules.ts';
import { type ItemTable, itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import type { Clock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { entities, type Records } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { type StoredResume, storedResume } from './whole-resume.ts';

/** The rows of a resume that is to be changed; refuses when it is gone or cannot be read. */
export async function readForChange(writer: Writer, id: number): Promise<StoredResume> {
  const stored = await storedResume(writer.db, id);
  if (stored.own) return stored;
  throw stored.broken[0]
    ? new Refusal('invalid', { text: stored.broken[0].problem })
    : new Refusal('missing');
}

/**
 * As `readForChange`, for edits. A version whose base is gone, as a foreign backup can leave it, becomes an independent
 * resume first: its differences would cover what is written into its own fields.
 */
export async function readForEdit(writer: Writer, id: number, clock: Clock): Promise<StoredResume> {
  const stored = await readForChange(writer, id);
  if (stored.base || Object.keys(stored.own.resume.differences).length === 0) return stored;
  await detachRow(writer, id, clock);
  return readForChange(writer, id);
}

/** What every new row carries. */
export function newStamps(clock: Clock): Pick<Resume, 'uid' | 'createdAt' | 'updatedAt'> {
  const at = nextInstant(clock.now());
  return { uid: clock.newUid(), createdAt: at, updatedAt: at };
}

/** Writes a resume with its items as a new one and returns its key. */
export async function addWhole(writer: Writer, copy: ResumeCopy, clock: Clock): Promise<number> {
  const id = await writer.add('resumes', rowOf('resumes', { ...copy.resume, ...newStamps(clock) }));
  for (const list of itemLists)
    for (const item of copy[list]) await addItem(writer, itemTables[list], { ...item, resumeId: id }, clock);
  return id;
}

/** Writes a new item and returns its key. */
export function addItem(writer: Writer, table: ItemTable, fields: object, clock: Clock): Promise<number> {
  return writer.add(table, rowOf(table, { ...fields, ...newStamps(clock), isExample: false }));
}

function rowOf<T extends ItemTable | 'resumes'>(table: T, fields: object): Records[T] {
  const read = entities[table].schema.safeParse({ isExample: false, ...fields, internalId: 0 });
  if (read.success) return read.data as unknown as Records[T];
  const text = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))].join(', ');
  throw new Refusal('invalid', { text });
}

/** Puts a changed row of a resume or an item, stamped; refuses what its schema does not accept. */
export async function putChanged<T extends ItemTable | 'resumes'>(
  writer: Writer,
  table: T,
  row: Records[T],
  clock: Clock,
): Promise<void> {
  const updatedAt = nextInstant(clock.now(), row.updatedAt);
  const read = entities[table].schema.safeParse({ ...row, updatedAt });
  if (!read.success) {
    const text = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    throw new Refusal('invalid', { text });
  }
  await writer.put(table, read.data as unknown as Records[T]);
}

/** Makes the rules about the default resume hold after `saved` was written, none after a deletion. */
export async function settleDefault(writer: Writer, clock: Clock, saved?: number): Promise<void> {
  const stored = await writer.db.resumes.toArray();
  const resumes = readRows('resumes', stored).rows;
  for (const { internalId, isDefault } of settledDefault(resumes, saved)) {
    const row = resumes.find((resume) => resume.internalId === internalId);
    if (row) await putChanged(writer, 'resumes', { ...row, isDefault }, clock);
  }
}

/** The versions of a resume that can be read. */
export async function versionsOf(writer: Writer, baseId: number): Promise<Resume[]> {
  const stored = await writer.db.resumes.where('baseId').equals(baseId).toArray();
  return readRows('resumes', stored).rows.filter(({ internalId }) => internalId !== baseId);
}

/** Makes a version an independent resume: writes what it takes from its base into rows of its own. */
export async function detachRow(writer: Writer, id: number, clock: Clock): Promise<void> {
  const { own, base } = await readForChange(writer, id);
  const whole = effectiveResume(base, own);
  for (const list of itemLists) {
    const table = itemTables[list];
    const mine = new Map<number, Records[ItemTable]>(own[list].map((item) => [item.internalId, item]));
    for (const item of whole[list]) {
      const { internalId, displayOrder } = item;
      const row = mine.get(internalId);
      if (!row) await addItem(writer, table, item, clock);
      else if (row.displayOrder !== displayOrder)
        await putChanged(writer, table, { ...row, displayOrder } as Records[ItemTable], clock);
    }
  }
  await putChanged(writer, 'resumes', whole.resume, clock);
}
