import type { Line } from './line.ts';

/** How the first words of a line look, in one word, to compare the heads of entries by. */
export function lineStyle({ cells: [first], look, size, isBold }: Line): string {
  return first
    ? `${first.look} ${Math.round(first.size)} ${first.isBold}`
    : `${look} ${Math.round(size)} ${isBold}`;
}
