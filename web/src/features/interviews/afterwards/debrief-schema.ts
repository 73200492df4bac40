import { DebriefForm } from '@foothold/core/entities/interview/debrief-form.ts';
import { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import * as z from 'zod/mini';

/** What is typed after an interview: the debrief, and what the job is to become, null to leave it. */
export const DebriefSchema = z.extend(DebriefForm, { jobStatus: z.nullable(JobStatus) });
export type DebriefValues = z.infer<typeof DebriefSchema>;
