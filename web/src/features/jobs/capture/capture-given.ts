import { jobsCapture } from '@foothold/core/contract/capture.ts';
import { type Captured, pastedLink } from '@foothold/core/parsing/page/captured.ts';
import { pasteLimit, readPasted } from '@foothold/core/parsing/page/read-pasted.ts';
import { isOnline } from '../../../platform/connection.ts';
import { call } from '../../../platform/server/api.ts';

/** What was read of a link or a text; `offline` for a link that nobody can open now, `too-long` for a text past the limit. */
export type ReadGiven = Captured | 'offline' | 'too-long';

/**
 * Reads what a person gave: a link on the server, which opens it; everything else on this device, so that it also works
 * without a network and goes to nobody. Throws ApiError, or the AbortError of `signal`.
 */
export async function readGiven(
  given: string,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<ReadGiven> {
  const url = pastedLink(given);
  if (!url) return given.length > pasteLimit(given) ? 'too-long' : readPasted(given, { now });
  return isOnline() ? call(jobsCapture, { body: { url }, signal }) : 'offline';
}
