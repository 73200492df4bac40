import type { Job } from '@foothold/core/entities/job/job.ts';
import { type JobStatusGroup, jobStatus, jobStatusGroups } from '@foothold/core/entities/job/job-status.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';

/** Which of the own jobs the map shows, as its address holds it; '' is all groups. */
export type OwnMapView = { group: JobStatusGroup | ''; open: string | null };

/** The view of an address; an unknown group is all of them (docs/spec/readings.md R5). */
export function readOwnMap(query: URLSearchParams): OwnMapView {
  const group = query.get('group') ?? '';
  const open = query.get('job') ?? '';
  return {
    group: Object.hasOwn(jobStatusGroups, group) ? (group as JobStatusGroup) : '',
    open: /^\d{1,15}$/.test(open) ? open : null,
  };
}

/** The address of a view, without its path. */
export function ownMapQuery({ group, open }: OwnMapView): string {
  const query = new URLSearchParams({ ...(group && { group }), ...(open && { job: open }) });
  const text = query.toString();
  return text && `?${text}`;
}

type Placed = Pick<Job, 'internalId' | 'status' | 'latitude' | 'longitude'>;

/** Jobs of a view, those without coordinates last, and how many jobs each group has. */
export function ownMapJobs<J extends Placed>(
  jobs: readonly J[],
  { group }: Pick<OwnMapView, 'group'>,
): { placed: J[]; unplaced: J[]; counts: Record<JobStatusGroup, number> } {
  const counts: Record<JobStatusGroup, number> = { 'not-started': 0, 'in-progress': 0, complete: 0 };
  const placed: J[] = [];
  const unplaced: J[] = [];
  for (const job of jobs) {
    const of = jobStatus(job.status).group;
    counts[of] += 1;
    if (group === '' || of === group) (pointOf(job) ? placed : unplaced).push(job);
  }
  return { placed, unplaced, counts };
}
