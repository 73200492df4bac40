import type { KeptEdit } from './pending-edits.ts';

/** Edits that are not stored as a text to be kept while the tab is closed, '' for none. */
export function storedEditsText<Owner>(edits: readonly KeptEdit<Owner>[]): string {
  return edits.length === 0 ? '' : JSON.stringify(edits);
}

/** A schema that reads one edit of an editor. */
export type KeptEditSchema<Owner> = {
  safeParse: (value: unknown) => { success: true; data: KeptEdit<Owner> } | { success: false };
};

/** Edits that a closed tab left; what does not read, such as a field of an older release, is passed over. */
export function readKeptEdits<Owner>(text: string, schema: KeptEditSchema<Owner>): KeptEdit<Owner>[] {
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
