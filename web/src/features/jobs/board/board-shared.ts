import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';

/** The card that Tab leads to, and that keys start from. */
export type BoardCursor = { status: JobStatus; id: number };

/** What every column and card of the board knows. */
export type BoardShared = {
  today: string;
  /** Where a job's screen leads back to. */
  back: string;
  /** Titles of the person's resumes by their key. */
  resumes: ReadonlyMap<number, string>;
  selected: ReadonlySet<number>;
  onTick: (id: number) => void;
  cursor: BoardCursor | null;
  onCursor: (cursor: BoardCursor | null) => void;
  /** The status whose first card Tab leads to while there is no cursor. */
  firstStatus: JobStatus | undefined;
  /** The jobs that are on the move under the pointer or by keys. */
  moving: ReadonlySet<number>;
  /** A column tells how its cards are brought into sight; answers the way to stop. */
  onColumn: (status: JobStatus, reveal: (index: number) => void) => () => void;
};
