import type { CalendarDate } from '../../../dates/calendar-date.ts';
import { Contact } from '../../../entities/contact/contact.ts';
import { Interview } from '../../../entities/interview/interview.ts';
import { type Job, newJob } from '../../../entities/job/job.ts';
import { JobEvent } from '../../../entities/job/job-event.ts';
import type { JobStatus } from '../../../entities/job/job-status.ts';
import { Offer } from '../../../entities/offer/offer.ts';
import { Task } from '../../../entities/task/task.ts';
import { applicationOf } from '../../../tracking/application-path.ts';
import { compareRates } from '../../../tracking/response-rate.ts';
import type { AssistantData } from './assistant-data.ts';

/** The day that the labelled questions are asked on, a Thursday. */
export const askedOn = '2026-11-19' as CalendarDate;

const job = (internalId: number, jobTitle: string, companyName: string, location = '') => ({
  internalId,
  jobTitle,
  companyName,
  location,
});

/** The jobs that the labelled questions are about, by their numbers. */
export const namedJobs = [
  job(1, 'Registered Nurse', 'Mercy Health', 'Columbus, OH'),
  job(2, 'ICU Nurse', 'St. Luke’s Hospital', 'Boise, ID'),
  job(3, 'Charge Nurse', 'Open Door Clinic', 'Columbus, OH'),
  job(4, 'Junior Data Analyst', 'Target', 'Minneapolis, MN'),
  job(5, 'Software Engineer I', 'Block, Inc.', 'Remote'),
  job(6, 'Marketing Assistant', 'Monday.com', 'New York, NY'),
  job(7, 'Truck Driver', 'Werner Enterprises', 'Omaha, NE'),
  job(8, 'CDL-A Driver', 'Swift Transportation', 'Phoenix, AZ'),
  job(9, 'Regional Driver', 'J.B. Hunt', 'Lowell, AR'),
  job(10, '4th Grade Teacher', 'Lincoln Elementary School', 'Round Rock, TX'),
  job(11, 'Instructional Coach', 'Austin ISD', 'Austin, TX'),
  job(12, 'Office Manager', 'State Farm', 'Dayton, OH'),
  job(13, 'Bookkeeper', 'Gap', 'Dayton, OH'),
  job(14, 'Data Analyst', 'Apple', 'Cupertino, CA'),
  job(15, 'Customer Success Manager', 'Next', 'Remote'),
];

const submitted = 'application-submitted';
/** Status, the day of it, and the day of the application where there is one, by the number of the job. */
const states: readonly [JobStatus, string, string][] = [
  [submitted, '2026-10-21', '2026-10-21'],
  ['interview-scheduled', '2026-11-12', '2026-10-22'],
  ['application-not-started', '2026-11-03', ''],
  [submitted, '2026-10-24', '2026-10-24'],
  ['rejected-before-interview', '2026-11-05', '2026-10-25'],
  [submitted, '2026-10-26', '2026-10-26'],
  ['offer-pending', '2026-11-07', '2026-10-20'],
  ['application-no-response', '2026-11-08', '2026-10-21'],
  ['interview-requested', '2026-11-13', '2026-11-01'],
  [submitted, '2026-10-28', '2026-10-28'],
  ['application-in-progress', '2026-11-03', ''],
  ['rejected-after-interview', '2026-11-04', '2026-10-23'],
  [submitted, '2026-11-10', '2026-10-30'],
  ['application-not-started', '2026-11-18', ''],
  ['interview-in-progress', '2026-11-07', '2026-10-26'],
];

const jobs: readonly Job[] = namedJobs.map(({ internalId, ...named }, at) => {
  const [status = submitted, statusDate = '', dateApplied = ''] = states[at] ?? [];
  const notes = internalId === 10 ? 'Bilingual classroom' : '';
  return {
    ...newJob({ ...named, status, statusDate, dateApplied, applied: dateApplied !== '', notes }),
    internalId,
  };
});

const applications = new Map(
  jobs.flatMap(({ internalId, status, applied, dateApplied, statusDate }) => {
    const steps = [
      { status: submitted, date: dateApplied },
      { status, date: statusDate },
    ] as const;
    const found = dateApplied ? applicationOf({ status, applied, dateApplied, steps }) : null;
    return found ? [[internalId, found] as const] : [];
  }),
);

const told = <T>(schema: { parse(value: unknown): unknown }, rows: readonly object[]) =>
  rows.map((row, at) => schema.parse({ internalId: at + 1, ...row })) as T[];

/** Own data of somebody who has been looking for a month, on the day of the labelled questions. */
export const assistantData: AssistantData = {
  today: askedOn,
  now: new Date('2026-11-19T15:00:00Z'),
  firstDay: 1,
  locale: 'en-US',
  jobs,
  jobCount: jobs.length,
  applications,
  rates: {
    source: compareRates([
      { key: 'indeed', sent: 8, heard: 1, interviewed: 0 },
      { key: 'referral', sent: 6, heard: 5, interviewed: 3 },
    ]),
    fit: compareRates([]),
  },
  interviews: told<Interview>(Interview, [
    {
      ...{ jobId: 2, jobTitle: 'ICU Nurse', companyName: 'St. Luke’s Hospital', interviewType: 'Video' },
      ...{ dateOfInterview: '2026-11-20T10:00', timeZone: 'America/Denver', status: 'Scheduled' },
      interviewers: 'Dana Reyes',
    },
    {
      jobId: 12,
      jobTitle: 'Office Manager',
      companyName: 'State Farm',
      dateOfInterview: '2026-11-02',
      status: 'Completed',
    },
  ]),
  tasks: told<Task>(Task, [
    { title: 'Call reference', dueDate: '2026-11-18', jobId: 1 },
    { title: 'Buy suit', dueDate: '2026-11-20' },
    { title: 'Update resume', done: true, doneDate: '2026-11-18', open: 0 },
  ]),
  offers: told<Offer>(Offer, [{ jobId: 7, basePay: '$72,000 a year', answerBy: '2026-11-24' }]),
  contacts: told<Contact>(Contact, [
    {
      ...{ uid: 'kim', name: 'Kim Park', role: 'Recruiter', companyName: 'Mercy Health', jobId: 1 },
      ...{ email: 'kim@mercy.example', phone: '614 555 0101' },
    },
  ]),
  companies: [],
  events: told<JobEvent>(JobEvent, [{ jobId: 14, kind: 'saved', date: '2026-11-18' }]),
};
