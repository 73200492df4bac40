import type { PlaceResult } from '@foothold/core/contract/places.ts';

/** Degrees, WGS 84; `west` may lie east of `east`, across the antimeridian. */
export type PlaceBox = { west: number; south: number; east: number; north: number };

/** A box as vendors take them, none of which knows the antimeridian: one across it is its two halves. */
export function boxesOf({ west, south, east, north }: PlaceBox): PlaceBox[] {
  if (west <= east) return [{ west, south, east, north }];
  return [
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ];
}

/** What a search of places asks a service. `type` is one of the searchable types, '' for any. */
export type PlaceQuestion = {
  words: string;
  type: string;
  limit: number;
  where: { box: PlaceBox } | { point: { lat: number; lng: number } };
};

/** A service that knows offices, shops, schools. It throws PlaceServiceError where it does not answer. */
export type PlaceService = {
  /** As people know it: “SerpApi”. */
  name: string;
  /** Shown with every answer, as its licence asks. */
  credit: string;
  search(question: PlaceQuestion): Promise<PlaceResult[]>;
  /** One place by an id that the service gave; null where it knows none of it. */
  place(placeId: string): Promise<PlaceResult | null>;
};

/** Why a service gave no answer. */
export type PlaceServiceReason = 'refused' | 'limited' | 'too-slow' | 'failed' | 'bad-answer';

/** A service that gave no answer; its message holds no address, since a key may be in it. */
export class PlaceServiceError extends Error {
  override name = 'PlaceServiceError';
  readonly reason: PlaceServiceReason;
  constructor(reason: PlaceServiceReason, options?: { cause?: unknown }) {
    super(`the place service: ${reason}`, options);
    this.reason = reason;
  }
}

/** Asks a vendor for JSON; `body` undefined where what came is none. Rejects where nothing comes in time. */
export type AskVendor = (
  url: URL,
  options: { headers?: Readonly<Record<string, string>>; timeoutMs: number },
) => Promise<{ status: number; body: unknown }>;

/** The JSON of a vendor that answered 200; anything else is a PlaceServiceError. */
export async function vendorJson(ask: AskVendor, url: URL, timeoutMs = 12_000): Promise<unknown> {
  const answer = await ask(url, { timeoutMs }).catch((cause: unknown) => {
    throw new PlaceServiceError(reasonOf(cause), { cause: nameOf(cause) });
  });
  const { status, body } = answer;
  if (status === 401 || status === 403) throw new PlaceServiceError('refused');
  if (status === 429) throw new PlaceServiceError('limited');
  if (status !== 200) throw new PlaceServiceError('failed', { cause: `status ${status}` });
  if (body === undefined) throw new PlaceServiceError('bad-answer');
  return body;
}

function reasonOf(cause: unknown): PlaceServiceReason {
  const { name, reason } = (cause ?? {}) as { name?: unknown; reason?: unknown };
  if (name === 'TimeoutError' || reason === 'too-slow') return 'too-slow';
  return reason === 'wrong-type' || reason === 'too-large' ? 'bad-answer' : 'failed';
}

/** A failed request may carry its whole address, and in it a key. */
const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : typeof cause);
