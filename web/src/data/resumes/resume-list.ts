import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import { inFamilies } from '@foothold/core/entities/resume/resume-families.ts';
import { itemLists, itemTables } from '@foothold/core/entities/resume/version-differences.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';

/** A line of the list of resumes. */
export type ResumeLine = {
  /** As it is stored: of a version without what it has of its base. */
  resume: Resume;
  /** The title of the resume it is a version of. */
  base: string | null;
  /** How many versions it has. */
  versions: number;
  /** How many jobs name it. */
  jobs: number;
  /** Calendar date it was last sent, '' when it never was. */
  lastSent: string;
  /** Instant of the last change of it or of one of its items. */
  editedAt: string;
};

/** Every resume, each followed by its versions, live; undefined while they load. */
export function useResumeList(): { rows: ResumeLine[]; broken: BrokenRow[] } | undefined {
  return useOwnQuery('resume list', queryResumeList, { keep: true });
}

/** Reads the list; documents are asked by index alone, since their contents are files. */
export async function queryResumeList(db: OwnData): Promise<{ rows: ResumeLine[]; broken: BrokenRow[] }> {
  const { rows: resumes, broken } = readRows('resumes', await db.resumes.toArray());
  const titles = new Map(resumes.map(({ internalId, title }) => [internalId, title]));
  const edited = await lastEdits(db);
  const rows = await Promise.all(
    inFamilies(resumes).map(async (resume): Promise<ResumeLine> => {
      const { internalId: id, baseId, updatedAt } = resume;
      const [jobs, lastSent] = await Promise.all([
        db.jobs.where('resumeId').equals(id).count(),
        lastSentOf(db, id),
      ]);
      return {
        resume,
        base: (baseId !== null && titles.get(baseId)) || null,
        versions: resumes.filter((one) => one.baseId === id).length,
        jobs,
        lastSent,
        editedAt: [updatedAt, edited.get(id) ?? ''].sort().at(-1) ?? '',
      };
    }),
  );
  return { rows, broken };
}

async function lastSentOf(db: OwnData, resumeId: number): Promise<string> {
  const sent = db.documents.where('[resumeId+dateSent]').between([resumeId, ''], [resumeId, '\uffff']);
  const key = ((await sent.keys()) as unknown as [number, string][]).at(-1);
  return key?.[1] ?? '';
}

async function lastEdits(db: OwnData): Promise<Map<number, string>> {
  const last = new Map<number, string>();
  for (const list of itemLists)
    for (const { resumeId, updatedAt } of await db.table(itemTables[list]).toArray())
      if (updatedAt > (last.get(resumeId) ?? '')) last.set(resumeId, updatedAt);
  return last;
}
