import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobPlaceText, lacksPoint } from '@foothold/core/parsing/place/job-place.ts';
import { jobTables, readJobsWithHistory, writeJobsWithHistory } from '../jobs/job-write.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** The coordinates of a location text. */
export type TextPoints = ReadonlyMap<string, Pick<Job, 'latitude' | 'longitude'>>;

/** The jobs that name a place but have no coordinates, each with the text to look up. */
export async function queryJobsToLocate(db: OwnData): Promise<{ id: number; text: string }[]> {
  const { rows } = readRows('jobs', await db.jobs.toArray());
  return rows.filter(lacksPoint).map((job) => ({ id: job.internalId, text: jobPlaceText(job) }));
}

/**
 * Gives these jobs the points of their location texts, in one step. A job that has coordinates by now, or another text, stays
 * as it is. Returns how many got one.
 */
export const setJobPoints = command(
  'setJobPoints',
  (ids: readonly number[], points: TextPoints, batches: BatchOptions = {}, clock: Clock = systemClock) => ({
    label: 'placesFound',
    tables: jobTables,
    clock,
    run: async (writer) => {
      let located = 0;
      await inBatches(ids, batches, async (some) => {
        const { jobs } = await readJobsWithHistory(writer, some);
        const changes = jobs.flatMap((before) => {
          const point = lacksPoint(before.job) ? points.get(jobPlaceText(before.job)) : undefined;
          const { latitude, longitude } = point ?? {};
          if (latitude === undefined || longitude === undefined) return [];
          const job = { ...before.job, latitude, longitude };
          return [{ before, after: { job, history: before.history } }];
        });
        await writeJobsWithHistory(writer, changes, clock);
        located += changes.length;
      });
      return { id: 0, located };
    },
  }),
);
