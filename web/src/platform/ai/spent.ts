import * as z from 'zod/mini';
import { storedItem } from './stored-item.ts';

/** What calls of one month took, out of this browser: an answer that is deleted was paid for anyway. */
export const Spent = z.object({
  /** “2026-11”. */
  month: z.string(),
  /** US dollars, of the calls whose price is known; how many have none. */
  cost: z.number(),
  unpriced: z.number(),
  tokens: z.number(),
});
export type Spent = z.infer<typeof Spent>;

/** What was spent in the month that was counted last, by account; numbers alone, so that signing out leaves it. */
export const spentItem = storedItem('foothold.ai-spent.', Spent);

/** What is counted in a month in which nothing was asked yet. */
export const nothingSpent = (month: string): Spent => ({ month, cost: 0, unpriced: 0, tokens: 0 });

/** Adds a call to the month it was made in; a new month begins at nothing. */
export function addSpent(
  userId: string,
  { month, cost, tokens }: { month: string; cost: number | null; tokens: number },
): void {
  const kept = spentItem.read(userId);
  const before = kept?.month === month ? kept : nothingSpent(month);
  spentItem.write(userId, {
    month,
    cost: before.cost + (cost ?? 0),
    unpriced: before.unpriced + (cost === null ? 1 : 0),
    tokens: before.tokens + tokens,
  });
}
