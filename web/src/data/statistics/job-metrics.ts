import { submissionMethods } from '@foothold/core/entities/job/job.ts';
import { type JobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import {
  type MetricsRow,
  type MetricTiles,
  metricsRows,
  metricTiles,
} from '@foothold/core/tracking/metrics.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

export type JobMetrics = { tiles: MetricTiles; rows: MetricsRow[]; byStatus: Record<JobStatus, number> };

/** The counts of /work, live (docs/spec/readings.md R29). */
export function useJobMetrics(): JobMetrics | undefined {
  return useOwnQuery('metrics', queryMetrics);
}

/** Counts jobs and places from indexes alone. */
export async function queryMetrics(db: OwnData): Promise<JobMetrics> {
  const count = (index: string, value: string | number) => db.jobs.where(index).equals(value).count();
  const byStatus = {} as Record<JobStatus, number>;
  for (const { value } of jobStatuses) byStatus[value] = await count('status', value);
  const byMethod: Record<string, number> = {};
  for (const method of Object.keys(submissionMethods))
    byMethod[method] = await count('submissionMethod', method);
  const groups = readRows('placeGroups', await db.placeGroups.orderBy('name').toArray()).rows;
  const placeGroups = await Promise.all(
    groups.map(async ({ name, internalId }) => {
      return {
        name,
        internalId,
        places: await db.placeGroupMembers.where('groupId').equals(internalId).count(),
      };
    }),
  );
  const counts = {
    jobs: await db.jobs.count(),
    applied: await count('keys.applied', 1),
    byStatus,
    byMethod,
    placeGroups,
  };
  return { tiles: metricTiles(counts), rows: metricsRows(counts), byStatus };
}
