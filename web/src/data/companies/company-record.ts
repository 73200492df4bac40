import type { Company } from '@foothold/core/entities/company/company.ts';
import { type Contact, personOf } from '@foothold/core/entities/contact/contact.ts';
import type { StoredDocument } from '@foothold/core/entities/document/stored-file.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { Task } from '@foothold/core/entities/task/task.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryCompanyJobs } from '../jobs/company-jobs.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** All that own data has to do with one company. */
export type CompanyRecord = {
  /** Applied ones first, by their date. */
  jobs: Job[];
  /** Newest first. */
  interviews: Interview[];
  /** One of each person, by name. */
  contacts: Contact[];
  /** Open ones, those due first in front. */
  tasks: Task[];
  documents: Pick<StoredDocument, 'internalId' | 'jobId' | 'name' | 'dateSent'>[];
};

/** Documents that are read at most: each is read with its content. */
const maxDocuments = 20;

/** What has to do with a company, by its folded name and by what references it, live; undefined while it loads. */
export function useCompanyRecord(
  company: Pick<Company, 'internalId' | 'companyName'>,
): CompanyRecord | undefined {
  const { internalId, companyName } = company;
  return useOwnQuery(
    `record of company ${internalId} ${companyName}`,
    (db) => queryCompanyRecord(db, company),
    { keep: true },
  );
}

/** Reads what references the company or its jobs by index, and the few tables of people and interviews for its name. */
export async function queryCompanyRecord(
  db: OwnData,
  { internalId, companyName }: Pick<Company, 'internalId' | 'companyName'>,
): Promise<CompanyRecord> {
  const jobs = await queryCompanyJobs(db, companyName);
  const jobIds = jobs.map((job) => job.internalId);
  const name = foldCompanyName(companyName);
  const isOf = (row: { companyId: number | null; jobId: number | null; companyName: string }) =>
    row.companyId === internalId ||
    (row.jobId !== null && jobIds.includes(row.jobId)) ||
    (row.jobId === null && name !== '' && foldCompanyName(row.companyName) === name);
  const [interviews, contacts, ofJobs, ofCompany, documents] = await Promise.all([
    db.interviews.toArray(),
    db.contacts.toArray(),
    db.tasks.where('jobId').anyOf(jobIds).toArray(),
    db.tasks.where('companyId').equals(internalId).toArray(),
    db.documents.where('jobId').anyOf(jobIds).limit(maxDocuments).toArray(),
  ]);
  const tasks = new Map(
    [...readRows('tasks', ofJobs).rows, ...readRows('tasks', ofCompany).rows].map((task) => [
      task.internalId,
      task,
    ]),
  );
  const due = (task: Task) => `${task.dueDate || '9999'} ${task.createdAt}`;
  return {
    jobs,
    interviews: readRows('interviews', interviews)
      .rows.filter(isOf)
      .sort((a, b) => compare(b.dateOfInterview, a.dateOfInterview)),
    contacts: people(readRows('contacts', contacts).rows.filter(isOf)),
    tasks: [...tasks.values()].filter(({ done }) => !done).sort((a, b) => compare(due(a), due(b))),
    documents: readRows('documents', documents).rows.map(
      ({ internalId: id, jobId, name: title, dateSent }) => ({
        ...{ internalId: id, jobId, name: title, dateSent },
      }),
    ),
  };
}

/** One record of each person, the one that says most of what they do. */
function people(contacts: readonly Contact[]): Contact[] {
  const byPerson = Map.groupBy(contacts, personOf);
  return [...byPerson.values()]
    .flatMap((records) => records.find(({ role }) => role !== '') ?? records[0] ?? [])
    .sort((a, b) => a.name.localeCompare(b.name) || a.internalId - b.internalId);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
