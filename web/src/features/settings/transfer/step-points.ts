import { newJob } from '@foothold/core/entities/job/job.ts';
import { type JobPlaceTexts, jobPlaceText, lacksPoint } from '@foothold/core/parsing/place/job-place.ts';
import type { ImportStep } from '../../../data/transfer/import-jobs.ts';

/** What the rows say about places that the file gives no coordinates for. */
export function placesOfSteps(steps: readonly ImportStep[]): JobPlaceTexts[] {
  return steps.map(({ row }) => newJob(row.fields)).filter(lacksPoint);
}

/** The steps with the points that were found for their places; coordinates of the file stay. */
export function withPoints(
  steps: readonly ImportStep[],
  points: ReadonlyMap<string, { latitude: number; longitude: number }>,
): ImportStep[] {
  return steps.map((step) => {
    const job = newJob(step.row.fields);
    const point = lacksPoint(job) ? points.get(jobPlaceText(job)) : undefined;
    return point ? { ...step, row: { ...step.row, fields: { ...step.row.fields, ...point } } } : step;
  });
}
