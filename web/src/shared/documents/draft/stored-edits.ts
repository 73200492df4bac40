import type { StoredEdit } from './pending-edits.ts';

/** Edits that are not stored as a text to be kept while the tab is closed, '' for none. */
export function storedEditsText<Owner>(edits: readonly StoredEdit<Owner>[]): string {
  return edits.length === 0 ? '' : JSON.stringify(edits);
}

/** A schema that reads one edit of an editor. */
export type StoredEditSchema<Owner> = {
  safeParse: (value: unknown) => { success: true; data: StoredEdit<Owner> } | { success: false };
};

/** Edits that a closed tab left; what does not read, such as a field of an older release, is passed over. */
export function readStoredEdits<Owner>(text: string, schema: StoredEditSchema<Owner>): StoredEdit<Owner>[] {
  if (text === '') return [];
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return [];
  }
  return (Array.isArray(values) ? values : []).flatMap((value) => {
    const read = schema.safeParse(value);
    return read.success ? [read.data] : [];
  });
}
