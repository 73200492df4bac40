import { hourHeight } from './entry-look.ts';
import type { LaidOutEntry } from './lanes.ts';

/** Pixels of a line of an entry. */
export const lineHeight = 16;
/** Pixels of both edges of an entry, and the least room above and under its lines. */
const edges = 2;
const minPadding = 3;
/** The padding above the first line where there is room. */
const padding = 5;

/** The box of an interview in a week: where it is in its day, and how many whole lines of text fit into it. */
export type EntryBox = {
  top: number;
  height: number;
  lines: number;
  paddingTop: number;
};

/** Where an interview is in its day, and how many whole lines fit before its end or before one that is over it. */
export function entryBox({ one, lane, isStepped, shared }: LaidOutEntry): EntryBox {
  const start = one.from ?? 0;
  const height = Math.max(28, pixels(one.until - start) - 2);
  const free = isStepped && lane === 0 && shared ? Math.min(height, pixels(shared.from - start)) : height;
  const lines = Math.max(1, Math.floor((free - edges - 2 * minPadding) / lineHeight));
  const left = height - edges - lines * lineHeight;
  return { top: pixels(start), height, lines, paddingTop: Math.min(padding, Math.floor(left / 2)) };
}

const pixels = (minutes: number) => (minutes / 60) * hourHeight;
