import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';

/** Fictional jobs for the picture on the home page; the companies do not exist. */
export const pictureJobs: readonly {
  title: string;
  company: string;
  status: JobStatus;
  step: string;
  isDue?: true;
}[] = [
  {
    title: 'Pediatric Nurse',
    company: 'Juniper Creek Clinic',
    status: 'interview-scheduled',
    step: 'Video, Monday',
  },
  {
    title: 'Data Analyst',
    company: 'Harborline Freight',
    status: 'application-submitted',
    step: 'Follow up today',
    isDue: true,
  },
  {
    title: 'Middle School Teacher',
    company: 'Oakridge Schools',
    status: 'offer-pending',
    step: 'Answer by Friday',
    isDue: true,
  },
  {
    title: 'HVAC Technician',
    company: 'North Fork Heating',
    status: 'application-in-progress',
    step: 'Finish letter',
  },
  { title: 'Support Lead', company: 'Larkspur Software', status: 'interview-requested', step: 'Offer times' },
  { title: 'Line Cook', company: 'Copper Kettle', status: 'rejected-after-interview', step: '' },
];
