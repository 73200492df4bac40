import type { JobPlaceTexts } from '@foothold/core/tracking/job-place.ts';
import type { Located } from './locate-jobs.ts';

/** `pointOfJob`, whose parser loads with the first save; nothing where it cannot load. */
export async function laterPointOf(job: JobPlaceTexts): Promise<Partial<Located>> {
  const part = await import('./locate-jobs.ts').catch(() => null);
  return part ? part.pointOfJob(job) : {};
}
