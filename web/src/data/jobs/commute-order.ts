import {
  type CommuteMode,
  commuteMinutes,
  greatCircleKm,
  pointOf,
} from '@foothold/core/geography/commute.ts';
import { queryTravelFrom } from '../places/travel-from.ts';
import type { OwnData } from '../rows/own-data.ts';

/** At most so long a way, by this way of travel. */
export type CommuteLimit = { minutes: number; mode: CommuteMode };

/**
 * How far each job is from where the person starts, km, by its key; jobs without coordinates are not in it, and nothing is
 * while no start is set. It reads every job, since no index knows a distance: only lists that ask for it pay for it.
 */
export async function commuteKm(db: OwnData): Promise<ReadonlyMap<number, number>> {
  const from = await queryTravelFrom(db);
  const start = from && pointOf(from);
  if (!start) return new Map();
  const far = new Map<number, number>();
  for (const { internalId, latitude, longitude } of await db.jobs.toArray()) {
    // A row that does not read has no coordinates either.
    const point =
      typeof latitude === 'number' && typeof longitude === 'number' ? pointOf({ latitude, longitude }) : null;
    if (point) far.set(internalId, greatCircleKm(start, point));
  }
  return far;
}

/** The jobs whose way is estimated to take no longer (docs/spec/constants.md, Commute estimate). */
export async function jobsWithinCommute(db: OwnData, { minutes, mode }: CommuteLimit): Promise<Set<number>> {
  const near = [...(await commuteKm(db))].filter(
    ([, km]) => (commuteMinutes(km, mode) ?? Number.POSITIVE_INFINITY) <= minutes,
  );
  return new Set(near.map(([key]) => key));
}
