import { retryKeyHeader } from '@foothold/core/contract/route.ts';
import { SentMessage } from '@foothold/core/text/sent-message.ts';
import * as z from 'zod/mini';
import { ApiError, clientFailure } from './api-error.ts';
import { languageHeader } from './asked-language.ts';
import { noteServerTime } from './server-clock.ts';

type Request = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  /** Bearer token of guarded calls. */
  token?: string;
  /** Idempotency-Key of calls that a retry would double. */
  retryKey?: string;
  /** More headers, by name. */
  more?: Readonly<Record<string, string>> | undefined;
  signal?: AbortSignal | undefined;
  /** Longest wait; 30 s. */
  timeoutMs?: number;
};

const Refusal = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z._default(z.string(), ''),
  field: z._default(z.string(), ''),
  // One that is not read is no reason to lose the message.
  text: z.catch(z.optional(SentMessage), undefined),
});

/** Why no answer came, for an exception of `fetch` or of its body: ApiError, or the AbortError of who gave up. */
export function failureOf(cause: unknown, timedOut: boolean): unknown {
  if (timedOut) return clientFailure('timeout', { cause });
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return clientFailure(navigator.onLine ? 'network' : 'offline', { cause });
}

/**
 * One request to this site's own API; the JSON of its answer at any status below 400. Throws ApiError, or the
 * AbortError of `signal`, which means that nobody waits for the answer anymore.
 */
export async function exchange(path: `/api/${string}`, request: Request = {}): Promise<unknown> {
  const { method = 'GET', body, token, retryKey, more, signal, timeoutMs = 30_000 } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { ...languageHeader(), ...more, accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (retryKey) headers[retryKeyHeader] = retryKey;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    text = await response.text();
  } catch (cause) {
    throw failureOf(cause, timeout.aborted && !signal?.aborted);
  }
  return answerOf(response, text);
}

/** The JSON of an answer, at any status below 400. Throws ApiError for a refusal and for what does not read. */
export function answerOf(response: Response, text: string): unknown {
  noteServerTime(response.headers.get('date'));
  const requestId = response.headers.get('x-request-id') ?? '';
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw clientFailure('bad-answer', { status: response.status, requestId, cause });
  }
  const isRefused = !response.ok || (answer as { success?: unknown } | null)?.success === false;
  if (!isRefused) return answer;
  const refusal = Refusal.safeParse(answer);
  if (!refusal.success) throw clientFailure('bad-answer', { status: response.status, requestId });
  const retryAfter = Number(response.headers.get('retry-after')) || 0;
  throw new ApiError(refusal.data.code, refusal.data.message, {
    status: response.status,
    requestId: refusal.data.requestId || requestId,
    field: refusal.data.field,
    text: refusal.data.text,
    retryAfter,
  });
}
