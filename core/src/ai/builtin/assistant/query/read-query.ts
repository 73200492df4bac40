import type { AssistantData } from '../assistant-data.ts';
import { type Claims, claimWords } from './claim-words.ts';
import { datesOf } from './date-conditions.ts';
import { statusesOfState } from './job-states.ts';
import type { Claim, Meaning } from './meaning.ts';
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
  /** It continues only because it names no kind and no deed: “in Ohio?”. */
  isFragment: boolean;
  /** Says something beside the kind of records. */
  isTelling: boolean;
  /** A date whose fact no word names: it is of what the question before was about. */
  openDate: boolean;
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

type Of<K extends Meaning['kind']> = Claim & { meaning: Extract<Meaning, { kind: K }> };
const isOf =
  <K extends Meaning['kind']>(kind: K) =>
  (claim: Claim): claim is Of<K> =>
    claim.meaning.kind === kind;

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
  const { conditions: dates, used, isOpen } = datesOf(claims, { what, negated, ...context });
  const states = claims
    .filter(isOf('state'))
    .filter((claim) => !used.has(claim))
    .map((claim) => ({
      claim,
      condition: condition({ field: 'state', values: [claim.meaning.state], not: negated.has(claim) }),
    }));
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
  const leftOver = leftOf(tokens, isRead, question, claims, negated);
  const isFragment =
    kinds.length === 0 && !claims.some(({ meaning }) => meaning.kind === 'state' || meaning.kind === 'verb');
  const startsWithAnd = claims[0]?.start === 0 && claims[0].meaning.kind === 'and';
  return {
    query,
    leftOver,
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
    shift: claims.find(isOf('shift'))?.meaning ?? null,
  };
}

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

/** The claims that a “not” stands before, with nothing but fillers between. */
function negatedBy(claims: readonly Claim[]): ReadonlySet<Claim> {
  const negated = new Set<Claim>();
  claims.forEach((claim, at) => {
    if (claim.meaning.kind !== 'not') return;
    const next = claims
      .slice(at + 1)
      .find(({ meaning }) => !['filler', 'ask', 'what'].includes(meaning.kind));
    if (next && ['state', 'condition', 'verb'].includes(next.meaning.kind)) {
      negated.add(next);
      negated.add(claim);
    }
  });
  return negated;
}

type Placed = { claim: Claim; condition: Condition };

function conditionsOf(claims: readonly Claim[], what: QueryKind, negated: ReadonlySet<Claim>): Placed[] {
  return claims.filter(isOf('condition')).map((claim) => {
    const one = claim.meaning.condition;
    const isTurned = negated.has(claim) ? !one.not : one.not;
    // A source is how a job was found; how it was applied for is the choice beside it.
    const choices = one.field === 'source' && what === 'jobs' ? (['method'] as const) : [];
    return { claim, condition: { ...one, not: isTurned, choices: [...choices] } };
  });
}

const unions: ReadonlySet<string> = new Set([
  'place',
  'company',
  'source',
  'method',
  'type',
  'tag',
  'title',
  'kind',
  'person',
  'state',
]);

/** Conditions on one field that “or”, “and” or a comma joins are one condition with several values. */
function joined(claims: readonly Claim[], placed: readonly Placed[]): Condition[] {
  const sorted = placed.toSorted((a, b) => a.claim.start - b.claim.start);
  const result: { condition: Condition; end: number; claim: Claim }[] = [];
  for (const { claim, condition: one } of sorted) {
    const last = result.at(-1);
    const between = last ? claims.filter(({ start }) => start >= last.end && start < claim.start) : [];
    const joint =
      between.find(({ meaning }) => meaning.kind === 'or' || meaning.kind === 'and')?.meaning.kind ?? '';
    const isNear = between.every(({ meaning }) =>
      ['or', 'and', 'filler', 'what', 'follow', 'ask'].includes(meaning.kind),
    );
    const isUnion =
      last &&
      isNear &&
      last.condition.field === one.field &&
      last.condition.not === one.not &&
      unions.has(one.field) &&
      (joint === 'or' ||
        (joint === 'and' && areApart(last.condition, one)) ||
        (joint === '' && one.field !== 'state' && one.field !== 'title'));
    if (last && isUnion) {
      last.condition = { ...last.condition, values: [...new Set([...last.condition.values, ...one.values])] };
      last.end = claim.end;
    } else result.push({ condition: one, end: claim.end, claim });
  }
  return result.map(({ condition: one }) => one);
}

/** No record has both: then “and” joins two lists. */
function areApart(one: Condition, other: Condition): boolean {
  if (one.field !== 'state')
    return ['place', 'company', 'source', 'method', 'type', 'kind'].includes(one.field);
  const [first, second] = [one, other].map(({ values }) =>
    values.flatMap((value) => statusesOfState(value as never)),
  );
  return !!first?.length && !!second?.length && !first.some((status) => second.includes(status));
}

/** What the kinds say by themselves: applications are jobs that were applied for, “jobs with interviews” have one. */
function impliedOf(
  kinds: readonly Of<'what'>[],
  what: QueryKind,
  all: readonly Condition[],
  beside: readonly Of<'what'>[],
): Condition[] {
  const own = kinds.flatMap(({ meaning }) => (meaning.what === what && meaning.where ? [meaning.where] : []));
  if (what !== 'jobs') return unique(own);
  const others = beside.flatMap(({ meaning }) =>
    meaning.what === 'interviews'
      ? condition({ field: 'has', values: ['interview'] })
      : meaning.what === 'offers'
        ? condition({ field: 'state', values: ['offer'] })
        : meaning.what === 'tasks'
          ? condition({ field: 'has', values: [meaning.where ? 'deadline' : 'task'] })
          : meaning.what === 'contacts'
            ? condition({ field: 'has', values: ['contact'] })
            : [],
  );
  return unique([
    ...own,
    ...others.filter(
      (one) => !all.some(({ field, values }) => field === one.field && values[0] === one.values[0]),
    ),
  ]);
}

const unique = (list: readonly Condition[]) => [
  ...new Map(list.map((one) => [JSON.stringify([one.field, one.values]), one])).values(),
];

const unsent: ReadonlySet<string> = new Set(['not-applied', 'to-apply', 'not-started', 'started']);
const sentStates: ReadonlySet<string> = new Set([
  'no-response',
  'no-reply',
  'waiting',
  'replied',
  'rejected',
  'rejected-before',
  'rejected-after',
  'interviewed',
  'submitted',
  'pending',
]);

/** Without “applied” where another condition says it or its opposite, and each condition once. */
function withoutImplied(where: readonly Condition[], what: QueryKind): Condition[] {
  const states = where.flatMap(({ field, values, not }) => (field === 'state' && !not ? values : []));
  const isDated = where.some(({ field }) => field === 'applied');
  const dropsApplied =
    what === 'jobs' && (isDated || states.some((one) => unsent.has(one) || sentStates.has(one)));
  const list = where.filter(
    ({ field, values, not }) =>
      !(dropsApplied && field === 'state' && !not && values.length === 1 && values[0] === 'applied'),
  );
  return unique(list).slice(0, 20);
}

/** Past and ahead of interviews and tasks, where no day says it. */
function timeOf(
  claims: readonly Claim[],
  what: QueryKind,
  where: readonly Condition[],
  { limit }: { limit: number },
): Condition[] {
  if (what !== 'interviews') return [];
  if (where.some(({ field }) => field === 'interview-state' || field === 'held')) return [];
  const limits = claims.filter(isOf('limit'));
  const isNext =
    claims.some(({ meaning }) => meaning.kind === 'order' && meaning.by === 'deadline') ||
    limits.some(({ meaning }) => meaning.order === 'next');
  const last = limits.some(({ meaning }) => meaning.order === 'last');
  const ways = claims.filter(isOf('before')).map(({ meaning }) => meaning.way);
  const values =
    isNext || (ways.includes('ahead') && !last)
      ? ['ahead']
      : last || (limit === 0 && ways.includes('past')) || ways.includes('past')
        ? ['past']
        : [];
  return values.length > 0 ? [condition({ field: 'interview-state', values })] : [];
}

function orderOf(
  claims: readonly Claim[],
  kinds: readonly Of<'what'>[],
  what: QueryKind,
  where: readonly Condition[],
): Pick<RecordQuery, 'order' | 'limit' | 'skip'> {
  const order = claims.find(isOf('order'));
  const limit = claims.find((claim): claim is Of<'limit'> => isOf('limit')(claim));
  const natural = dateOf(claims, what, where);
  const by = order ? (order.meaning.by === 'date' ? natural : order.meaning.by) : null;
  const isOne = kinds.length === 0 || kinds[0]?.meaning.isOne === true;
  const count =
    limit && !(limit.meaning.limit === 1 && limit.end - limit.start === 1 && !isOne)
      ? limit.meaning.limit
      : 0;
  if (order && by) {
    const single = order.meaning.isFirst && isOne && count === 0 ? 1 : 0;
    return {
      order: { by, descending: order.meaning.isDescending },
      limit: count || single,
      skip: limit?.meaning.skip ?? 0,
    };
  }
  if (!limit) return { order: null, limit: 0, skip: 0 };
  if (limit.meaning.order === undefined) return { order: null, limit: count, skip: 0 };
  if (limit.meaning.order === 'top') {
    const hasStars = claims.some(
      ({ meaning }) => meaning.kind === 'condition' && meaning.condition.field === 'stars',
    );
    return { order: { by: hasStars ? 'stars' : 'pay', descending: true }, limit: count, skip: 0 };
  }
  return {
    order: { by: natural, descending: limit.meaning.order !== 'first' && limit.meaning.order !== 'next' },
    limit: count,
    skip: 0,
  };
}

/** The date that records are sorted by: what a verb names, else the natural one of the kind. */
function dateOf(claims: readonly Claim[], what: QueryKind, where: readonly Condition[]) {
  const verb = claims.find(isOf('verb'));
  if (what === 'interviews') return 'held' as const;
  if (what === 'tasks') return 'due' as const;
  if (what === 'offers') return 'received' as const;
  if (verb && verb.meaning.date !== 'due') return verb.meaning.date;
  const state = claims
    .filter(isOf('state'))
    .find(({ meaning }) => meaning.state !== 'open' && meaning.state !== 'active');
  if (state?.meaning.state.startsWith('rejected') || state?.meaning.state.startsWith('offer'))
    return 'status' as const;
  if (state?.meaning.date) return state.meaning.date === 'saved' ? ('saved' as const) : state.meaning.date;
  const isApplied = where.some(
    ({ field, values }) => field === 'applied' || (field === 'state' && values[0] === 'applied'),
  );
  return isApplied || claims.some((claim) => isOf('what')(claim) && claim.meaning.date === 'applied')
    ? ('applied' as const)
    : ('saved' as const);
}

function askOf(claims: readonly Claim[], what: QueryKind): Pick<RecordQuery, 'ask' | 'value' | 'group'> {
  const asks = claims.filter(isOf('ask')).map(({ meaning }) => meaning.ask);
  const value = claims.find(isOf('value'))?.meaning.value ?? null;
  const group = claims.find(isOf('group'))?.meaning.group ?? null;
  const field = value === 'date' ? dateOf(claims, what, []) : value;
  const ask = asks.includes('average')
    ? 'average'
    : asks.includes('count')
      ? 'count'
      : field
        ? 'value'
        : asks.includes('whether')
          ? 'whether'
          : 'list';
  return { ask, value: field, group };
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
