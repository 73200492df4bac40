import type { Columns } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';

/** Postings that match, by segment and their number in it, in this order; at most `size`. */
export class Matches {
  readonly size: number;
  readonly docs: Uint32Array;
  readonly segments: Uint16Array;
  /** Behind the last match of each segment. */
  ends: number[] = [];
  count = 0;

  constructor(size: number) {
    this.size = size;
    this.docs = new Uint32Array(size);
    this.segments = new Uint16Array(size);
  }

  add(segment: number, doc: number): number {
    this.docs[this.count] = doc;
    this.segments[this.count] = segment;
    return this.count++;
  }

  addAll(segment: number, docs: Uint32Array): void {
    this.docs.set(docs, this.count);
    this.segments.fill(segment, this.count, this.count + docs.length);
    this.count += docs.length;
  }

  endSegment(): void {
    this.ends.push(this.count);
  }

  clear(): void {
    this.count = 0;
    this.ends = [];
  }
}

/** How a match answers the evidence, as a number that grows with it. */
export const standing = { text: 0, close: 1, all: 2 } as const;

/** Matches with what they are ordered by: tier, then key, both highest first. */
export class RankedMatches extends Matches {
  readonly keys: Float64Array;
  readonly tiers: Uint8Array;
  readonly evidence: Float64Array;
  readonly order: Float64Array;
  /** Numbers of `standings`. */
  readonly standings: Uint8Array;
  /** Whether only the text has a core unit. */
  readonly inText: Uint8Array;

  constructor(size: number) {
    super(size);
    this.keys = new Float64Array(size);
    this.tiers = new Uint8Array(size);
    this.evidence = new Float64Array(size);
    this.order = new Float64Array(size);
    this.standings = new Uint8Array(size);
    this.inText = new Uint8Array(size);
  }
}

/** Whether one match comes before another: by tier, key, then the newest, then the highest id. */
export function comesBefore(
  matches: RankedMatches,
  segments: readonly Segment[],
): (one: number, other: number) => boolean {
  const { tiers, keys, docs } = matches;
  const columns = segments.map((segment) => segment.columns);
  return (one, other) => {
    if (tiers[one] !== tiers[other]) return (tiers[one] as number) > (tiers[other] as number);
    if (keys[one] !== keys[other]) return (keys[one] as number) > (keys[other] as number);
    const [mine, its] = [
      columns[matches.segments[one] as number] as Columns,
      columns[matches.segments[other] as number] as Columns,
    ];
    const [posted, otherPosted] = [
      mine.posted[docs[one] as number] as number,
      its.posted[docs[other] as number] as number,
    ];
    if (posted !== otherPosted) return posted > otherPosted;
    return (mine.ids[docs[one] as number] as number) > (its.ids[docs[other] as number] as number);
  };
}

/** The best few of many: a heap with the last of them on top. */
export class BestMatches {
  readonly #most: number;
  readonly #matches: RankedMatches;
  readonly #isBefore: (one: number, other: number) => boolean;
  readonly #heap: number[] = [];

  constructor(most: number, matches: RankedMatches, isBefore: (one: number, other: number) => boolean) {
    this.#most = most;
    this.#matches = matches;
    this.#isBefore = isBefore;
  }

  add(match: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      let index = heap.push(match) - 1;
      while (index > 0) {
        const parent = (index - 1) >>> 1;
        if (!this.#isBefore(heap[parent] as number, match)) break;
        heap[index] = heap[parent] as number;
        index = parent;
      }
      heap[index] = match;
      return;
    }
    if (this.#most === 0) return;
    // Most matches are worse than the last of the best already by these.
    const { tiers, keys } = this.#matches;
    const last = heap[0] as number;
    if (
      (tiers[match] as number) < (tiers[last] as number) ||
      (tiers[match] === tiers[last] && (keys[match] as number) < (keys[last] as number))
    )
      return;
    if (this.#isBefore(match, last)) this.#replaceLast(match);
  }

  #replaceLast(match: number): void {
    const heap = this.#heap;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#isBefore(heap[child] as number, heap[child + 1] as number))
        child += 1;
      if (!this.#isBefore(match, heap[child] as number)) break;
      heap[index] = heap[child] as number;
      index = child;
    }
    heap[index] = match;
  }

  /** The best, first to last. */
  sorted(): number[] {
    return [...this.#heap].sort((one, other) => (this.#isBefore(one, other) ? -1 : 1));
  }
}
