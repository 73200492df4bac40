import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import * as z from 'zod/mini';
import type { KeptEdit } from './pending-edits.ts';

const tables = itemLists.map((list) => itemTables[list]);

const KeptEdits = z.array(
  z.object({
    owner: z.union([
      z.object({ table: z.literal('resumes') }),
      z.object({ table: z.enum(tables), id: z.number() }),
    ]),
    field: z.string().check(z.minLength(1), z.maxLength(100)),
    value: z.unknown(),
    was: z.unknown(),
  }),
);

/** Edits that a closed tab left, read again; none for a text that does not read. */
export function readKeptEdits(text: string): KeptEdit[] {
  if (text === '') return [];
  try {
    const read = KeptEdits.safeParse(JSON.parse(text));
    return read.success ? (read.data as KeptEdit[]) : [];
  } catch {
    return [];
  }
}
