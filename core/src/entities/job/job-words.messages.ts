import { messages } from '../../text/messages.ts';
import { jobSources, submissionMethods } from './job.ts';

/** Where a job was found. */
export const jobSourceName = messages('job-source', jobSources);

/** How an application was handed in. */
export const submissionMethodName = messages('submitted-by', submissionMethods);
