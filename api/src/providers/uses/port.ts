import type { CountedUse } from '@foothold/core/plans/plan.ts';

/** A use that was counted. */
export type TakenUse = {
  /** Uses of this kind that the plan still allows in its period; absent where nothing is counted. */
  remaining?: number;
  /** Keeps it: the vendor answered. One that is neither kept nor given back is given back after half an hour. */
  keep(): Promise<void>;
  /** Gives it back: the vendor did not answer. */
  back(): Promise<void>;
};

/** Counts what a plan allows of a person. */
export type UseCounter = {
  /** Counts one use before it is made. Throws AppError `plan-limit` (402), with what the plan holds and when more comes. */
  take(userId: string, use: CountedUse): Promise<TakenUse>;
};

/** Where nothing is billed: counts nothing. */
export const countsNothing: UseCounter = {
  take: async () => ({ keep: async () => undefined, back: async () => undefined }),
};
