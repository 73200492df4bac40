import type { CalendarDate } from '../../../dates/calendar-date.ts';
import type { Company } from '../../../entities/company/company.ts';
import type { Contact } from '../../../entities/contact/contact.ts';
import type { Interview } from '../../../entities/interview/interview.ts';
import type { Job } from '../../../entities/job/job.ts';
import type { JobEvent } from '../../../entities/job/job-event.ts';
import type { Offer } from '../../../entities/offer/offer.ts';
import type { Task } from '../../../entities/task/task.ts';
import type { Application } from '../../../tracking/application-path.ts';
import type { RateComparison } from '../../../tracking/response-rate.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';

/** The own data that answers are made from. */
export type AssistantData = {
  today: CalendarDate;
  now: Date;
  firstDay: WeekDay;
  /** Of dates and numbers; the machine's where it is left out. */
  locale?: string | undefined;
  /** The newest change first; the newest ones alone where there are very many. */
  jobs: readonly Job[];
  /** How many jobs there are, with those that are not among `jobs`. */
  jobCount: number;
  /** All applications, by the key of their job. */
  applications: ReadonlyMap<number, Application>;
  /** How often applications were heard back from, by where the job was found and by how well the resume fitted. */
  rates: { source: RateComparison; fit: RateComparison };
  interviews: readonly Interview[];
  tasks: readonly Task[];
  offers: readonly Offer[];
  contacts: readonly Contact[];
  companies: readonly Company[];
  /** Entries of histories of the last months. */
  events: readonly JobEvent[];
};
