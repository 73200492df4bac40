/** A row of a list as it lies: the top and height of its box, px. */
export type RowBox = { top: number; height: number };

/** The place, from 0, that a row takes when its middle is dragged by `by` px. */
export function dropPlace(rows: readonly RowBox[], from: number, by: number): number {
  const dragged = rows[from];
  if (!dragged) return from;
  const middle = dragged.top + dragged.height / 2 + by;
  return rows.reduce((place, row, at) => {
    if (at === from) return place;
    const center = row.top + row.height / 2;
    if (at < from && middle < center) return Math.min(place, at);
    if (at > from && middle > center) return Math.max(place, at);
    return place;
  }, from);
}

/** How far another row moves to make room, px: those between the old and the new place, by the height of the dragged one. */
export function makesRoom(rows: readonly RowBox[], at: number, from: number, to: number): number {
  const dragged = rows[from];
  if (!dragged || at === from) return 0;
  const [first, next] = [rows[Math.min(at, from)], rows[Math.min(at, from) + 1]];
  const gap = first && next ? Math.max(0, next.top - first.top - first.height) : 0;
  if (at > from && at <= to) return -(dragged.height + gap);
  if (at < from && at >= to) return dragged.height + gap;
  return 0;
}

/** The list with one entry at another place, both from 0. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  const moved = list.slice(from, from + 1);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}
