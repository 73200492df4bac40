import type { CalendarDate } from '../../dates/calendar-date.ts';
import type { Company } from '../company/company.ts';
import type { Contact } from '../contact/contact.ts';
import type { Job } from '../job/job.ts';
import type { WholeResume } from '../resume/resume-text.ts';

/** What is known when a letter is written. */
export type LetterFacts = {
  job: Pick<Job, 'jobTitle' | 'companyName' | 'location'>;
  company: Pick<Company, 'companyName' | 'address' | 'city' | 'state' | 'country'> | null;
  contact: Pick<Contact, 'name' | 'role'> | null;
  resume: WholeResume | null;
  /** Of the letter, as a BCP 47 tag. */
  language: string;
  today: CalendarDate;
};
