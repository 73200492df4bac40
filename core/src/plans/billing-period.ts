/** A stretch of time as two instants: it contains its start and not its end. */
export type Period = { start: Date; end: Date };

/** The same day and time `months` later in UTC; a day that the month does not have is its last one. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  const day = at.getUTCDate();
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysOfMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, daysOfMonth));
  return moved;
}

/**
 * The billing period that contains `now`, counted on in months from the one the vendor last told of: a renewal that is
 * not heard of yet begins a new one anyway. Before that period it is the period itself.
 */
export function periodAt({ start, end }: Period, now: Date): Period {
  if (now < end) return { start, end };
  // From the end, not from the start: the 31st of a month would else become the 28th for good.
  const months = (now.getUTCFullYear() - end.getUTCFullYear()) * 12 + now.getUTCMonth() - end.getUTCMonth();
  const reached = addMonths(end, months) <= now ? months : months - 1;
  return { start: addMonths(end, reached), end: addMonths(end, reached + 1) };
}

/** The day in UTC that contains `now`. */
export function dayAt(now: Date): Period {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return { start, end: new Date(start.getTime() + 86_400_000) };
}
