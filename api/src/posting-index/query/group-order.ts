import type { Segment } from '../store/segment.ts';
import type { Matches } from './matches.ts';
import type { Workspace } from './workspace.ts';

/** Above every index of a match: a group of 32 bits and an index of 21 make one exact number. */
const indexes = 2 ** 21;

/**
 * The matches that share their job with others, those of one job behind each other; jobs are numbered from 1. `indexes`
 * are those in the list, where those of each further list go on behind those of the one before.
 */
export type Grouped = {
  count: number;
  jobs: Uint32Array;
  indexes: Uint32Array;
  segments: Uint16Array;
  docs: Uint32Array;
};

/** The matches with a group in lists, by group. */
export function groupOrder(
  lists: readonly Matches[],
  segments: readonly Segment[],
  workspace: Workspace,
): Grouped {
  const keys = workspace.keys(lists.reduce((sum, matches) => sum + matches.size, 0));
  let count = 0;
  let base = 0;
  for (const matches of lists) {
    let index = 0;
    for (const [segment, end] of matches.ends.entries()) {
      const { groups } = (segments[segment] as Segment).columns;
      for (; index < end; index += 1) {
        const group = groups[matches.docs[index] as number] as number;
        if (group !== 0) keys[count++] = group * indexes + base + index;
      }
    }
    base += matches.count;
  }
  const sorted = keys.subarray(0, count).sort();
  const grouped: Grouped = {
    count,
    jobs: new Uint32Array(count),
    indexes: new Uint32Array(count),
    segments: new Uint16Array(count),
    docs: new Uint32Array(count),
  };
  let [former, job] = [0, 0];
  for (let place = 0; place < count; place += 1) {
    const group = Math.floor((sorted[place] as number) / indexes);
    let index = (sorted[place] as number) - group * indexes;
    grouped.indexes[place] = index;
    let list = 0;
    while (index >= (lists[list] as Matches).count) index -= (lists[list++] as Matches).count;
    if (group !== former) job += 1;
    former = group;
    grouped.jobs[place] = job;
    grouped.segments[place] = (lists[list] as Matches).segments[index] as number;
    grouped.docs[place] = (lists[list] as Matches).docs[index] as number;
  }
  return grouped;
}
