import type { DateAsked } from '../shared/date-asked.ts';
import type { JobsView } from './jobs-view.ts';

/** What the table and the board take from the screen around them. */
export type JobsPartProps = {
  view: JobsView;
  /** The person's calendar date. */
  today: string;
  /** Where a job's screen leads back to. */
  back: string;
  selected: ReadonlySet<number>;
  onSelect: (keys: ReadonlySet<number>) => void;
  /** How many jobs there are at all, undefined while that is counted. */
  saved: number | undefined;
  onView: (next: JobsView) => void;
  /** Reports how many jobs the view shows, undefined while they load. */
  onCount: (shown: number | undefined) => void;
  /** Opens the day that a change of status just wrote. */
  onChangeDate: (asked: DateAsked) => void;
};
