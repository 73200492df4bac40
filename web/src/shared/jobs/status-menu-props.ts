import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';

/** What the status menu takes, whichever way it opens. */
export type StatusMenuProps = {
  /** What it hangs from; null is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** How many of the jobs are in which status now. */
  current: Partial<Record<JobStatus, number>>;
  /** How many jobs move; 1 shows “now”, more show “2 of 3”. */
  total: number;
  /** In the empty field; “Move to…” by itself. */
  title?: string;
  /** What moves, under the title where there is room for it: a job's title. */
  subject?: string;
  /** The person's calendar date: nothing can have happened later. */
  today: string;
  /** `date` is '' for today, `note` '' for none. */
  onChoose: (status: JobStatus, date: string, note: string) => void;
};
