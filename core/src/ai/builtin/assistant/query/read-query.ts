import type { AssistantData } from '../assistant-data.ts';
import { type Claims, claimWords } from './claim-words.ts';
import { isOf, type Of } from './claims-of.ts';
import { datesOf } from './date-conditions.ts';
import type { JobStateName } from './job-states.ts';
import type { Claim } from './meaning.ts';
import { conditionsOf, impliedOf, joined, negatedBy, withoutImplied } from './query-conditions.ts';
import { askOf, orderOf, timeOf } from './query-order.ts';
import { queryTokens, type Token } from './query-tokens.ts';
import { recordNames } from './record-names.ts';
import { type Condition, condition, type QueryKind, type RecordQuery } from './record-query.ts';

/** A question as it was read. */
export type QueryReading = {
  query: RecordQuery;
  /** Words that were not read and may be a condition, as typed. */
  leftOver: readonly string[];
  /** Whether it names the records it is about, so that it stands alone. */
  hasKind: boolean;
  /** Words that continue the question before: “and …”, “which of them …”. */
  follows: 'no' | 'changes' | 'narrows';
  /** Words that stand for what was found before: “of those”, “either”; without anything before they say nothing. */
  back: readonly string[];
  /** It continues only because it names no kind and no deed: “in Ohio?”. */
  isFragment: boolean;
  /** Says something beside the kind of records. */
  isTelling: boolean;
  /** A date whose fact no word names: it is of what the question before was about. */
  openDate: boolean;
  /** Its days where they are ahead, as those of deadlines are. */
  ahead: readonly Condition[];
  /** “And the next one?”. */
  asksNext: boolean;
  /** Asks for what no record notes. */
  isBeyond: boolean;
  /** Steps from the days of the question before: “and the week before that?”. */
  shift: { unit: 'week' | 'month'; step: number } | null;
};

/** What questions are read with. */
export type QueryContext = Pick<AssistantData, 'jobs' | 'companies' | 'contacts' | 'today' | 'firstDay'>;

/** A reader of questions about these records. Null where no kind of records and no condition was read. */
export function queryReader(context: QueryContext): (question: string) => QueryReading | null {
  const names = recordNames(context);
  return (question) => {
    const read = claimWords(queryTokens(question), names, context);
    return assembled({ ...read, claims: withSilence(read.claims) }, question, context);
  };
}

/** “Has not gotten back to me”: no reply, waited for since the application. */
function withSilence(claims: readonly Claim[]): Claim[] {
  return claims.flatMap((claim, at): Claim[] => {
    const next = claims
      .slice(at + 1)
      .find(({ meaning }) => meaning.kind !== 'filler' && meaning.kind !== 'ask');
    if (claim.meaning.kind === 'not' && isReply(next)) return [{ ...claim, meaning: { kind: 'filler' } }];
    const last = claims
      .slice(0, at)
      .findLast(({ meaning }) => meaning.kind !== 'filler' && meaning.kind !== 'ask');
    if (isReply(claim) && last?.meaning.kind === 'not')
      return [{ ...claim, meaning: { kind: 'state', state: 'no-reply', date: 'applied' } }];
    return [claim];
  });
}

const isReply = (claim: Claim | undefined) =>
  claim?.meaning.kind === 'state' && claim.meaning.state === 'replied';

function assembled(
  { tokens, claims, isRead }: Claims,
  question: string,
  context: QueryContext,
): QueryReading | null {
  const narrows = claims.some((claim) => isOf('follow')(claim) && claim.meaning.isNarrowing);
  const named = claims.filter(isOf('what'));
  // “Which of them have an interview” asks for those of the jobs before.
  const [only] = named;
  const isOfThem =
    narrows &&
    named.length === 1 &&
    only !== undefined &&
    only.meaning.isOne === true &&
    only.meaning.what !== 'jobs';
  const kinds = isOfThem ? [] : named;
  const what = isOfThem ? 'jobs' : kindOf(claims, kinds);
  if (what === null) return null;
  const negated = negatedBy(claims);
  const conditions = conditionsOf(claims, what, negated);
  const dating = { what, negated, ...context };
  const { conditions: dates, used, apart, isOpen } = datesOf(claims, dating);
  const states = claims
    .filter(isOf('state'))
    .filter((claim) => !used.has(claim))
    .map((claim) => ({ claim, condition: stateOf(claim.meaning.state, negated.has(claim)) }));
  const all = joined(claims, [...conditions, ...states]);
  const where = withoutImplied(
    [...impliedOf(kinds, what, all, isOfThem ? named : kinds.slice(1)), ...all, ...dates],
    what,
  );
  const { order, limit, skip } = orderOf(claims, kinds, what, where);
  const query: RecordQuery = {
    what,
    where: [...where, ...timeOf(claims, what, where, { limit })],
    order,
    limit,
    skip,
    ...askOf(claims, what),
  };
  const follow = claims.filter(isOf('follow'));
  const back = tokens.flatMap(({ word, start, end }, at) =>
    backWords.has(word) && follow.some((claim) => at >= claim.start && at < claim.end)
      ? question.slice(start, end)
      : [],
  );
  const isApart = (at: number) => apart.some(({ start, end }) => at >= start && at < end);
  const isApplied = isRead.map((isOne, at) => isOne && !isApart(at));
  const leftOver = leftOf(tokens, isApplied, question, claims, negated);
  const isFragment =
    kinds.length === 0 && !claims.some(({ meaning }) => meaning.kind === 'state' || meaning.kind === 'verb');
  const startsWithAnd = claims[0]?.start === 0 && claims[0].meaning.kind === 'and';
  return {
    query,
    leftOver,
    back,
    hasKind: kinds.length > 0,
    isFragment: isFragment && follow.length === 0 && !startsWithAnd,
    follows:
      follow.some(({ meaning }) => meaning.isNarrowing) && !follow.some(({ meaning }) => !meaning.isNarrowing)
        ? 'narrows'
        : follow.length > 0 || startsWithAnd || isFragment
          ? 'changes'
          : 'no',
    isTelling:
      query.where.length > 0 ||
      order !== null ||
      limit > 0 ||
      query.group !== null ||
      query.ask === 'average' ||
      claims.some(isOf('shift')),
    isBeyond: claims.some(isOf('unknown')),
    asksNext: claims.some((claim) => isOf('limit')(claim) && claim.meaning.order === 'next'),
    openDate: isOpen,
    ahead: isOpen ? datesOf(claims, { ...dating, way: 'ahead' }).conditions : [],
    shift: claims.find(isOf('shift'))?.meaning ?? null,
  };
}

/** Work on an application that has not begun is a status of its own. */
function stateOf(state: JobStateName, isTurned: boolean): Condition {
  if (state === 'started' && isTurned) return condition({ field: 'state', values: ['not-started'] });
  return condition({ field: 'state', values: [state], not: isTurned });
}

const backWords: ReadonlySet<string> = new Set(['those', 'these', 'them', 'either', 'both']);

function kindOf(claims: readonly Claim[], kinds: readonly Of<'what'>[]): QueryKind | null {
  const [first] = kinds;
  const special = claims.find(
    ({ meaning }) =>
      (meaning.kind === 'condition' || meaning.kind === 'value') &&
      meaning.what !== undefined &&
      meaning.what !== 'jobs',
  );
  const ofCondition = special && 'what' in special.meaning ? (special.meaning.what ?? null) : null;
  // “Phone interviews” is one phrase; “jobs with a phone interview” asks for jobs.
  if (
    ofCondition &&
    (!first || special === undefined || special.start < first.start || first.meaning.what !== 'jobs')
  ) {
    if (special?.meaning.kind !== 'value' || !first || first.meaning.what === 'contacts') return ofCondition;
  }
  if (first) return first.meaning.what;
  const verb = claims.find(isOf('verb'));
  if (claims.some(isOf('state'))) return 'jobs';
  if (verb) return verb.meaning.what ?? 'jobs';
  return claims.some(({ meaning }) =>
    ['condition', 'order', 'limit', 'span', 'group', 'shift'].includes(meaning.kind),
  )
    ? 'jobs'
    : null;
}

/** Runs of tokens that nothing has read, as typed, and a “not” that stands before nothing. */
function leftOf(
  tokens: readonly Token[],
  isRead: readonly boolean[],
  question: string,
  claims: readonly Claim[],
  negated: ReadonlySet<Claim>,
): string[] {
  const loose = claims.filter((claim) => claim.meaning.kind === 'not' && !negated.has(claim));
  const isFree = (at: number) => !isRead[at] || loose.some(({ start, end }) => at >= start && at < end);
  const left: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    let end = at;
    while (end < tokens.length && isFree(end)) end += 1;
    const [first, last] = [tokens[at], tokens[end - 1]];
    if (end > at && first && last) left.push(question.slice(first.start, last.end));
    at = Math.max(end, at + 1);
  }
  return left.slice(0, 8);
}
