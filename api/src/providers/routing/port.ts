import type { CommuteMode, Point } from '@foothold/core/geography/commute.ts';

/** A way along roads: how long it takes and how far it is. */
export type Route = { minutes: number; km: number };

/** A service that knows roads. It throws where it does not answer; null: there is no way between the two. */
export type RouteService = {
  /** As people know it, with whose roads they are: “OSRM, © OpenStreetMap contributors”. */
  name: string;
  modes: readonly CommuteMode[];
  route(from: Point, to: Point, mode: CommuteMode): Promise<Route | null>;
};

/** Asks a vendor for JSON; `body` undefined where what came is none. Rejects where nothing comes in time. */
export type AskVendor = (
  url: URL,
  options: { headers?: Readonly<Record<string, string>>; timeoutMs: number },
) => Promise<{ status: number; body: unknown }>;

/** Milliseconds a service has: a person waits for one way at a time. */
export const routeTimeout = 8000;
