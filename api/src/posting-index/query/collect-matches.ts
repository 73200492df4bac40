import type { CheckedRequest } from '../port/check-request.ts';
import type { TokenCondition } from '../port/search-request.ts';
import { type Bits, hasBit, newBits, setBit } from '../store/bits.ts';
import type { Columns } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import type { Strings } from '../store/strings.ts';
import { type Choice, type ChoiceField, choiceTests } from './choice-tests.ts';
import { coreWorth, type EvidenceArrays, EvidenceScore, unitWorths } from './evidence-score.ts';
import { keepPostings } from './keep-postings.ts';
import { type Matches, type RankedMatches, standing } from './matches.ts';
import { mustMatch } from './must-match.ts';
import { rankMatches } from './rank-keys.ts';
import type { StaticParts } from './static-score.ts';
import { addWholeNames } from './whole-names.ts';
import type { Workspace } from './workspace.ts';

type Context = {
  segments: readonly Segment[];
  strings: Strings;
  parts: (columns: Columns) => StaticParts;
  workspace: Workspace;
};

/** What matches, ranked; and what fails the choices of one field alone, which the facet of that field counts. */
export type Collected = { main: RankedMatches; others: Map<ChoiceField, Matches> };

/** Finds what matches, segment by segment. */
export function collectMatches(request: CheckedRequest, context: Context): Collected {
  const { segments, strings, parts, workspace } = context;
  const { filters, evidence, now } = request;
  const units = evidence.units.length;
  const size = segments.reduce((sum, segment) => sum + segment.size, 0);
  const largest = segments.reduce((most, segment) => Math.max(most, segment.size), 0);
  const docs = workspace.docs(largest);
  const worths = unitWorths(evidence, segments, docs);
  const score = new EvidenceScore(evidence, worths, docs, workspace.evidence(units > 0 ? largest : 0));
  // A rounding of the sum must not exclude what holds just that share.
  const worth = worths.reduce((sum, one) => sum + one, 0);
  const leastHeld = evidence.leastShare * coreWorth(evidence, worths) * (1 - 1e-9);
  const keepsOf = keepPostings(filters, { strings, now, segments });
  const choices = choiceTests(filters, strings);
  const main = workspace.ranked(size);
  const others = new Map(
    request.facets
      ? choices.map(({ field }, number) => [field, workspace.matches(number, size)] as const)
      : [],
  );
  for (const [number, segment] of segments.entries()) {
    const { columns } = segment;
    if (units > 0) score.run(segment);
    let count = candidates(request, segment, { docs, score, leastHeld });
    for (const keep of keepsOf(columns)) count = keep(docs, count);
    const from = main.count;
    divide(docs.subarray(0, count), { choices, columns, number, main, others });
    const isAll = evidence.all && units > 0 ? allOf(evidence.all, segment, { main, from, docs }) : null;
    copyEvidence(main, from, { units, arrays: score.arrays, isAll, isByScore: request.sort === 'score' });
    if (units > 0) addWholeNames(main, from, evidence, { segment, strings, worth, best: score.arrays.best });
    rankMatches(main, from, { request, strings }, { columns, parts: parts(columns) });
    main.endSegment();
    for (const other of others.values()) other.endSegment();
  }
  return { main, others };
}

/** Those of the matches, from `from` on, that have all that was asked for. */
function allOf(
  all: TokenCondition,
  segment: Segment,
  { main, from, docs }: { main: Matches; from: number; docs: Uint32Array },
): Bits {
  const within = newBits(segment.size);
  for (let match = from; match < main.count; match += 1) setBit(within, main.docs[match] as number);
  return mustMatch(all, segment, { docs, within });
}

/** `isAll`: what has all that was asked for; null: what holds all units. */
type Held = { units: number; arrays: EvidenceArrays; isAll: Bits | null; isByScore: boolean };

function copyEvidence(main: RankedMatches, from: number, { units, arrays, isAll, isByScore }: Held): void {
  const { docs, count, evidence, order, standings, inText } = main;
  inText.fill(0, from, count);
  if (units === 0) {
    evidence.fill(0, from, count);
    order.fill(0, from, count);
    standings.fill(standing.all, from, count);
    return;
  }
  for (let match = from; match < count; match += 1) {
    const doc = docs[match] as number;
    evidence[match] = arrays.score[doc] as number;
    order[match] = arrays.order[doc] as number;
    inText[match] = arrays.head[doc] === 0 ? 1 : 0;
    const hasAll = isAll ? hasBit(isAll, doc) : arrays.met[doc] === units;
    if (hasAll && (!isByScore || arrays.head[doc] === 1)) standings[match] = standing.all;
    else standings[match] = arrays.head[doc] === 1 ? standing.close : standing.text;
  }
}

type Scored = { docs: Uint32Array; score: EvidenceScore; leastHeld: number };

/** Writes the postings with the tokens that must be there and enough of the evidence to `docs`; returns how many. */
function candidates(
  { must, evidence }: CheckedRequest,
  segment: Segment,
  { docs, score, leastHeld }: Scored,
): number {
  const { size, deleted } = segment;
  const { met, held } = score.arrays;
  const hasUnits = evidence.units.length > 0;
  let count = 0;
  for (let doc = 0; doc < size; doc += 1) {
    if (hasUnits && (met[doc] === 0 || (held[doc] as number) < leastHeld)) continue;
    if (!hasBit(deleted, doc)) docs[count++] = doc;
  }
  if (!must) return count;
  const within = newBits(size);
  for (let index = 0; index < count; index += 1) setBit(within, docs[index] as number);
  const bits = mustMatch(must, segment, { docs, within });
  count = 0;
  for (let doc = 0; doc < size; doc += 1) if (hasBit(bits, doc) && hasBit(within, doc)) docs[count++] = doc;
  return count;
}

type Division = Collected & { choices: readonly Choice[]; columns: Columns; number: number };

/** Adds each posting of a segment to the matches, or to those that fail just one of the choices. */
function divide(docs: Uint32Array, { choices, columns, number, main, others }: Division): void {
  if (choices.length === 0) {
    main.addAll(number, docs);
    return;
  }
  const failures = new Uint8Array(docs.length);
  const failed = new Uint8Array(docs.length);
  for (const [index, { test }] of choices.entries()) {
    const own = test(columns);
    for (let place = 0; place < docs.length; place += 1)
      if ((failures[place] as number) < 2 && !own(docs[place] as number)) {
        (failures[place] as number) += 1;
        failed[place] = index;
      }
  }
  const lists = choices.map(({ field }) => others.get(field));
  for (let place = 0; place < docs.length; place += 1) {
    if (failures[place] === 0) main.add(number, docs[place] as number);
    else if (failures[place] === 1) lists[failed[place] as number]?.add(number, docs[place] as number);
  }
}
