import { hash53 } from '@foothold/core/text/hash53.ts';
import type { FitRow, OwnData } from '../rows/own-data.ts';
import { type FitSide, resumeForFit } from './fit-sources.ts';

/** A job whose fit has to be worked out, with the resume it is held against, and the state of both. */
export type DueFit = { jobId: number; resumeId: number; madeFrom: string };

/**
 * The jobs whose kept fit is missing or of another state of the job, its posting, the resume or what the person said;
 * newest change first. Reads keys of indexes, no job. `rule` names the rule and the month that years are counted to.
 */
export async function queryDueFits(db: OwnData, side: FitSide, rule: string): Promise<DueFit[]> {
  const stamps = new Map(
    side.resumes.map((whole) => [
      whole.resume.internalId,
      String(hash53(JSON.stringify([whole, side.person]))),
    ]),
  );
  const [resumeOf, changed, newest, kept] = await Promise.all([
    resumesOfJobs(db, [...stamps.keys()]),
    changesOfJobs(db),
    newestSnapshots(db),
    db.fits.toArray(),
  ]);
  const known = new Map(kept.map((row) => [row.jobId, row.madeFrom]));
  const due: DueFit[] = [];
  for (const [jobId, updatedAt] of changed) {
    const resumeId = resumeForFit(side.resumes, resumeOf.get(jobId) ?? null)?.resume.internalId;
    if (resumeId === undefined) continue;
    const madeFrom = [rule, resumeId, stamps.get(resumeId), updatedAt, newest.get(jobId) ?? 0].join(' ');
    if (known.get(jobId) !== madeFrom) due.push({ jobId, resumeId, madeFrom });
  }
  return due.reverse();
}

/** Keeps what was worked out. Where the browser does not take it, it is worked out again next time. */
export async function keepFits(db: OwnData, rows: readonly FitRow[]): Promise<void> {
  await db.fits.bulkPut([...rows]).catch(() => undefined);
}

/** Drops what is kept of jobs that are gone, and all of it where there is no resume anymore. */
export async function dropLostFits(db: OwnData, side: FitSide): Promise<void> {
  if (side.resumes.length === 0) return db.fits.clear();
  const jobs = new Set(await db.jobs.toCollection().primaryKeys());
  const lost = (await db.fits.toCollection().primaryKeys()).filter((id) => !jobs.has(id));
  if (lost.length > 0) await db.fits.bulkDelete(lost);
}

/** Which jobs name one of these resumes. */
async function resumesOfJobs(db: OwnData, resumes: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (const resumeId of resumes)
    for (const id of await db.jobs.where('resumeId').equals(resumeId).primaryKeys()) found.set(id, resumeId);
  return found;
}

/** When each job was last changed, oldest first. */
async function changesOfJobs(db: OwnData): Promise<Map<number, string>> {
  const changed = new Map<number, string>();
  await db.jobs.orderBy('updatedAt').eachKey((at, { primaryKey }) => {
    changed.set(primaryKey, String(at));
  });
  return changed;
}

/** The key of the newest text that was kept of each job's posting. */
async function newestSnapshots(db: OwnData): Promise<Map<number, number>> {
  const newest = new Map<number, number>();
  await db.snapshots.orderBy('jobId').eachKey((jobId, { primaryKey }) => {
    newest.set(Number(jobId), Math.max(newest.get(Number(jobId)) ?? 0, primaryKey));
  });
  return newest;
}
