import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { wholeResume } from './whole-resume.ts';

/** A resume as it reads at this moment; null when it is gone, does not read or nothing is open. */
export async function readResume(id: number): Promise<WholeResume | null> {
  const db = await ownDataOnceOpen();
  return db ? wholeResume(db, id) : null;
}
