import type { Point } from '@foothold/core/geography/commute.ts';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { keepAnswer, storedAnswer } from '../../platform/server/stored-answers.ts';

const Route = z.object({ minutes: z.number(), source: z.string() });
export type KnownRoute = z.infer<typeof Route>;

const listeners = new Set<() => void>();
let changes = 0;

/** About a meter: the same place is asked for with the same digits. */
const nameOf = (from: Point, to: Point) =>
  ['route', ...[from, to].flatMap(({ lat, lng }) => [lat.toFixed(5), lng.toFixed(5)])].join(' ');

/** Keeps the time by car that a route service told, for what stands on it: when to leave, and what clashes. */
export function keepRoute(from: Point, to: Point, route: KnownRoute): void {
  keepAnswer(nameOf(from, to), route);
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const changesSoFar = () => changes;

/** The time by car between two points, either way round, where a route service was asked for it; null where none was. */
export function useKnownRoutes(): (from: Point, to: Point) => KnownRoute | null {
  const stamp = useSyncExternalStore(subscribe, changesSoFar, changesSoFar);
  return useMemo(() => {
    void stamp;
    const read = new Map<string, KnownRoute | null>();
    const routeOf = (name: string) => {
      const known = read.get(name) ?? storedAnswer(name, Route)?.value ?? null;
      read.set(name, known);
      return known;
    };
    return (from, to) => routeOf(nameOf(from, to)) ?? routeOf(nameOf(to, from));
  }, [stamp]);
}
