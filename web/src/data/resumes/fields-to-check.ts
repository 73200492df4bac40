import * as z from 'zod/mini';
import { ownData } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { Meta, OwnData } from '../rows/own-data.ts';

/** What the file of an import says at a field that was read without being sure; by field, `experience/12/title`. */
const Fields = z.record(z.string(), z.string());
export type FieldsToCheck = Readonly<Record<string, string>>;

// Beside the records and not in them: that nobody looked yet is no part of a resume, and no copy, version or backup of it
// should say so.
const nameOf = (resumeId: number) => `fields to check ${resumeId}`;

/** Notes which fields of a resume should be looked at; none forgets the note. */
export async function keepFieldsToCheck(db: OwnData, resumeId: number, fields: FieldsToCheck): Promise<void> {
  const name = nameOf(resumeId);
  const row = await db.meta.where('name').equals(name).first();
  if (Object.keys(fields).length > 0) await db.meta.put({ ...row, name, value: fields } as Meta);
  else if (row) await db.meta.delete(row.internalId);
}

/** The fields of a resume that nobody looked at since it was imported. */
export async function queryFieldsToCheck(db: OwnData, resumeId: number): Promise<FieldsToCheck> {
  const row = await db.meta.where('name').equals(nameOf(resumeId)).first();
  return Fields.safeParse(row?.value).data ?? {};
}

/** As `queryFieldsToCheck`, live; undefined while it loads. */
export function useFieldsToCheck(resumeId: number): FieldsToCheck | undefined {
  return useOwnQuery(`fields to check ${resumeId}`, (db) => queryFieldsToCheck(db, resumeId));
}

/** Notes that a field was looked at, or all of them where none is named. Never throws: the mark would only stay. */
export async function markFieldReviewed(resumeId: number, field?: string): Promise<void> {
  const db = ownData();
  if (!db) return;
  try {
    await db.transaction('rw', db.meta, async () => {
      const left = Object.entries(await queryFieldsToCheck(db, resumeId));
      const rest = field === undefined ? [] : left.filter(([name]) => name !== field);
      await keepFieldsToCheck(db, resumeId, Object.fromEntries(rest));
    });
  } catch {
    // It is asked again when the field is looked at next.
  }
}
