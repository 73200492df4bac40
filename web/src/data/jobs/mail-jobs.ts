import { jobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { MailJob } from '@foothold/core/tracking/mail-proposal.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { readHistories } from '../statistics/applications.ts';

/** The jobs that a mail may be about, live; undefined while they load. */
export function useMailJobs(): MailJob[] | undefined {
  return useOwnQuery('jobs a mail may be about', queryMailJobs, { keep: true });
}

/** Reads what tells jobs apart, of all of them, with the addresses of their contacts and whether there was an interview. */
export async function queryMailJobs(db: OwnData): Promise<MailJob[]> {
  const [stored, contacts, histories] = await Promise.all([
    db.jobs.toArray(),
    db.contacts.where('jobId').above(0).toArray(),
    readHistories(db),
  ]);
  const addresses = Map.groupBy(readRows('contacts', contacts).rows, ({ jobId }) => jobId);
  return readRows('jobs', stored).rows.map((job) => ({
    internalId: job.internalId,
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    status: job.status,
    applied: job.applied,
    statusDate: job.statusDate,
    addresses: (addresses.get(job.internalId) ?? []).map(({ email }) => email).filter(Boolean),
    interviewed: (histories.get(job.internalId) ?? []).some(
      ({ status }) => jobStatus(status).phase === 'talk',
    ),
  }));
}
