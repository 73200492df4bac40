import { aiCallLimits } from '@foothold/core/contract/ai.ts';
import { AppError } from '../../errors.ts';

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
      if (now >= aiCallLimits.atOnce)
        throw tooMany(
          `${aiCallLimits.atOnce} answers are being written for you already. Wait for one of them or stop it.`,
          5,
        );
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
            `${aiCallLimits.perMinute} questions are answered a minute. Try again in ${inWords(short)}.`,
            short,
          );
        const long = await (isStep ? steps : day)(userId);
        if (long > 0)
          throw tooMany(
            `${aiCallLimits.perDay} questions are answered a day. Try again in ${inWords(long)}.`,
            long,
          );
      } catch (cause) {
        leave();
        throw cause;
      }
      return leave;
    },
  };
}

const tooMany = (message: string, retryAfter: number) =>
  new AppError('too-many-requests', message, { retryAfter });

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
