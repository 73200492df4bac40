import type { CheckedRequest } from '../port/check-request.ts';
import type { ScoreParts, SearchAnswer, SearchHit, Standing } from '../port/search-answer.ts';
import type { Columns } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { collectMatches } from './collect-matches.ts';
import { facetsOf } from './facets.ts';
import { type Grouped, groupOrder } from './group-order.ts';
import { BestMatches, comesBefore, type RankedMatches, standing } from './matches.ts';
import { type AddPoints, type StaticParts, staticParts } from './static-score.ts';
import type { Workspace } from './workspace.ts';

const standingNames: readonly Standing[] = ['text', 'close', 'all'];

type Context = { segments: readonly Segment[]; strings: Strings; workspace: Workspace };

/** Answers a checked request over all segments. */
export function searchSegments(request: CheckedRequest, context: Context): SearchAnswer {
  const { segments, strings } = context;
  const parts = staticParts(request, strings);
  const { main, others } = collectMatches(request, { ...context, parts });
  const mainGrouped = groupOrder([main], segments, context.workspace);
  const isBefore = comesBefore(main, segments);
  const best = new BestMatches(request.offset + request.limit, main, isBefore);
  let [total, all] = [0, 0];
  eachJob({ main, mainGrouped, segments, isBefore }, (match) => {
    total += 1;
    if (main.standings[match] === standing.all) all += 1;
    best.add(match);
  });
  const page = best.sorted().slice(request.offset);
  const hits = page.map((index) => hitOf(index, main, context, parts));
  const facets = request.facets
    ? facetsOf(request, request.facets, { ...context, main, mainGrouped, others })
    : null;
  return { total, all, close: total - all, hits, facets };
}

/** Ids of all that a checked request finds, one for each job, in no order. */
export function matchingIds(request: CheckedRequest, context: Context): Uint32Array {
  const { segments, strings } = context;
  const parts = staticParts(request, strings);
  const { main } = collectMatches(request, { ...context, parts });
  const mainGrouped = groupOrder([main], segments, context.workspace);
  const ids = new Uint32Array(main.count);
  let count = 0;
  eachJob({ main, mainGrouped, segments, isBefore: comesBefore(main, segments) }, (match) => {
    const { columns } = segments[main.segments[match] as number] as Segment;
    ids[count++] = columns.ids[main.docs[match] as number] as number;
  });
  return ids.slice(0, count);
}

type Jobs = {
  main: RankedMatches;
  mainGrouped: Grouped;
  segments: readonly Segment[];
  isBefore: (one: number, other: number) => boolean;
};

/** Calls `visit` with the first match of each job. */
function eachJob({ main, mainGrouped, segments, isBefore }: Jobs, visit: (match: number) => void): void {
  let match = 0;
  for (const [segment, end] of main.ends.entries()) {
    const { groups } = (segments[segment] as Segment).columns;
    for (; match < end; match += 1) if (groups[main.docs[match] as number] === 0) visit(match);
  }
  const { count, jobs, indexes } = mainGrouped;
  for (let from = 0; from < count; ) {
    let first = indexes[from] as number;
    let to = from + 1;
    for (; to < count && jobs[to] === jobs[from]; to += 1)
      if (isBefore(indexes[to] as number, first)) first = indexes[to] as number;
    visit(first);
    from = to;
  }
}

function hitOf(
  match: number,
  main: RankedMatches,
  { segments, strings }: Context,
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
    near: points(own.near),
  };
  const doc = docs[0] ?? 0;
  return {
    id: columns.ids[doc] as number,
    group: (columns.groups[doc] as number) || null,
    score: Object.values(parts).reduce((sum, part) => sum + part, 0),
    parts,
    standing: standingNames[main.standings[match] as number] ?? 'text',
    isInText: main.inText[match] === 1,
    company: strings.text(columns.codes.companies[doc] as number),
  };
}
