import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Fictional jobs for the picture on the home page; the companies do not exist. */
export const pictureJobs: readonly {
  title: string;
  company: string;
  status: JobStatus;
  step?: () => MessageDescriptor;
  isDue?: true;
}[] = [
  {
    title: 'Pediatric Nurse',
    company: 'Juniper Creek Clinic',
    status: 'interview-scheduled',
    step: () => msg`Video, Monday`,
  },
  {
    title: 'Data Analyst',
    company: 'Harborline Freight',
    status: 'application-submitted',
    step: () => msg`Follow up today`,
    isDue: true,
  },
  {
    title: 'Middle School Teacher',
    company: 'Oakridge Schools',
    status: 'offer-pending',
    step: () => msg`Answer by Friday`,
    isDue: true,
  },
  {
    title: 'HVAC Technician',
    company: 'North Fork Heating',
    status: 'application-in-progress',
    step: () => msg`Finish letter`,
  },
  {
    title: 'Support Lead',
    company: 'Larkspur Software',
    status: 'interview-requested',
    step: () => msg`Offer times`,
  },
  { title: 'Line Cook', company: 'Copper Kettle', status: 'rejected-after-interview' },
];
