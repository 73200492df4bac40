import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { i18n } from '@lingui/core';
import { keepAiCall } from '../../data/ai/ai-calls.ts';
import { addSpent } from '../../platform/ai/spent.ts';
import { sayIn } from '../../platform/say.ts';
import { currentSession } from '../../platform/server/session.ts';

/** Notes a call that was made: in the list of calls, and in what this month took. Never throws. */
export function noteCall(row: Parameters<typeof keepAiCall>[0]): void {
  void keepAiCall(row, sayIn(i18n));
  const userId = currentSession().user?.userId ?? '';
  // The model of this browser costs nothing.
  if (userId === '' || row.provider === 'browser') return;
  addSpent(userId, {
    month: calendarDate(new Date(row.at)).slice(0, 7),
    cost: row.cost,
    tokens: row.inputTokens + row.outputTokens,
  });
}
