import { messages } from '../../text/messages.ts';
import { jobTypes } from './posting.ts';
import { seniorities } from './seniority-names.ts';
import { workplaces } from './workplace-names.ts';

/** What a job type is called, by its stored value. */
export const jobTypeName = messages('job-type', jobTypes);

/** What a rank is called. */
export const seniorityName = messages('seniority', seniorities);

/** What a way of working is called. */
export const workplaceName = messages('workplace', workplaces);
