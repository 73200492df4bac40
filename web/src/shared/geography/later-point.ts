import { type JobPlaceTexts, jobPlaceText } from '@foothold/core/parsing/place/job-place.ts';
import { setJobPoints } from '../../data/places/job-points.ts';
import type { SaveResult } from '../../data/rows/save-result.ts';
import { type Located, pointOfJob } from './locate-jobs.ts';

/** Longest wait of a save for its point; a point that comes later is a step of its own. */
const patienceMs = 1500;

/** Saves a job with the point of its place, where that is found in time; else the job gets it once it is found. */
export async function saveWithPoint<R extends SaveResult>(
  job: JobPlaceTexts,
  save: (point: Partial<Located>) => Promise<R>,
): Promise<R> {
  const found = pointOfJob(job);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const point = await Promise.race([found, late]);
  const result = await save(point ?? {});
  if (result.ok && point === null)
    void found.then(({ latitude, longitude }) => {
      if (latitude === undefined || longitude === undefined) return;
      void setJobPoints([result.id], new Map([[jobPlaceText(job), { latitude, longitude }]]));
    });
  return result;
}
