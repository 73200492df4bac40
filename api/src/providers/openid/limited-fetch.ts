import type { DoorFetch } from '../outbound/door-fetch.ts';
import { OpenIdError } from './port.ts';

/** How long and how large an answer may get. */
export type FetchLimits = { timeoutMs: number; maxBytes: number };

type Init = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: URLSearchParams };

async function textUpTo(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new OpenIdError('unreachable', `an answer of more than ${maxBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * One call to a provider within limits of time and size; redirects are not followed. Throws OpenIdError `unreachable`,
 * also for a 5xx or 429 answer.
 */
export async function limitedFetch(
  ask: DoorFetch,
  { url, ...init }: Init & { url: string },
  { timeoutMs, maxBytes }: FetchLimits,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await ask(url, { ...init, signal });
    const text = await textUpTo(answer, maxBytes);
    if (answer.status >= 500 || answer.status === 429)
      throw new OpenIdError('unreachable', `answered ${answer.status}`);
    return { status: answer.status, text };
  } catch (cause) {
    if (cause instanceof OpenIdError) throw cause;
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw new OpenIdError('unreachable', isLate ? `no answer within ${timeoutMs} ms` : 'not reachable');
  }
}
