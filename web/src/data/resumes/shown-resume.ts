import { type BaseNote, baseNotes } from '@foothold/core/entities/resume/base-notes.ts';
import { effectiveResume } from '@foothold/core/entities/resume/effective-resume.ts';
import type { Resume } from '@foothold/core/entities/resume/resume.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type VersionPlace, versionPlaces } from '@foothold/core/entities/resume/version-places.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { storedResume } from './whole-resume.ts';

/** A resume as it is edited. */
export type ShownResume = {
  /** As it reads; null when it is gone or cannot be read. */
  whole: WholeResume | null;
  /** The resume it is a version of. */
  base: Resume | null;
  /** What its base changed where it has words of its own. */
  notes: BaseNote[];
  /** Of a version: where it reads otherwise than its base. */
  places: VersionPlace[];
  /** What of it cannot be read: tables with their keys and fields. */
  problem: string | null;
};

/** A resume with what a version has of its base, live; undefined while it loads. */
export function useWholeResume(id: number): ShownResume | undefined {
  return useOwnQuery(`resume ${id}`, (db) => queryWholeResume(db, id));
}

/** Reads a resume as it is edited. */
export async function queryWholeResume(db: OwnData, id: number): Promise<ShownResume> {
  const stored = await storedResume(db, id);
  const problem = stored.broken.map((row) => `${row.table} ${row.key}: ${row.problem}`).join('; ') || null;
  if (!stored.own) return { whole: null, base: null, notes: [], places: [], problem };
  const { own, base } = stored;
  const notes = base ? baseNotes(base, own) : [];
  const places = base ? versionPlaces(base, own) : [];
  return { whole: effectiveResume(base, own), base: base?.resume ?? null, notes, places, problem };
}
