import { resumeText, type WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow, readRows } from '../rows/read-rows.ts';
import type { TableName } from '../rows/tables.ts';

/** The tables a resume lies in, for a transaction that reads one. */
export const resumeTables = [
  'resumes',
  'resumeExperience',
  'resumeEducation',
  'resumeSkills',
  'resumeSections',
] as const satisfies readonly TableName[];

/** A resume with all its items; null when there is none of that key or it does not read. */
export async function wholeResume(db: OwnData, id: number): Promise<WholeResume | null> {
  const stored = await db.resumes.get(id);
  const resume = stored && readRow('resumes', stored).record;
  if (!resume) return null;
  const of = { resumeId: id };
  const [experience, education, skills, sections] = await Promise.all([
    db.resumeExperience.where(of).toArray(),
    db.resumeEducation.where(of).toArray(),
    db.resumeSkills.where(of).toArray(),
    db.resumeSections.where(of).toArray(),
  ]);
  return {
    resume,
    experience: readRows('resumeExperience', experience).rows,
    education: readRows('resumeEducation', education).rows,
    skills: readRows('resumeSkills', skills).rows,
    sections: readRows('resumeSections', sections).rows,
  };
}

/** The text of a resume as it is now, '' when there is none. */
export async function resumeTextOf(db: OwnData, id: number): Promise<string> {
  const whole = await wholeResume(db, id);
  return whole ? resumeText(whole) : '';
}
