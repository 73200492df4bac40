import type { Evidence, WholeName } from '../port/search-request.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { eachPhrase } from './match-phrase.ts';
import type { RankedMatches } from './matches.ts';

/** Tokens of a title beyond those typed that are counted. */
export const mostLonger = 8;

type Context = {
  segment: Segment;
  strings: Strings;
  /** Weight × information of all units. */
  worth: number;
  /** Zeros for each posting of the segment; they are zeros afterwards. */
  best: Float64Array;
};

/** Adds to the matches of a segment, from `from` on, what their titles and companies are worth as wholes. */
export function addWholeNames(main: RankedMatches, from: number, evidence: Evidence, context: Context): void {
  const { segment, worth, best } = context;
  const { docs, order, count } = main;
  const { longer } = evidence;
  if (longer)
    for (let match = from; match < count; match += 1) {
      const more = Math.max(0, titleLength(segment, docs[match] as number) - longer.than);
      (order[match] as number) -= Math.min(mostLonger, more) * longer.points * worth;
    }
  const names = (evidence.whole ?? []).filter(({ company }) => hasCompany(company, context.strings));
  if (names.length === 0) return;
  for (const name of names) markWhole(name, main, from, context);
  for (let match = from; match < count; match += 1) {
    (order[match] as number) += (best[docs[match] as number] as number) * worth;
    best[docs[match] as number] = 0;
  }
}

const hasCompany = (company: string | undefined, strings: Strings) =>
  company === undefined || (strings.find(company) ?? 0) > 0;

function markWhole(
  { title, company, points }: WholeName,
  { docs, count }: RankedMatches,
  from: number,
  { segment, strings, best }: Context,
): void {
  const code = company === undefined ? null : strings.find(company);
  const { companies } = segment.columns.codes;
  const isOwn = (doc: number) => code === null || companies[doc] === code;
  if (title === undefined) {
    for (let match = from; match < count; match += 1) {
      const doc = docs[match] as number;
      if (code !== null && isOwn(doc) && (best[doc] as number) < points) best[doc] = points;
    }
    return;
  }
  const matched = new Set(docs.subarray(from, count));
  const length = new Set(title).size;
  eachPhrase(segment.fields.title, title, (doc, starts) => {
    if (starts[0] !== 0 || titleLength(segment, doc) !== length || !isOwn(doc)) return;
    if (matched.has(doc) && (best[doc] as number) < points) best[doc] = points;
  });
}

/** Different tokens of a title. */
function titleLength({ titleTokens: { starts } }: Segment, doc: number): number {
  return (starts[doc + 1] as number) - (starts[doc] as number);
}
