import type { Placed } from './interviews-view.ts';

/** Where an interview is within the width of its day. */
export type LaidOutEntry = {
  one: Placed;
  lane: number;
  lanes: number;
  /** The second lane is over the first, indented: the heads of both are seen. */
  isStepped: boolean;
  /** The minutes it shares with the next one. */
  shared: { from: number; until: number } | null;
};

/** Minutes that the head of an interview takes: where two begin nearer to each other, they stand side by side. */
const headMinutes = 30;

/** Interviews of a day, side by side or one over the other where they share a moment. */
export function lanesOf(all: readonly Placed[]): LaidOutEntry[] {
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
    const startOf = (at: number) => group[at]?.one.from ?? 0;
    const isStepped =
      lanes === 2 && group.every((_, at) => at === 0 || startOf(at) - startOf(at - 1) >= headMinutes);
    return group.map(({ one, lane }, at) => {
      const next = group.slice(at + 1).find(({ one: other }) => (other.from ?? 0) < one.until)?.one;
      const shared = next ? { from: next.from ?? 0, until: Math.min(one.until, next.until) } : null;
      return { one, lane, lanes, isStepped, shared };
    });
  });
}
