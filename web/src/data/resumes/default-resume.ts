import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { wholeResume } from './whole-resume.ts';

/** The default resume as it reads, the oldest where none is the default; null where there is none. */
export async function defaultResume(db: OwnData): Promise<WholeResume | null> {
  const { rows } = readRows('resumes', await db.resumes.toArray());
  const [first] = [...rows].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return first ? wholeResume(db, first.internalId) : null;
}
