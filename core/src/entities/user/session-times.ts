import { clockSkewSeconds } from './clock-skew.ts';

/** How long a kept sign-in lasts, in days: without being used, and in all. */
export const sessionDays = { unused: 30, longest: 90 } as const;

/** How old a sign-in may be for what cannot be taken back, in minutes. */
export const freshMinutes = 10;

const minute = 60_000;
const day = 24 * 60 * minute;

const storedMs = sessionDays.unused * day;
const unkeptMs = day;
const longestMs = sessionDays.longest * day;
const freshMs = freshMinutes * minute;
/** How often the end of a session in use is moved. */
const renewAfterMs = day;

/** The times of a session as the database has them. */
export type SessionTimes = { createdAt: Date; updatedAt: Date; expiresAt: Date };

/** True for a session that survives the end of its browser. One that does not lives for a day and is never renewed. */
export function isKept({ createdAt, expiresAt }: Pick<SessionTimes, 'createdAt' | 'expiresAt'>): boolean {
  return expiresAt.getTime() - createdAt.getTime() > 2 * day;
}

/** The times of a session that is opened now. */
export function openedAt(at: Date, { remember }: { remember: boolean }): SessionTimes {
  const expiresAt = new Date(at.getTime() + (remember ? storedMs : unkeptMs));
  return { createdAt: at, updatedAt: at, expiresAt };
}

/** When a session ends at the latest, however much it is used. */
export function latestEnd({ createdAt, expiresAt }: Pick<SessionTimes, 'createdAt' | 'expiresAt'>): Date {
  return isKept({ createdAt, expiresAt }) ? new Date(createdAt.getTime() + longestMs) : expiresAt;
}

/** The sign-ins that still count at `at`: those opened later than this. */
export function oldestSignIn(at: Date): Date {
  return new Date(at.getTime() - longestMs);
}

/**
 * The times of a session once it is used at `at`, or null when it is over. A kept one ends 30 days after its last use
 * and 90 days after its sign-in. A clock that went back leaves times of the future behind: they are brought back, so
 * that nothing lives longer than it would from now on, and such a sign-in does not count as fresh.
 */
export function timesAfterUse(times: SessionTimes, at: Date): SessionTimes | null {
  const now = at.getTime();
  if (times.expiresAt.getTime() <= now) return null;
  const isFromFuture = (moment: Date) => moment.getTime() > now + clockSkewSeconds * 1000;
  const kept = isKept(times);
  const createdAt = isFromFuture(times.createdAt) ? new Date(now - freshMs) : times.createdAt;
  const isDue = kept && (now - times.updatedAt.getTime() >= renewAfterMs || isFromFuture(times.updatedAt));
  const end = Math.min(
    isDue ? now + storedMs : times.expiresAt.getTime(),
    now + (kept ? storedMs : unkeptMs) + clockSkewSeconds * 1000,
    kept ? createdAt.getTime() + longestMs : Number.POSITIVE_INFINITY,
  );
  if (end <= now) return null;
  return { createdAt, updatedAt: isDue ? at : times.updatedAt, expiresAt: new Date(end) };
}

/** True when somebody signed in within the last ten minutes; never for a sign-in of the future. */
export function isFresh(signedInAt: Date, at: Date): boolean {
  const age = at.getTime() - signedInAt.getTime();
  return age < freshMs && age >= -clockSkewSeconds * 1000;
}
