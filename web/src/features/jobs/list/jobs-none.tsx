import { EmptyCard } from '../shared/empty-card.tsx';
import { NoJobsMatch, NoJobsYet } from './jobs-empty.tsx';
import type { JobsView } from './jobs-view.ts';

type Props = {
  view: JobsView;
  /** How many jobs there are at all; nothing is said before that is known. */
  saved: number | undefined;
  onChange: (next: JobsView) => void;
};

/** In the place of a list without jobs: none at all, or none that match. */
export function NoJobs({ view, saved, onChange }: Props) {
  if (saved === undefined) return null;
  return (
    <EmptyCard>
      {saved === 0 ? <NoJobsYet /> : <NoJobsMatch view={view} total={saved} onChange={onChange} />}
    </EmptyCard>
  );
}
