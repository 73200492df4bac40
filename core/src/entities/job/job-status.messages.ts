import { messages } from '../../text/messages.ts';
import { type JobStatus, jobStatuses, jobStatusGroups } from './job-status.ts';

const labels = Object.fromEntries(jobStatuses.map(({ value, label }) => [value, label]));

/** What a status is called, by its stored value. */
export const jobStatusName = messages('status', labels as Record<JobStatus, string>);

/** What the groups of statuses are called. */
export const jobStatusGroupName = messages('status-group', jobStatusGroups);
