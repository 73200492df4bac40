import { isOf, type Of } from './claims-of.ts';
import { statusesOfState } from './job-states.ts';
import type { Claim } from './meaning.ts';
import { type Condition, condition, type QueryKind } from './record-query.ts';

/** The claims that a “not” stands before, with nothing but fillers between. */
export function negatedBy(claims: readonly Claim[]): ReadonlySet<Claim> {
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

/** The conditions that claims are, turned around where a “not” stands before. */
export function conditionsOf(
  claims: readonly Claim[],
  what: QueryKind,
  negated: ReadonlySet<Claim>,
): Placed[] {
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
export function joined(claims: readonly Claim[], placed: readonly Placed[]): Condition[] {
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
export function impliedOf(
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
  ...new Map(
    list.map((one) => [JSON.stringify([one.field, one.values, one.from, one.to, one.least, one.most]), one]),
  ).values(),
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
export function withoutImplied(where: readonly Condition[], what: QueryKind): Condition[] {
  const states = where.flatMap(({ field, values, not }) => (field === 'state' && !not ? values : []));
  const isDated = where.some(({ field }) => field === 'applied' || field === 'deadline');
  const dropsApplied =
    what === 'jobs' && (isDated || states.some((one) => unsent.has(one) || sentStates.has(one)));
  const list = where.filter(
    ({ field, values, not }) =>
      !(dropsApplied && field === 'state' && !not && values.length === 1 && values[0] === 'applied'),
  );
  return unique(list).slice(0, 20);
}
