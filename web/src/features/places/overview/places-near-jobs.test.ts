import { Job } from '@foothold/core/entities/job/job.ts';
import { Place } from '@foothold/core/entities/place/place.ts';
import { expect, test } from 'vitest';
import { placeRows } from '../list/places-view.ts';
import { placesNearJobs } from './places-near-jobs.ts';

const job = (internalId: number, latitude: number) =>
  Job.parse({ internalId, jobTitle: `Job ${internalId}`, latitude, longitude: latitude && -83 }) as Job;
const rows = placeRows(
  [40, 40.3, 45, 0].map(
    (latitude, at) =>
      Place.parse({ internalId: at + 1, name: `${latitude}`, latitude, longitude: latitude && -83 }) as Place,
  ),
  { groups: [], placesOf: new Map(), start: null },
);

test('each job has its nearest place, the nearest pair first; what is far or has no coordinates is left out', () => {
  // A tenth of a degree of latitude is 11.12 km.
  const near = placesNearJobs([job(1, 40.1), job(2, 44.99), job(3, 42), job(4, 0)], rows, 6);
  expect(near.map(({ job: { internalId }, row, km }) => [internalId, row.name, Math.round(km)])).toEqual([
    [2, '45', 1],
    [1, '40', 11],
  ]);
  expect(placesNearJobs([job(1, 40.1), job(2, 44.99)], rows, 1)).toHaveLength(1);
});
