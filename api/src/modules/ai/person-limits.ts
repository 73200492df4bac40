import { aiCallLimits } from '@foothold/core/contract/ai.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { AppError, waitingTime } from '../../errors.ts';
import { aiMessage } from './ai.messages.ts';

/** Counts one event of a person: 0, or the seconds to wait where there were too many. */
type TakeTurn = (userId: string) => Promise<number>;

/** Limits over all processes of a database. */
export type CallTurns = { minute: TakeTurn; day: TakeTurn; steps: TakeTurn };

/** Lets a person's call in and out again. */
export type PersonLimits = {
  /** Throws 429 with words; what it returns is called when the call is over. */
  enter(userId: string, how: { isStep: boolean }): Promise<() => void>;
};

/** The limits of one person: calls at once in this process, a minute and a day. */
export function personLimits({ minute, day, steps }: CallTurns): PersonLimits {
  const running = new Map<string, number>();
  return {
    async enter(userId, { isStep }) {
      const now = running.get(userId) ?? 0;
      if (now >= aiCallLimits.atOnce) throw tooMany(aiMessage('at-once', { count: aiCallLimits.atOnce }), 5);
      running.set(userId, now + 1);
      const leave = () => {
        const left = (running.get(userId) ?? 1) - 1;
        if (left > 0) running.set(userId, left);
        else running.delete(userId);
      };
      try {
        const short = await minute(userId);
        if (short > 0)
          throw tooMany(
            aiMessage('a-minute', { count: aiCallLimits.perMinute, wait: waitingTime(short) }),
            short,
          );
        const long = await (isStep ? steps : day)(userId);
        if (long > 0)
          throw tooMany(aiMessage('a-day', { count: aiCallLimits.perDay, wait: waitingTime(long) }), long);
      } catch (cause) {
        leave();
        throw cause;
      }
      return leave;
    },
  };
}

const tooMany = (text: Message, retryAfter: number) =>
  new AppError('too-many-requests', text, { retryAfter });
