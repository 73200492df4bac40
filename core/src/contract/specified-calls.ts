import type { Route } from './route.ts';
import { ownCalls, specifiedCalls } from './specified-calls.data.ts';

type Call = Pick<Route, 'method' | 'path'>;

// Names of parameters are ours to choose, their places are not.
const keyOf = (call: string) => call.replace(/:\w+/g, ':');
const callOf = ({ method, path }: Call) => keyOf(`${method} ${path}`);

const areas = new Map<string, string>();
for (const table of [specifiedCalls, ownCalls])
  for (const [area, calls] of Object.entries(table)) for (const call of calls) areas.set(keyOf(call), area);

/** The heading a call is under (docs/spec/calls.md, or our own); null for one that is declared nowhere. */
export function areaOf(call: Call): string | null {
  return areas.get(callOf(call)) ?? null;
}

/**
 * The specified calls that none of these routes answers, as `METHOD /path`.
 *
 * @internal Used by tests alone.
 */
export function missingCalls(routes: readonly Call[]): string[] {
  const built = new Set(routes.map(callOf));
  return Object.values(specifiedCalls)
    .flat()
    .filter((call) => !built.has(keyOf(call)));
}
