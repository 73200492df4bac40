import { addDays } from '../../../../dates/calendar-date.ts';
import { naturalDate } from './date-conditions.ts';
import type { QueryReading } from './read-query.ts';
import { type Condition, isDateField, type RecordQuery, slotOf } from './record-query.ts';

/**
 * The question as it continues the one before: “and last week?”, “only the remote ones”. What is said changes, the rest is
 * kept. It stands alone where it asks for other records or does not continue anything.
 */
export function continued(
  reading: QueryReading,
  before: RecordQuery | null,
): { query: RecordQuery; isContinued: boolean } {
  const { query, hasKind, follows } = reading;
  if (!before || follows === 'no') return { query, isContinued: false };
  const isOther = hasKind && query.what !== before.what;
  if (isOther) return { query: follows === 'changes' ? withScope(query, before) : query, isContinued: false };
  if (reading.asksNext && before.order && before.limit > 0)
    return { isContinued: true, query: { ...before, skip: before.skip + before.limit } };
  if (reading.shift)
    return {
      isContinued: true,
      query: { ...before, where: before.where.map((one) => shifted(one, reading.shift)) },
    };
  // A question with its own kind that only begins with “and” names what it is about itself.
  const own = reading.openDate ? daysOf(reading, before).map((one) => ofFact(one, before)) : query.where;
  const slots = new Set(own.map(slotOf));
  const stays = (one: Condition) => {
    if (follows === 'narrows') return !own.some((mine) => mine.field === one.field && isSame(mine, one));
    return (
      !slots.has(slotOf(one)) &&
      !(slots.has('state') && one.field === 'status') &&
      !(isStatusDay(own) && one.field === 'state')
    );
  };
  const where = [...before.where.filter(stays), ...own].slice(0, 20);
  const value = query.value ?? (query.ask === 'list' || query.ask === 'whether' ? before.value : null);
  return {
    isContinued: true,
    query: {
      what: before.what,
      where,
      order: query.order ?? before.order,
      limit: query.limit || (query.order ? 0 : follows === 'narrows' ? 0 : before.limit),
      skip: query.skip,
      ask:
        query.ask === 'list' || query.ask === 'whether'
          ? before.ask === 'value'
            ? 'list'
            : before.ask
          : query.ask,
      value: before.ask === 'value' ? value : query.value,
      group: query.group ?? (own.length > 0 ? null : before.group),
    },
  };
}

/** The days of a condition, a week or a month earlier or later; a whole month stays one. */
function shifted(one: Condition, shift: QueryReading['shift']): Condition {
  if (!shift || !isDateField(one.field)) return one;
  const move = (day: string, isEnd: boolean) => {
    if (day === '') return '';
    if (shift.unit === 'week') return addDays(day, 7 * shift.step);
    const edge = isEnd ? addDays(day, 1) : day;
    const month = Number(edge.slice(5, 7)) - 1 + shift.step;
    const year = Number(edge.slice(0, 4)) + Math.floor(month / 12);
    const moved = `${year}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}-${edge.slice(8)}`;
    return isEnd ? addDays(moved, -1) : moved;
  };
  return { ...one, from: move(one.from, false), to: move(one.to, true) };
}

const isSame = (one: Condition, other: Condition) =>
  JSON.stringify([one.values, one.from, one.to]) === JSON.stringify([other.values, other.from, other.to]);
const isStatusDay = (own: readonly Condition[]) => own.some(({ field }) => field === 'status');

/** “And by Sunday?” behind what is due is the next one. */
function daysOf({ query, ahead }: QueryReading, before: RecordQuery): readonly Condition[] {
  const field = before.where.find((one) => isDateField(one.field))?.field ?? naturalDate[before.what];
  if (!liesAhead.has(field)) return query.where;
  return [...query.where.filter((one) => !isDateField(one.field)), ...ahead];
}

const liesAhead: ReadonlySet<string> = new Set(['due', 'deadline', 'answer-by']);

/** “And in September?” is about the fact of the days before. */
function ofFact(one: Condition, before: RecordQuery): Condition {
  const dated = before.where.find(({ field }) => isDateField(field));
  if (!isDateField(one.field)) return one;
  if (dated) return { ...one, field: dated.field, values: dated.values, choices: dated.choices };
  if (before.what !== 'jobs') return { ...one, field: naturalDate[before.what], values: [], choices: [] };
  const isApplied = before.where.some(
    ({ field, values }) =>
      field === 'state' && ['applied', 'no-reply', 'waiting', 'pending'].includes(values[0] ?? ''),
  );
  return isApplied && before.what === 'jobs' ? { ...one, field: 'applied' } : one;
}

/** Other records of the same company, place or days. */
function withScope(query: RecordQuery, before: RecordQuery): RecordQuery {
  const scope = before.where.filter(({ field }) => ['company', 'place', 'title', 'person'].includes(field));
  const slots = new Set(query.where.map(slotOf));
  return { ...query, where: [...scope.filter((one) => !slots.has(slotOf(one))), ...query.where] };
}
