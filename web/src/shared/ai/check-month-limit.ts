import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { t } from '@lingui/core/macro';
import { ownDataOnceOpen } from '../../data/db/db.ts';
import { systemClock } from '../../data/rows/clock.ts';
import { querySetting } from '../../data/settings/settings.ts';
import { currentDestination } from '../../platform/ai/destination.ts';
import { spentItem } from '../../platform/ai/spent.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { currentSession } from '../../platform/server/session.ts';
import type { CutQuestion } from './ask-question.ts';
import { monthLimitOf, passesLimit } from './month-limit.ts';
import { outgoingTokens } from './outgoing.ts';
import { outgoingOf } from './outgoing-of.ts';
import { ownLimit } from './question.ts';

/**
 * Throws ApiError (`own-limit`) where the person's own limit of this month is reached, or where this question would pass it. The
 * model of this browser costs nothing and is not counted.
 */
export async function checkMonthLimit(question: CutQuestion): Promise<void> {
  const destination = currentDestination();
  const db = await ownDataOnceOpen();
  if (!db || destination?.provider === 'browser') return;
  const [dollars, tokens] = await Promise.all([
    querySetting(db, 'ai', 'monthDollars'),
    querySetting(db, 'ai', 'monthTokens'),
  ]);
  const kept = spentItem.read(currentSession().user?.userId ?? '');
  const limit = monthLimitOf(kept, { dollars, tokens }, calendarDate(systemClock.now()));
  if (limit.isReached)
    throw new ApiError(ownLimit, t`Your own limit for this month is reached. No model was used.`);
  if (limit.dollars === null && limit.tokens === null) return;
  const inputTokens = outgoingTokens(outgoingOf(question));
  if (passesLimit(limit, { inputTokens, price: destination?.price ?? null }))
    throw new ApiError(
      ownLimit,
      t`This question would pass your own limit for this month. It was not sent to a model.`,
    );
}
