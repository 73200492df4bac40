import type { Contact } from '../../../../entities/contact/contact.ts';
import type { Interview } from '../../../../entities/interview/interview.ts';
import type { Job } from '../../../../entities/job/job.ts';
import type { JobEvent } from '../../../../entities/job/job-event.ts';
import { isOpenOffer, type Offer } from '../../../../entities/offer/offer.ts';
import type { Task } from '../../../../entities/task/task.ts';
import type { Application } from '../../../../tracking/application-path.ts';
import { jobDates } from '../../../../tracking/job-dates.ts';
import type { AssistantData } from '../assistant-data.ts';
import type { QueryKind } from './record-query.ts';

/** A record that conditions are tested on, with the job that it belongs to. */
export type Row = {
  kind: 'job' | 'interview' | 'task' | 'offer' | 'contact';
  id: number;
  job: Job | null;
  application: Application | null;
  /** The history of the job, newest first. */
  events: readonly JobEvent[];
  interview?: Interview;
  task?: Task;
  offer?: Offer;
  contact?: Contact;
};

/** The records of a kind as rows. Deadlines of jobs that no task repeats are tasks as well. */
export function rowsOf(what: QueryKind, data: AssistantData): Row[] {
  const jobs = new Map(data.jobs.map((job) => [job.internalId, job]));
  const events = Map.groupBy(data.events, ({ jobId }) => jobId);
  const row = (kind: Row['kind'], id: number, jobId: number | null): Row => ({
    kind,
    id,
    job: jobId === null ? null : (jobs.get(jobId) ?? null),
    application: jobId === null ? null : (data.applications.get(jobId) ?? null),
    events: jobId === null ? [] : (events.get(jobId) ?? []),
  });
  switch (what) {
    case 'jobs':
      return data.jobs.map(({ internalId: id }) => row('job', id, id));
    case 'interviews':
      return data.interviews
        .filter(({ status }) => status !== 'Cancelled')
        .map((interview) => ({ ...row('interview', interview.internalId, interview.jobId), interview }))
        .sort((a, b) =>
          (a.interview.dateOfInterview || '9').localeCompare(b.interview.dateOfInterview || '9'),
        );
    case 'tasks':
      return [
        ...data.tasks.map((task) => ({ ...row('task', task.internalId, task.jobId), task })),
        ...data.jobs
          .filter((job) => jobDates(job, data.tasks).deadline !== '')
          .map(({ internalId: id }) => row('job', id, id)),
        ...data.offers
          .filter((offer) => !offer.isPresent && isOpenOffer(offer) && offer.answerBy !== '')
          .map((offer) => ({ ...row('offer', offer.internalId, offer.jobId), offer })),
      ];
    case 'offers':
      return data.offers
        .filter(({ isPresent }) => !isPresent)
        .map((offer) => ({ ...row('offer', offer.internalId, offer.jobId), offer }));
    case 'contacts':
      return data.contacts.map((contact) => ({
        ...row('contact', contact.internalId, contact.jobId),
        contact,
      }));
  }
}
