import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryDocuments, type ShownDocument } from '../documents/documents.ts';
import { jobPosting } from '../fit/fit-sources.ts';
import { type Researched, researchAnswersOf } from '../research/research-answers.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow, readRows } from '../rows/read-rows.ts';
import { queryInterviewers } from './interviewers.ts';

/** Of an interview what is in other records. */
type Held = Pick<Interview, 'internalId' | 'jobId' | 'companyName' | 'contactUids' | 'dateOfInterview'>;

/** What a preparation sheet is made from, beside the interview itself. */
export type SheetSources = {
  /** null without a job, or where it does not read. */
  job: Job | null;
  /** Its posting as kept: the newest whole text, else the description. */
  posting: AskingPosting | null;
  /** The contacts who hold it, in the order they were chosen. */
  people: Contact[];
  /** What went out or is kept with the job, those sent last first. */
  documents: ShownDocument[];
  /** Own stories by title. */
  stories: Story[];
  /** What was found out about the company. */
  research: Researched[];
  /** A later interview of the same job is noted. */
  hasNext: boolean;
};

/** What the sheet of an interview is made from, live; undefined while it loads. */
export function useSheetSources(interview: Held): SheetSources | undefined {
  const { internalId, jobId, companyName, contactUids, dateOfInterview } = interview;
  return useOwnQuery(
    `sheet ${internalId} ${jobId} ${companyName} ${contactUids.join()} ${dateOfInterview}`,
    (db) => querySheetSources(db, interview),
    { keep: true },
  );
}

/** Reads by index what the sheet of an interview is made from; a record that does not read is left out. */
export async function querySheetSources(db: OwnData, interview: Held): Promise<SheetSources> {
  const { jobId, companyName } = interview;
  const [people, stories, research, ofJob] = await Promise.all([
    queryInterviewers(db, [interview]),
    db.stories.toArray(),
    researchAnswersOf(db, companyName),
    jobId === null ? none : queryOfJob(db, jobId, interview),
  ]);
  return {
    ...ofJob,
    people: interview.contactUids.flatMap((uid) => people.get(uid) ?? []),
    stories: readRows('stories', stories).rows.sort((a, b) => a.title.localeCompare(b.title)),
    research,
  };
}

type OfJob = Pick<SheetSources, 'job' | 'posting' | 'documents' | 'hasNext'>;

const none: OfJob = { job: null, posting: null, documents: [], hasNext: false };

async function queryOfJob(db: OwnData, jobId: number, { internalId, dateOfInterview }: Held): Promise<OfJob> {
  const [stored, snapshots, documents, others] = await Promise.all([
    db.jobs.get(jobId),
    db.snapshots.where('jobId').equals(jobId).toArray(),
    queryDocuments(db, jobId),
    db.interviews.where('jobId').equals(jobId).toArray(),
  ]);
  const job = stored ? readRow('jobs', stored).record : null;
  const hasNext = readRows('interviews', others).rows.some(
    (other) =>
      other.internalId !== internalId &&
      other.status !== 'Cancelled' &&
      (other.dateOfInterview === ''
        ? other.internalId > internalId
        : other.dateOfInterview > dateOfInterview),
  );
  const posting = job && jobPosting(job, readRows('snapshots', snapshots).rows);
  // What is judged leaves out the first lines of a list; to read, they are better than nothing.
  const text = posting?.text || job?.description || '';
  return { job, posting: posting && { ...posting, text }, documents: documents.rows, hasNext };
}
