import type { CheckedRequest } from '../port/check-request.ts';
import type { ScoreParts, SearchAnswer, SearchHit } from '../port/search-answer.ts';
import type { Columns } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { collectMatches } from './collect-matches.ts';
import { facetsOf } from './facets.ts';
import { type Grouped, groupOrder } from './group-order.ts';
import { BestMatches, comesBefore, type RankedMatches } from './matches.ts';
import { type AddPoints, type StaticParts, staticParts } from './static-score.ts';
import type { Workspace } from './workspace.ts';

type Context = { segments: readonly Segment[]; strings: Strings; workspace: Workspace };

/** Answers a checked request over all segments. */
export function searchSegments(request: CheckedRequest, context: Context): SearchAnswer {
  const { segments, strings } = context;
  const parts = staticParts(request.wishes, request.static, { strings, now: request.now });
  const { main, others } = collectMatches(request, { ...context, parts });
  const mainGrouped = groupOrder([main], segments, context.workspace);
  const isBefore = comesBefore(main, segments);
  const best = new BestMatches(request.offset + request.limit, main, isBefore);
  let [total, all, match] = [0, 0, 0];
  for (const [segment, end] of main.ends.entries()) {
    const { groups } = (segments[segment] as Segment).columns;
    for (; match < end; match += 1) {
      if (groups[main.docs[match] as number] !== 0) continue;
      total += 1;
      all += main.isAll[match] as number;
      best.add(match);
    }
  }
  eachJob(mainGrouped, (from, to) => {
    let first = mainGrouped.indexes[from] as number;
    let isAll = 0;
    for (let place = from; place < to; place += 1) {
      const one = mainGrouped.indexes[place] as number;
      if (isBefore(one, first)) first = one;
      isAll |= main.isAll[one] as number;
    }
    total += 1;
    all += isAll;
    best.add(first);
  });
  const page = best.sorted().slice(request.offset);
  const hits = page.map((index) => hitOf(index, main, segments, parts));
  const facets = request.facets
    ? facetsOf(request, request.facets, { ...context, main, mainGrouped, others })
    : null;
  return { total, all, close: total - all, hits, facets };
}

/** Calls `visit` with where the matches of each job begin and end. */
function eachJob({ count, jobs }: Grouped, visit: (from: number, to: number) => void): void {
  for (let from = 0; from < count; ) {
    let to = from + 1;
    while (to < count && jobs[to] === jobs[from]) to += 1;
    visit(from, to);
    from = to;
  }
}

function hitOf(
  match: number,
  main: RankedMatches,
  segments: readonly Segment[],
  partsOf: (columns: Columns) => StaticParts,
): SearchHit {
  const { columns } = segments[main.segments[match] as number] as Segment;
  const docs = main.docs.subarray(match, match + 1);
  const points = (add: AddPoints | undefined) => {
    const sum = new Float64Array(1);
    add?.(docs, 0, 1, sum);
    return sum[0] ?? 0;
  };
  const own = partsOf(columns);
  const parts: ScoreParts = {
    evidence: main.evidence[match] as number,
    order: main.order[match] as number,
    wishes: points(own.wishes),
    fresh: points(own.fresh),
    stale: points(own.stale),
    country: points(own.country),
  };
  const doc = docs[0] ?? 0;
  return {
    id: columns.ids[doc] as number,
    group: (columns.groups[doc] as number) || null,
    score: Object.values(parts).reduce((sum, part) => sum + part, 0),
    parts,
    isAll: main.isAll[match] === 1,
  };
}
