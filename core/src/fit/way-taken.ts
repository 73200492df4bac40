import { type Counted, weightOf } from './fit-word.ts';

/** Of each group of ways to qualify the one that is met best, by the share of what it asks; of equal ones the first. */
export function waysTaken(counted: readonly Counted[]): Map<string, number> {
  const sums = new Map<string, Map<number, { have: number; all: number }>>();
  for (const { requirement, credit } of counted) {
    if (!requirement.way) continue;
    const { of, at } = requirement.way;
    const group = sums.get(of) ?? new Map<number, { have: number; all: number }>();
    const sum = group.get(at) ?? { have: 0, all: 0 };
    sum.have += weightOf(requirement) * credit;
    sum.all += weightOf(requirement);
    group.set(at, sum);
    sums.set(of, group);
  }
  const taken = new Map<string, number>();
  for (const [of, group] of sums) {
    let best = -1;
    for (const [at, { have, all }] of group) {
      const share = all === 0 ? 0 : have / all;
      if (share > best) {
        best = share;
        taken.set(of, at);
      }
    }
  }
  return taken;
}
