import { instantOfWallTime, instantsOfWallTime, wallTimeAt } from '../dates/wall-time.ts';

/** A wall time that clocks do not show just once. */
export type TimeDoubt =
  /** A change of clocks skips it; `instead` is the wall time at which its moment comes. */
  | { kind: 'skipped'; instead: string }
  /** It comes twice; the instants of both. */
  | { kind: 'twice'; first: Date; second: Date };

/** What is doubtful about a wall time in an IANA zone; null for one that comes once, or is none. */
export function timeDoubt(wall: string, timeZone: string): TimeDoubt | null {
  const at = instantOfWallTime(wall, timeZone);
  if (!at) return null;
  const [first, second] = instantsOfWallTime(wall, timeZone);
  if (!first) return { kind: 'skipped', instead: wallTimeAt(at, timeZone) };
  return second ? { kind: 'twice', first, second } : null;
}
