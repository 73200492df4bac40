import type { Segment } from './segment.ts';

/** Segments of about one size that are merged when there are so many. */
const fanIn = 8;
/** Share of a segment that may be deleted before it is written anew. */
const mostDeleted = 0.3;
/** Segments smaller than this are merged soon anyway. */
const leastRewritten = 1024;

type Sized = Pick<Segment, 'size' | 'liveCount'>;

/** Which segments to merge next, none of which grows beyond `largest`; none where all is well. */
export function segmentsToMerge<T extends Sized>(segments: readonly T[], largest: number): T[] {
  const worn = segments.find(
    ({ size, liveCount }) => size >= leastRewritten && size - liveCount > size * mostDeleted,
  );
  if (worn) return [worn];
  const tiers = new Map<number, T[]>();
  for (const segment of segments) {
    if (segment.liveCount * 2 > largest) continue;
    const tier = Math.floor(Math.log2(Math.max(1, segment.liveCount)) / Math.log2(fanIn));
    const tierSegments = tiers.get(tier) ?? [];
    tiers.set(tier, [...tierSegments, segment]);
  }
  for (const some of tiers.values()) {
    if (some.length < fanIn) continue;
    const merged: T[] = [];
    let count = 0;
    for (const segment of some)
      if (count + segment.liveCount <= largest) {
        merged.push(segment);
        count += segment.liveCount;
      }
    if (merged.length > 1) return merged;
  }
  return [];
}
