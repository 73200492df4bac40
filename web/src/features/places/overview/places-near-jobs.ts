import type { Job } from '@foothold/core/entities/job/job.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import type { PlaceRow } from '../list/places-view.ts';

/** How near a place has to be to a job, km: about 50 miles. */
export const nearKm = 80;

/** A job with the place of one's own that is nearest to it. */
export type PlaceNearJob = { job: Job; row: PlaceRow; km: number };

/** For each job the nearest place, nearest first; jobs without one within reach are left out. */
export function placesNearJobs(
  jobs: readonly Job[],
  rows: readonly PlaceRow[],
  limit: number,
): PlaceNearJob[] {
  return jobs
    .flatMap((job) => {
      const point = pointOf(job);
      if (!point) return [];
      // One pass and no array per job: there may be hundreds of jobs and thousands of places.
      let best: PlaceNearJob | null = null;
      for (const row of rows) {
        if (!row.point) continue;
        const km = greatCircleKm(point, row.point);
        if (km <= (best?.km ?? nearKm)) best = { job, row, km };
      }
      return best ?? [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
