/** Where an instant lies, seen from now. */
export type DayGroup = 'today' | 'yesterday' | 'week' | 'month' | 'earlier';

const startOfDay = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate());

/** The group of an instant in the person's own days: today, yesterday, the six days before, the rest of 30, earlier. */
export function dayGroupOf(instant: string, now: Date): DayGroup {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return 'earlier';
  // By calendar days: days are not always of 24 hours.
  const days = Math.round((startOfDay(now).getTime() - startOfDay(at).getTime()) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 8) return 'week';
  return days < 31 ? 'month' : 'earlier';
}

/** Rows that follow each other by the group of their instant, each group once and in order. */
export function byDayGroup<T>(
  rows: readonly T[],
  at: (row: T) => string,
  now: Date,
): { group: DayGroup; rows: T[] }[] {
  const groups = Map.groupBy(rows, (row) => dayGroupOf(at(row), now));
  return (['today', 'yesterday', 'week', 'month', 'earlier'] as const).flatMap((group) => {
    const found = groups.get(group);
    return found ? [{ group, rows: found }] : [];
  });
}
