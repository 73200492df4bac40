import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { resumeText, type WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import type { TableName } from '../rows/tables.ts';

/** The tables of a resume and its items, for a transaction that reads one. */
export const resumeTables = [
  'resumes',
  'resumeExperience',
  'resumeEducation',
  'resumeSkills',
  'resumeSections',
] as const satisfies readonly TableName[];

/** A resume as its rows say: of a version only what differs, with its base beside it. */
export type StoredResume = {
  own: WholeResume;
  /** Of a version, when it is there and reads. */
  base: WholeResume | null;
  broken: BrokenRow[];
};

/** The rows of a resume and of its base; `own` is null when there is none of that key or it does not read. */
export async function storedResume(
  db: OwnData,
  id: number,
): Promise<StoredResume | { own: null; broken: BrokenRow[] }> {
  const { whole: own, broken } = await rowsOf(db, id);
  if (!own) return { own, broken };
  const { baseId } = own.resume;
  if (baseId === null || baseId === id) return { own, base: null, broken };
  const base = await rowsOf(db, baseId, { isBase: true });
  return { own, base: base.whole, broken: [...broken, ...base.broken] };
}

/** A resume as it reads, a version with what it has of its base; null when there is none or it does not read. */
export async function wholeResume(db: OwnData, id: number): Promise<WholeResume | null> {
  const stored = await storedResume(db, id);
  return stored.own && effectiveResume(stored.base, stored.own);
}

/** The text of a resume as it is now, '' when there is none. */
export async function resumeTextOf(db: OwnData, id: number): Promise<string> {
  const whole = await wholeResume(db, id);
  return whole ? resumeText(whole) : '';
}

async function rowsOf(
  db: OwnData,
  id: number,
  { isBase = false } = {},
): Promise<{ whole: WholeResume | null; broken: BrokenRow[] }> {
  const stored = await db.resumes.get(id);
  if (stored === undefined) return { whole: null, broken: [] };
  const { record, broken: problem } = readRow('resumes', stored);
  const resume = record ?? (isBase ? restOf(stored, problem.problem) : null);
  if (!resume) return { whole: null, broken: problem ? [problem] : [] };
  const lists = await Promise.all(
    itemLists.map(async (list) => {
      const table = itemTables[list];
      return [list, readRows(table, await db.table(table).where('resumeId').equals(id).toArray())] as const;
    }),
  );
  const items = Object.fromEntries(lists.map(([list, { rows }]) => [list, rows]));
  return {
    whole: { resume, ...items } as unknown as WholeResume,
    broken: [...(problem ? [problem] : []), ...lists.flatMap(([, { broken }]) => broken)],
  };
}

/** A base with fields that do not read still gives the others to its versions, which would lose all of it otherwise. */
function restOf(stored: object, problem: string): Resume | null {
  const bad = new Set(problem.split(', ').map((path) => path.split('.')[0]));
  const rest = Object.entries(stored).filter(([field]) => !bad.has(field));
  return readRow('resumes', Object.fromEntries(rest)).record;
}
