import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import {
  degreesField,
  type NewRecord,
  type RecordOf,
  recordFields,
  referenceField,
  textField,
} from '../record.ts';

/** Ways to hold an interview (SPEC.md section 9). Stored value and label are the same word here. */
export const interviewTypes = ['Phone', 'Video', 'On-Site', 'Other'] as const;

/** SPEC.md section 4, Interview status; any may follow any other. */
export const interviewStatuses = ['TBD', 'Scheduled', 'Completed', 'Cancelled', 'Rescheduled'] as const;

const interviewShape = {
  ...recordFields,
  companyId: referenceField,
  companyName: textField,
  jobId: referenceField,
  jobTitle: textField,
  /** Wall time `YYYY-MM-DDTHH:mm` in `timeZone`, or a calendar date while the hour is open; '' when not agreed. */
  dateOfInterview: textField,
  /** IANA zone of `dateOfInterview`; '' is the zone the person is in. */
  timeZone: textField,
  interviewers: textField,
  interviewType: z._default(z.string(), 'Phone'),
  contactInfo: textField,
  url: textField,
  notes: textField,
  status: z._default(z.string(), 'TBD'),
  address: textField,
  city: textField,
  state: textField,
  country: textField,
  latitude: degreesField,
  longitude: degreesField,
  location: textField,
};

/** An interview (SPEC.md section 3, Interview). */
export const Interview = z.looseObject(interviewShape);
export type Interview = RecordOf<typeof interviewShape>;
export type NewInterview = NewRecord<Interview>;

/** An interview; it outlives the job and the company it was for. */
export const interviewEntity = entity({
  schema: Interview,
  names: { one: 'interview', many: 'interviews' },
  indexes: { 1: '++internalId, uid, updatedAt, dateOfInterview, jobId, companyId' },
  references: { jobId: { to: 'jobs', hold: 'free' }, companyId: { to: 'companies', hold: 'free' } },
  clearing: 'clears',
  knownBy: ['jobTitle', 'companyName'],
});
