import { Company } from '../../../entities/company/company.ts';
import { Contact } from '../../../entities/contact/contact.ts';
import { Interview } from '../../../entities/interview/interview.ts';
import { JobEvent } from '../../../entities/job/job-event.ts';
import { Offer } from '../../../entities/offer/offer.ts';
import { Task } from '../../../entities/task/task.ts';
import type { Application } from '../../../tracking/application-path.ts';
import { compareRates } from '../../../tracking/response-rate.ts';
import type { AssistantData } from './assistant-data.ts';
import { assistantData as base } from './assistant-test-kit.ts';

const noRates = compareRates([]);

/** Somebody who begins. */
export const emptyData: AssistantData = {
  ...base,
  ...{ jobs: [], jobCount: 0, applications: new Map(), interviews: [], tasks: [], offers: [], contacts: [] },
  ...{ companies: [], events: [], rates: { source: noRates, fit: noRates } },
};

const told = <T>(schema: { parse(value: unknown): unknown }, rows: readonly object[]) =>
  rows.map((row, at) => schema.parse({ internalId: at + 1, ...row })) as T[];
const [mercy] = base.jobs;
if (!mercy) throw new Error('The kit has jobs.');

const application = (sentOn: string, repliedOn: string | null) => ({ sentOn, repliedOn }) as Application;
const event = (kind: string, more: object = {}) => ({ jobId: 8, kind, date: '2026-11-17', ...more });

/** Somebody with a long search, in whose records each kind of thing is in each of its states. */
export const busyData: AssistantData = {
  ...base,
  jobs: [
    ...base.jobs.slice(1).map((job, at) => ({
      ...job,
      salary: at % 2 === 1 ? '$30 an hour' : '',
      deadline: at % 3 > 0 ? `2026-11-2${at % 9}` : '',
      heardDate: at % 2 === 1 ? '2026-11-01' : '',
      followedUpDate: at % 4 === 1 ? '2026-11-05' : '',
    })),
    ...Array.from({ length: 40 }, (_, at) => ({
      ...mercy,
      internalId: at + 100,
      ...(at % 5 === 0 && { statusDate: '', dateApplied: '' }),
      ...(at === 7 && { jobTitle: '', companyName: '', statusDate: '2026-09-01', dateApplied: '2026-09-01' }),
    })),
  ],
  jobCount: 3000,
  applications: new Map([
    ...base.applications,
    [900, application('', null)],
    [901, application('', null)],
    [8, application('', null)],
    ...Array.from({ length: 6 }, (_, at) => {
      return [910 + at, application('2026-10-01', `2026-10-0${at + 2}`)] as const;
    }),
  ]),
  rates: {
    source: compareRates([
      { key: '', sent: 8, heard: 3, interviewed: 1 },
      { key: 'linkedin', sent: 6, heard: 3, interviewed: 0 },
    ]),
    fit: compareRates([
      { key: 'good', sent: 20, heard: 15, interviewed: 6 },
      { key: 'weak', sent: 20, heard: 1, interviewed: 0 },
    ]),
  },
  interviews: told<Interview>(Interview, [
    {
      ...{ jobId: 2, jobTitle: 'ICU Nurse', companyName: 'St. Luke’s Hospital', interviewType: 'Video' },
      ...{ dateOfInterview: '2026-11-20T10:00', timeZone: 'America/Denver', status: 'Scheduled' },
      interviewers: 'Dana',
    },
    {
      ...{ jobId: 8, dateOfInterview: '2026-11-24T09:30', status: 'Scheduled', interviewers: 'Ruth' },
      interviewType: '',
    },
    { jobId: 9, dateOfInterview: '2026-11-25', status: 'TBD', companyName: 'J.B. Hunt' },
    {
      jobId: 3,
      jobTitle: 'Charge Nurse',
      dateOfInterview: '',
      interviewType: 'On-Site',
      status: 'Rescheduled',
    },
    { jobId: 4, jobTitle: 'Analyst', dateOfInterview: '2026-11-17T11:00', status: 'Scheduled' },
    { dateOfInterview: '2026-11-02T11:00', status: 'Completed', interviewType: 'Other', jobTitle: 'X' },
    { jobId: 8, dateOfInterview: '2026-11-18T11:00', status: 'Completed' },
  ]),
  tasks: told<Task>(Task, [
    { title: 'Call reference', dueDate: '2026-11-18', jobId: 8 },
    { title: 'Old', dueDate: '2026-11-10' },
    { title: 'Buy suit', dueDate: '2026-11-19' },
    { title: 'Portfolio', dueDate: '2026-11-23', jobId: 5, kind: 'deadline' },
    { title: 'Any', jobId: 5 },
    { title: 'Update resume', done: true, doneDate: '2026-11-18', open: 0 },
  ]),
  offers: told<Offer>(Offer, [
    { jobId: 8, basePay: '$72,000 a year', answerBy: '2026-11-19' },
    { companyName: 'Gone', answerBy: '2026-11-10' },
    { companyName: 'Later', answerBy: '2026-11-29' },
    { companyName: '' },
    { companyName: 'Acc', status: 'accepted' },
    { companyName: 'Dec', status: 'declined', basePay: '$1' },
  ]),
  contacts: told<Contact>(
    Contact,
    Array.from({ length: 11 }, (_, at) => ({
      uid: `c${at}`,
      name: at % 4 === 0 ? '' : `Kim Park${at}`,
      email: at % 2 === 1 ? 'a@b.example' : '',
      companyName: 'Swift Transportation',
      jobId: 8,
    })),
  ),
  companies: told<Company>(Company, [{ companyName: 'Lakeside Clinic' }]),
  events: told<JobEvent>(JobEvent, [
    { jobId: 14, kind: 'saved', date: '2026-11-18' },
    event('status', { statusTo: 'rejected-before-interview' }),
    event('applied'),
    event('applied-cleared'),
    event('follow-up'),
    event('heard'),
    event('note', { note: 'hi *x*' }),
    event('note', { date: '2026-11-16' }),
    event('saved', { date: '2026-11-16' }),
  ]),
};

/** Somebody who waits: applications without an answer, long ago or of no day, a day to ask that was set, a task that is late. */
export const waitingData: AssistantData = {
  ...base,
  jobs: base.jobs.map((job, at) => ({
    ...job,
    status: 'application-submitted',
    statusDate: at % 2 === 1 ? '2026-10-10' : '',
    ...(at % 2 === 0 && { dateApplied: '', followUp: at === 0 ? '2026-11-20' : '' }),
  })),
  tasks: told<Task>(Task, [{ title: '', dueDate: '2026-11-18' }]),
  ...{ offers: [], interviews: [] },
  rates: { source: compareRates([{ key: 'indeed', sent: 12, heard: 1, interviewed: 0 }]), fit: noRates },
};
