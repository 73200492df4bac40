import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';

/** Jobs that were just moved, and whose day is to be set right. */
export type DateAsked = {
  ids: readonly number[];
  status: JobStatus;
  /** Calendar date that was noted. */
  date: string;
  /** They got their date of application by it. */
  isApplication: boolean;
};
