import { isOf, type Of } from './claims-of.ts';
import type { Claim } from './meaning.ts';
import { type Condition, condition, type QueryKind, type RecordQuery } from './record-query.ts';

/** Past and ahead of interviews and tasks, where no day says it. */
export function timeOf(
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

/** The order and how many records of it are asked for. */
export function orderOf(
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

/** What is asked of the records: a list, a count, a fact of them, groups. */
export function askOf(
  claims: readonly Claim[],
  what: QueryKind,
): Pick<RecordQuery, 'ask' | 'value' | 'group'> {
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
