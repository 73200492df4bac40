import type { Placed } from './interviews-view.ts';

/** Interviews of a day side by side where they share a moment. */
export function lanesOf(all: readonly Placed[]): { one: Placed; lane: number; lanes: number }[] {
  const sorted = [...all].sort((a, b) => (a.from ?? 0) - (b.from ?? 0) || b.until - a.until);
  const groups: { one: Placed; lane: number }[][] = [];
  let end = -1;
  for (const one of sorted) {
    const from = one.from ?? 0;
    if (from >= end) groups.push([]);
    const group = groups.at(-1) ?? [];
    const taken = new Set(group.filter(({ one: other }) => other.until > from).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ one, lane });
    end = Math.max(end, one.until);
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map(({ one, lane }) => ({ one, lane, lanes }));
  });
}
