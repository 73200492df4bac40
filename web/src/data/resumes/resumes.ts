import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { inFamilies } from '@foothold/core/entities/resume/resume-families.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { type Rows, readRows } from '../rows/read-rows.ts';

/** The person's resumes without their items, each followed by its versions, live; a handful, so they are read whole. */
export function useResumes(): Rows<Resume> | undefined {
  return useOwnQuery('resumes', async (db) => {
    const { rows, broken } = readRows('resumes', await db.resumes.toArray());
    return { rows: inFamilies(rows), broken };
  });
}
