import { submissionMethods } from '@foothold/core/entities/job/job.ts';
import { isJobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { type JobsView, wholeView } from './jobs-view.ts';

/** The paths that lead to the one list of jobs (docs/spec/readings.md R33). */
export type JobsListKind = 'list' | 'applications' | 'submissions';

/**
 * The filter that a path stands for (docs/spec/screens.md, Jobs): `/jobs/applications` the jobs applied for, with a word
 * the jobs of that status; `/jobs/submissions` the jobs handed in, with a word those handed in that way. An unknown
 * word is the first named one (docs/spec/readings.md R5).
 */
export function jobsPreset(kind: JobsListKind, word = ''): Partial<JobsView> {
  if (kind === 'list') return {};
  if (word === '') return { applied: true };
  if (kind === 'applications') return { statuses: [isJobStatus(word) ? word : jobStatuses[0].value] };
  return { submissionMethod: [Object.hasOwn(submissionMethods, word) ? word : 'online'] };
}

/** What is shown: the preset of the path together with what the address asks for. The path wins where both speak. */
export function withPreset(view: JobsView, preset: Partial<JobsView>): JobsView {
  return { ...view, ...preset };
}

/** Which of the paths this is. */
export function jobsKindOf(pathname: string): JobsListKind {
  const word = pathname.split('/')[2];
  return word === 'applications' || word === 'submissions' ? word : 'list';
}

/** True where the view is still what the path stands for. */
export function keepsPreset(view: JobsView, preset: Partial<JobsView>): boolean {
  return (Object.keys(preset) as (keyof JobsView)[]).every(
    (key) => String(view[key]) === String(preset[key]),
  );
}

/** The view without what the path already says, for the address behind it. */
export function withoutPreset(view: JobsView, preset: Partial<JobsView>): JobsView {
  const plain = Object.fromEntries(
    (Object.keys(preset) as (keyof JobsView)[]).map((key) => [key, wholeView[key]]),
  );
  return { ...view, ...plain };
}
