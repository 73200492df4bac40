import { submissionMethods } from '@foothold/core/domain/job.ts';
import {
  isJobStatus,
  type JobStatus,
  type JobStatusGroup,
  jobStatuses,
  jobStatusGroups,
} from '@foothold/core/domain/job-status.ts';

/** What the list can be sorted by; the words stand in the address. */
export const jobSorts = ['updatedAt', 'jobTitle', 'status', 'dateApplied', 'source', 'pay'] as const;
export type JobSort = (typeof jobSorts)[number];

/** What the list shows and in which order: everything of it stands in the address (DESIGN.md, four homes of state). */
export type JobsView = {
  readonly text: string;
  readonly statuses: readonly JobStatus[];
  readonly group: JobStatusGroup | null;
  readonly applied: boolean;
  /** A key of `submissionMethods`, '' for any. */
  readonly method: string;
  readonly sort: JobSort;
  readonly ascending: boolean;
};

/** The whole list, newest change first. */
export const wholeView: JobsView = {
  text: '',
  statuses: [],
  group: null,
  applied: false,
  method: '',
  sort: 'updatedAt',
  ascending: false,
};

/** Reads the view from the address; a word that means nothing here is left out, never an error (READINGS R5). */
export function readJobsView(query: URLSearchParams): JobsView {
  const group = query.get('group') ?? '';
  const method = query.get('method') ?? '';
  const sort = jobSorts.find((name) => name === query.get('sort')) ?? wholeView.sort;
  const order = query.get('order');
  return {
    text: (query.get('q') ?? '').trim().slice(0, 200),
    statuses: inOrder((query.get('status') ?? '').split(',').filter(isJobStatus)),
    group: Object.hasOwn(jobStatusGroups, group) ? (group as JobStatusGroup) : null,
    applied: ['yes', 'true', '1'].includes(query.get('applied') ?? ''),
    method: Object.hasOwn(submissionMethods, method) ? method : '',
    sort,
    ascending: order === 'up' || (order !== 'down' && startsAscending(sort)),
  };
}

/** The address of a view; what is as usual is left out, so that the plain list has a plain address. */
export function writeJobsView(view: JobsView): URLSearchParams {
  const query = new URLSearchParams();
  if (view.text.trim()) query.set('q', view.text.trim());
  if (view.statuses.length > 0) query.set('status', inOrder(view.statuses).join(','));
  if (view.group) query.set('group', view.group);
  if (view.applied) query.set('applied', 'yes');
  if (view.method) query.set('method', view.method);
  if (view.sort !== wholeView.sort) query.set('sort', view.sort);
  if (view.ascending !== startsAscending(view.sort)) query.set('order', view.ascending ? 'up' : 'down');
  return query;
}

/** The view after its head was pressed: another column starts as people expect it, the same one turns round. */
export function sortedBy(view: JobsView, sort: JobSort): JobsView {
  const ascending = view.sort === sort ? !view.ascending : startsAscending(sort);
  return { ...view, sort, ascending };
}

/** Words and stages from the start, dates and pay from the largest. */
export function startsAscending(sort: JobSort): boolean {
  return sort === 'jobTitle' || sort === 'status' || sort === 'source';
}

/** A status added to the filter, or taken out. The group goes, since it would hide what was just chosen. */
export function toggledStatus(view: JobsView, status: JobStatus): JobsView {
  const statuses = view.statuses.includes(status)
    ? view.statuses.filter((one) => one !== status)
    : inOrder([...view.statuses, status]);
  return { ...view, statuses, group: null };
}

/** True where the view shows less than everything. */
export function isFiltered(view: JobsView): boolean {
  return (
    view.text !== '' || view.statuses.length > 0 || view.group !== null || view.applied || view.method !== ''
  );
}

/** The view without its filters, sorted as it was. */
export function unfiltered(view: JobsView): JobsView {
  return { ...wholeView, sort: view.sort, ascending: view.ascending };
}

function inOrder(statuses: readonly JobStatus[]): JobStatus[] {
  return jobStatuses.map((one) => one.value).filter((value) => statuses.includes(value));
}
