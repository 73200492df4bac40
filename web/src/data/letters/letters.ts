import type { Company } from '@foothold/core/entities/company/company.ts';
import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import { longTextField } from '@foothold/core/entities/form-fields.ts';
import type { Job, LetterHead } from '@foothold/core/entities/job/job.ts';
import { withEntries } from '@foothold/core/entities/ledger/ledger-entries.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { jobTables, readJobWithHistory, writeJobWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { wholeResume } from '../resumes/whole-resume.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { isSameValue } from '../rows/same-value.ts';
import { Refusal } from '../rows/save-result.ts';

/** What is known around the letter of a job. */
export type LetterContext = {
  /** People of the job, by name. */
  contacts: Contact[];
  /** The own company of that name. */
  company: Company | null;
  /** The resume that the job names, else the default one; null without any. */
  resume: WholeResume | null;
  /** The day its letter was sent, '' when none was. */
  sentOn: string;
};

/** What is known around the letter of a job, live; undefined while it loads. */
export function useLetterContext(
  job: Pick<Job, 'internalId' | 'companyName' | 'resumeId' | 'dateApplied'>,
): LetterContext | undefined {
  const { internalId, companyName, resumeId, dateApplied } = job;
  return useOwnQuery(
    `letter of ${internalId} ${resumeId} ${dateApplied} ${companyName}`,
    (db) => queryLetterContext(db, job),
    { keep: true },
  );
}

/** Reads what is known around the letter of a job. */
export async function queryLetterContext(
  db: OwnData,
  {
    internalId,
    companyName,
    resumeId,
    dateApplied,
  }: Pick<Job, 'internalId' | 'companyName' | 'resumeId' | 'dateApplied'>,
): Promise<LetterContext> {
  const contacts = readRows('contacts', await db.contacts.where('jobId').equals(internalId).toArray()).rows;
  const folded = foldCompanyName(companyName);
  const companies = folded ? await db.companies.where('keys.name').equals(folded).toArray() : [];
  const documents = readRows(
    'documents',
    await db.documents.where('jobId').equals(internalId).toArray(),
  ).rows;
  const sent = documents.find(
    ({ kind, isCopy, dateSent }) => kind === 'letter' && isCopy && dateSent === dateApplied,
  );
  return {
    contacts: contacts.sort((a, b) => a.name.localeCompare(b.name) || a.internalId - b.internalId),
    company: readRows('companies', companies).rows[0] ?? null,
    resume: await queryLetterResume(db, resumeId),
    sentOn: sent?.dateSent ?? '',
  };
}

/** Reads the resume whose name stands on a letter: the one that the job names, else the default one; null without any. */
export async function queryLetterResume(db: OwnData, resumeId: number | null): Promise<WholeResume | null> {
  const named = resumeId === null ? null : await wholeResume(db, resumeId);
  if (named) return named;
  const byDefault = readRows('resumes', await db.resumes.toArray()).rows.find(({ isDefault }) => isDefault);
  return byDefault ? wholeResume(db, byDefault.internalId) : null;
}

/** What is written of a letter. */
export type LetterFields = { coverLetter: string } & LetterHead;
export type LetterField = keyof LetterFields;

/** The letter of a job as it is edited. */
export function letterFieldsOf({ coverLetter, letter }: Pick<Job, 'coverLetter' | 'letter'>): LetterFields {
  const { contactUid, recipient, language, written } = letter;
  return { coverLetter, contactUid, recipient, language, written };
}

/**
 * Fields of a letter to be written; `isReplaced` where another letter or sentence comes in place of what was written. Entries of
 * its ledger (`written`) come to those that are stored.
 */
export type LetterEdit = {
  fields: Partial<LetterFields>;
  was: Partial<LetterFields>;
  isReplaced?: boolean;
};

/**
 * Writes fields of the letter of a job; changes that follow each other are one journal entry, and a
 * letter that is replaced is one of its own, so that Undo brings back what was written last. `was` is what these fields said
 * when typing began: when one says something else by now, nothing is written, and the answer carries the stored job.
 */
export const writeLetter = command(
  'writeLetter',
  (jobId: number, { fields, was, isReplaced = false }: LetterEdit, clock: Clock = systemClock) => {
    const read = longTextField.safeParse(fields.coverLetter ?? '');
    if (!read.success) throw new Refusal('invalid', { text: read.error.issues[0]?.message ?? '' });
    return {
      label: isReplaced ? 'coverLetterReplaced' : 'coverLetterChanged',
      tables: jobTables,
      clock,
      coalesce: !isReplaced,
      run: async (writer) => {
        const before = await readJobWithHistory(writer, jobId);
        const now = letterFieldsOf(before.job);
        for (const field of Object.keys(fields) as LetterField[])
          if (field in was && !isSameValue(now[field], was[field]) && !isSameValue(now[field], fields[field]))
            throw new Refusal('changed-elsewhere', { current: before.job });
        const written = withEntries(now.written, fields.written ?? []);
        const { coverLetter, ...head } = { ...now, ...fields, written };
        const job = { ...before.job, coverLetter, letter: { ...before.job.letter, ...head } };
        await writeJobWithHistory(writer, { before, after: { job, history: before.history }, clock });
        return { id: jobId };
      },
    };
  },
);
