import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { acceptedEncodings, unpacked } from './answer-body.ts';
import { openRequest, type Policy, type Wiring } from './open-connection.ts';
import { OutboundError } from './port.ts';

/** What of `fetch` is used: a body is a text or a form. */
export type DoorInit = {
  method?: string;
  headers?: RequestInit['headers'];
  body?: string | URLSearchParams | null;
  signal?: AbortSignal | undefined;
  /** `error`, unless something else is said; `follow`: at most five, each under the policy of its own address, without the headers. */
  redirect?: 'error' | 'manual' | 'follow';
};

/** `fetch` of the server: every connection under a policy. */
export type DoorFetch = (url: string | URL, init?: DoorInit) => Promise<Response>;

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 5;

/**
 * Asks as `fetch` does, without keeping connections or cookies; `policyOf` says for each address where it may lead. Rejects with
 * OutboundError, an abort with the reason of the signal.
 */
export function doorFetch(policyOf: (url: URL) => Policy, wiring: Wiring = {}): DoorFetch {
  return async (address, { method = 'GET', headers, body, signal: given, redirect = 'error' } = {}) => {
    const signal = given ?? new AbortController().signal;
    const own = new Headers(headers);
    if (body instanceof URLSearchParams) own.set('content-type', 'application/x-www-form-urlencoded');
    let url = new URL(address);
    let sent = {
      ...{ method, body: body ? String(body) : undefined, signal },
      headers: { ...Object.fromEntries(own), 'accept-encoding': acceptedEncodings },
    };
    try {
      for (let turns = 0; turns <= maxRedirects; turns += 1) {
        const answer = await openRequest(url, sent, policyOf(url), wiring);
        const { location } = answer.headers;
        if (redirect === 'manual' || !redirects.has(answer.statusCode ?? 0) || location === undefined)
          return responseOf(answer, signal);
        answer.destroy();
        const next = URL.parse(location, url.href);
        if (redirect === 'error' || !next) break;
        url = next;
        sent = { method: 'GET', body: undefined, signal, headers: { 'accept-encoding': acceptedEncodings } };
      }
      throw new OutboundError('too-many-redirects');
    } catch (cause) {
      throw failureOf(cause, signal);
    }
  };
}

const failureOf = (cause: unknown, signal: AbortSignal): unknown => {
  if (signal.aborted) return signal.reason;
  return cause instanceof OutboundError ? cause : new OutboundError('unreachable', { cause });
};

function responseOf(answer: IncomingMessage, signal: AbortSignal): Response {
  const { statusCode: status = 502, headers } = answer;
  if (status < 200) {
    answer.destroy();
    throw new OutboundError('unreachable');
  }
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') kept.set(name, value);
  const isBodiless = [204, 205, 304].includes(status);
  if (isBodiless) answer.destroy();
  if (headers['content-encoding'] !== undefined) kept.delete('content-length');
  kept.delete('content-encoding');
  const content = isBodiless
    ? null
    : (Readable.toWeb(Readable.from(partsOf(answer, signal))) as ReadableStream);
  return new Response(content, { status, headers: kept });
}

async function* partsOf(answer: IncomingMessage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of unpacked(answer)) yield part as Uint8Array;
  } catch (cause) {
    throw failureOf(cause, signal);
  } finally {
    answer.destroy();
  }
}
