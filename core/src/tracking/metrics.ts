import { submissionMethods } from '../entities/job/job.ts';
import { type JobStatus, type JobStatusGroup, jobStatuses } from '../entities/job/job-status.ts';

/** One counted figure (docs/spec/entities.md, Metrics row). */
export type MetricsRow = { metricName: string; metricKey: string; metricValue: number };

/** What the own data counts for the metrics: jobs in all, applied, by status and by way of submission; places by group. */
export type MetricCounts = {
  jobs: number;
  applied: number;
  byStatus: Readonly<Partial<Record<JobStatus, number>>>;
  byMethod: Readonly<Record<string, number>>;
  placeGroups: readonly { name: string; internalId: number; places: number }[];
};

/** The four figures of /work (docs/spec/states.md, Metrics): all jobs, applied, and the two groups. */
export type MetricTiles = { saved: number; applied: number; inProgress: number; complete: number };

/** The tiles out of the counts. */
export function metricTiles(counts: MetricCounts): MetricTiles {
  const inGroup = (group: JobStatusGroup) =>
    jobStatuses.filter((s) => s.group === group).reduce((sum, s) => sum + (counts.byStatus[s.value] ?? 0), 0);
  return {
    saved: counts.jobs,
    applied: counts.applied,
    inProgress: inGroup('in-progress'),
    complete: inGroup('complete'),
  };
}

/** All rows (docs/spec/readings.md R29): the four tiles, one per status, one per submission method, places per group. */
export function metricsRows(counts: MetricCounts): MetricsRow[] {
  const tiles = metricTiles(counts);
  return [
    { metricName: 'Saved', metricKey: 'saved', metricValue: tiles.saved },
    { metricName: 'Applied', metricKey: 'applied', metricValue: tiles.applied },
    { metricName: 'In-Progress', metricKey: 'in-progress', metricValue: tiles.inProgress },
    { metricName: 'Complete', metricKey: 'complete', metricValue: tiles.complete },
    ...jobStatuses.map(({ value, label }) => ({
      metricName: label,
      metricKey: value,
      metricValue: counts.byStatus[value] ?? 0,
    })),
    ...Object.entries(submissionMethods).map(([key, label]) => ({
      metricName: label,
      metricKey: `submission-${key}`,
      metricValue: counts.byMethod[key] ?? 0,
    })),
    ...counts.placeGroups.map(({ name, internalId, places }) => ({
      metricName: name,
      metricKey: `place-group-${internalId}`,
      metricValue: places,
    })),
  ];
}
