import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryStories } from '../practice/stories.ts';
import type { OwnData } from '../rows/own-data.ts';
import { storedResume } from './whole-resume.ts';

/** A resume with all that its lines can rest on. */
export type ResumeSources = {
  /** As it reads. */
  whole: WholeResume;
  /** Of a version, what it is a version of. */
  base: WholeResume | null;
  stories: readonly Story[];
};

/** A resume with all that its lines can rest on, live; undefined while it loads, null where there is none. */
export function useResumeSources(id: number | null): ResumeSources | null | undefined {
  return useOwnQuery(`resume sources ${id}`, (db) => queryResumeSources(db, id), { keep: true });
}

/** Reads a resume with all that its lines can rest on; photos tell nothing and are left behind. */
export async function queryResumeSources(db: OwnData, id: number | null): Promise<ResumeSources | null> {
  if (id === null) return null;
  const stored = await storedResume(db, id);
  if (!stored.own) return null;
  const { own, base } = stored;
  const { rows: stories } = await queryStories(db);
  return {
    whole: withoutPhoto(effectiveResume(base, own)),
    base: base && withoutPhoto(base),
    stories,
  };
}

function withoutPhoto(whole: WholeResume): WholeResume {
  return { ...whole, resume: { ...whole.resume, photo: '' } };
}
