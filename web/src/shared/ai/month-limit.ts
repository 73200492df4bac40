import { callCost } from '@foothold/core/ai/call-cost.ts';
import type { ModelPrice } from '@foothold/core/ai/model-price.ts';
import { type CalendarDate, calendarDate, calendarDateOf } from '@foothold/core/dates/calendar-date.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { useDestination } from '../../platform/ai/destination.ts';
import { nothingSpent, type Spent, spentItem } from '../../platform/ai/spent.ts';
import { useSession } from '../../platform/server/session.ts';

/** What this month took, what the person set as the most, and when it begins again. */
export type MonthLimit = {
  spent: Spent;
  /** Null: no limit of that kind. */
  dollars: number | null;
  tokens: number | null;
  isReached: boolean;
  /** The first day on which a model is asked again. */
  opensOn: CalendarDate | null;
};

/** A limit as it was typed: a number above nothing, null for none. */
export function limitOf(text: string): number | null {
  const number = Number(text.trim() === '' ? Number.NaN : text);
  return Number.isFinite(number) && number > 0 ? number : null;
}

/** Where the month stands against the person's own limit; either of the two, once reached, closes. */
export function monthLimitOf(
  kept: Spent | null,
  { dollars, tokens }: { dollars: string; tokens: string },
  today: CalendarDate,
): MonthLimit {
  const month = today.slice(0, 7);
  const spent = kept?.month === month ? kept : nothingSpent(month);
  const [most, maxTokens] = [limitOf(dollars), limitOf(tokens)];
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return {
    spent,
    dollars: most,
    tokens: maxTokens,
    isReached: (most !== null && spent.cost >= most) || (maxTokens !== null && spent.tokens >= maxTokens),
    opensOn: number === 12 ? calendarDateOf(year + 1, 1, 1) : calendarDateOf(year, number + 1, 1),
  };
}

/** Whether what this question sends, as estimated, would lead beyond either limit. Its answer is not known and not counted. */
export function passesLimit(
  { spent, dollars, tokens }: MonthLimit,
  { inputTokens, price }: { inputTokens: number; price: ModelPrice | null },
): boolean {
  const cost = callCost(price, { inputTokens, outputTokens: 0 }) ?? 0;
  return (
    (dollars !== null && spent.cost + cost > dollars) ||
    (tokens !== null && spent.tokens + inputTokens > tokens)
  );
}

/** Where this month stands, live. The model of this browser is never closed: it costs nothing. */
export function useMonthLimit(): MonthLimit {
  const { user } = useSession();
  const kept = spentItem.use(user?.userId ?? '');
  const dollars = useSetting('ai', 'monthDollars') ?? '';
  const tokens = useSetting('ai', 'monthTokens') ?? '';
  const isFree = useDestination()?.provider === 'browser';
  const limit = monthLimitOf(kept, { dollars, tokens }, calendarDate(systemClock.now()));
  return isFree ? { ...limit, isReached: false } : limit;
}
