import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import * as z from 'zod/mini';
import { isEditable } from '../../../../data/resumes/resume-edit.ts';

const tables = itemLists.map((list) => itemTables[list]);

/** Reads an edit of a resume that a closed tab left; one that the editor cannot hold, such as of an older release, is refused. */
export const storedResumeEdit = z
  .object({
    owner: z.union([
      z.object({ table: z.literal('resumes') }),
      z.object({ table: z.enum(tables), id: z.number() }),
    ]),
    field: z.string(),
    value: z.unknown(),
    was: z.unknown(),
  })
  .check(z.refine(({ owner, field, value }) => isEditable(owner.table, field, value)));
