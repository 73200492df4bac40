import type { Snapshot } from '@foothold/core/entities/document/stored-file.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { postingVersions } from '@foothold/core/entities/job/posting-versions.ts';
import { readPostingData } from '@foothold/core/entities/posting/posting-data.ts';
import { inFamilies } from '@foothold/core/entities/resume/resume-families.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { FitPerson } from '@foothold/core/fit/fit.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { wholeResume } from '../resumes/whole-resume.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { rowsPointingAt } from '../rows/referencing-rows.ts';
import { queryFitPerson } from './fit-person.ts';

/** A job with the posting as it is judged: its newest kept text, '' where none is kept whole. */
export type FitJob = { job: Job; posting: AskingPosting };

/** What postings are held against: the person's resumes, each followed by its versions, and what they said of themselves. */
export type FitSide = { resumes: WholeResume[]; person: FitPerson };

/** The person's side of a fit, live; undefined while it loads. */
export function useFitSide(): FitSide | undefined {
  return useOwnQuery('fit side', queryFitSide, { keep: true });
}

/** The person's side of a fit; a resume that does not read is left out. Photos tell nothing and are left behind. */
export async function queryFitSide(db: OwnData): Promise<FitSide> {
  const [stored, person] = await Promise.all([db.resumes.toArray(), queryFitPerson(db)]);
  const rows = inFamilies(readRows('resumes', stored).rows);
  const wholes = await Promise.all(rows.map(({ internalId }) => wholeResume(db, internalId)));
  const resumes = wholes.flatMap((whole) =>
    whole ? [{ ...whole, resume: { ...whole.resume, photo: '' } }] : [],
  );
  return { resumes, person };
}

/** The resume that a job is held against: its own, else the default one, else none. */
export function resumeForFit(
  resumes: readonly WholeResume[],
  resumeId: number | null,
): WholeResume | undefined {
  const own = resumes.find(({ resume }) => resume.internalId === resumeId);
  return own ?? (resumeId === null ? resumes.find(({ resume }) => resume.isDefault) : undefined);
}

/** These jobs with the texts of their postings; those that are gone or do not read are left out. */
export async function queryFitJobs(db: OwnData, ids: readonly number[]): Promise<FitJob[]> {
  const [stored, kept] = await Promise.all([
    db.jobs.bulkGet([...ids]),
    rowsPointingAt(db, 'snapshots', 'jobId', ids),
  ]);
  const snapshots = Map.groupBy(readRows('snapshots', kept).rows, ({ jobId }) => jobId);
  const { rows } = readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  );
  return rows.map((job) => ({ job, posting: jobPosting(job, snapshots.get(job.internalId) ?? []) }));
}

/** The posting of a job as it is judged. */
export function jobPosting(job: Job, snapshots: readonly Snapshot[]): AskingPosting {
  const { jobTitle: title, companyName: company, location, city, state, country, pay } = job;
  const workplace = readPostingData(job.jobPostingData)?.workplace;
  return {
    title,
    text: postingVersions(job, snapshots).at(-1)?.text || ownText(job),
    company,
    location,
    city,
    state,
    country,
    pay,
    ...(typeof workplace === 'string' && workplace !== 'unknown' && { workplace }),
  };
}

/** The description, unless it is the first lines that a list of postings had: those ask for too little. */
function ownText({ description, jobPostingData }: Job): string {
  return readPostingData(jobPostingData)?.description === description ? '' : description;
}
