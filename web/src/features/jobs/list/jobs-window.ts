/** A stretch of a sorted list: from `offset`, at most `limit` rows. */
export type Stretch = { readonly offset: number; readonly limit: number };

const tableStep = 100;

/**
 * The stretch to read so that rows `first` to `last` are there with room on both sides. It moves in steps, so that
 * most scrolling reads nothing (docs/spec/design.md, Local database: lists never read a whole table). A stretch is four
 * steps or as many as needed.
 */
export function stretchAround(first: number, last: number, step = tableStep): Stretch {
  const stretchLength = 4 * step;
  const middle = (Math.max(0, first) + Math.max(first, last)) / 2;
  const offset = Math.max(0, Math.round((middle - stretchLength / 2) / step) * step);
  const needed = Math.ceil((last + 1 - offset) / step) * step;
  return { offset, limit: Math.max(stretchLength, needed) };
}

/** How many rows the list has. The end of the list is known once it was read; rows that cannot be read do not count. */
export function rowCount(stretch: Stretch, read: { rows: number; total: number; hasMore: boolean }): number {
  return read.hasMore ? Math.max(read.total, stretch.offset + read.rows) : stretch.offset + read.rows;
}
