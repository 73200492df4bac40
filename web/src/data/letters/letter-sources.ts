import type { Job } from '@foothold/core/entities/job/job.ts';
import { postingVersions } from '@foothold/core/entities/job/posting-versions.ts';
import { type JobNote, jobNotes } from '@foothold/core/entities/letter/job-notes.ts';
import { htmlToText } from '@foothold/core/entities/posting/posting-text.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { LetterSources } from '@foothold/core/truth/evidence-of-letter.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { resumeTables } from '../resumes/whole-resume.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import type { TableName } from '../rows/tables.ts';
import { queryLetterChat } from './letter-chat.ts';
import { queryLetterResume } from './letters.ts';

/** What a letter is compared with, and when the text of its posting was kept; '' where none was. */
export type LetterTruth = LetterSources & { keptAt: string };

/** The tables that it is read from, for a transaction. */
export const letterSourceTables = [
  ...resumeTables,
  'stories',
  'practice',
  'snapshots',
  'companies',
  'conversations',
] as const satisfies readonly TableName[];

/** Answers that are compared with, the newest first: those of other jobs help little, and each costs time. */
const maxAnswers = 40;

/** What the letter of a job is compared with, live; undefined while it loads, and where it is not asked for. */
export function useLetterSources(job: Job, isWanted: boolean): LetterTruth | undefined {
  const { internalId, resumeId, companyName, jobTitle, description, jobPostingData, notes } = job;
  // What of the job it is read from: writing the letter reads nothing again.
  const of = [
    internalId,
    resumeId,
    companyName,
    jobTitle,
    description.length,
    jobPostingData.length,
    notes,
  ].join(' ');
  const found = useOwnQuery(
    `letter sources of ${isWanted ? of : 'none'}`,
    async (db) => (isWanted ? queryLetterSources(db, job) : null),
    { keep: true },
  );
  return found ?? undefined;
}

/** Notes of a job that the person lets be used for its letter: none without a choice. */
async function chosenNotes(db: OwnData, { internalId, notes }: Job): Promise<JobNote[]> {
  const chosen = (await queryLetterChat(db, internalId))?.material ?? [];
  return jobNotes(notes).filter(({ key }) => chosen.includes(`company:job-${internalId}/${key}`));
}

/** Reads what the letter of a job is compared with; what does not read is left out. */
export async function queryLetterSources(db: OwnData, job: Job): Promise<LetterTruth> {
  const { internalId } = job;
  const name = foldCompanyName(job.companyName);
  const companies = name ? await db.companies.where('keys.name').equals(name).toArray() : [];
  const snapshots = readRows(
    'snapshots',
    await db.snapshots.where('jobId').equals(internalId).toArray(),
  ).rows;
  const version = postingVersions(job, snapshots).at(-1);
  const text = version?.text || job.description;
  const practiced = readRows('practice', await db.practice.where('jobId').equals(internalId).toArray()).rows;
  return {
    resume: await queryLetterResume(db, job.resumeId),
    stories: readRows('stories', await db.stories.toArray()).rows,
    answers: practiced
      .filter(({ answer }) => answer.trim() !== '')
      .sort((a, b) => b.internalId - a.internalId)
      .slice(0, maxAnswers),
    posting: {
      id: String(internalId),
      title: job.jobTitle,
      company: job.companyName,
      text: text.includes('<') ? htmlToText(text) : text,
    },
    company: readRows('companies', companies).rows[0] ?? null,
    notes: await chosenNotes(db, job),
    keptAt: version?.takenAt ?? '',
  };
}
