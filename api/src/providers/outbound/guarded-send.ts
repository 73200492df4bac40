import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { readBody } from './answer-body.ts';
import { pinnedTo, systemResolve } from './checked-addresses.ts';
import { OutboundError } from './port.ts';
import { isPublicAddress } from './public-address.ts';
import { hostOf } from './public-url.ts';

/** How a vendor of the configuration is asked by any method; only tests name anything but the user agent. */
export type SendSetup = {
  userAgent: string;
  /** True for hosts of this machine, which only the configuration can name. */
  isOwn: (host: string) => boolean;
  resolve?: (host: string) => Promise<readonly string[]>;
};

/** What one call may bring. */
export type SendLimits = { timeoutMs: number; maxBytes: number };

/** Sends one request and answers as `fetch` does, at every status. Throws OutboundError. */
export type GuardedSend = (url: string, init: RequestInit, limits: SendLimits) => Promise<Response>;

/**
 * Asks a vendor by any method: its name is looked up once and must lead to public addresses alone, unless it is this
 * machine's. No redirect is followed, so that a key goes to the address it was given for and nowhere else.
 */
export function guardedSend({ userAgent, isOwn, resolve = systemResolve }: SendSetup): GuardedSend {
  return async (address, init, { timeoutMs, maxBytes }) => {
    const url = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const host = hostOf(url);
      const found = isIP(host) ? [host] : await unless(signal, resolve(host));
      if (!isOwn(url.host) && !(found.length > 0 && found.every(isPublicAddress)))
        throw new OutboundError('no-public-site');
      const answer = await send(url, { init, addresses: found, userAgent, signal });
      try {
        const body = await readBody(answer, { maxBytes, signal });
        return responseOf(answer, body);
      } finally {
        answer.destroy();
      }
    } catch (cause) {
      if (cause instanceof OutboundError) throw cause;
      throw new OutboundError(signal.aborted ? 'too-slow' : 'unreachable', { cause });
    }
  };
}

type Sent = { init: RequestInit; addresses: readonly string[]; userAgent: string; signal: AbortSignal };

function send(url: URL, { init, addresses, userAgent, signal }: Sent): Promise<IncomingMessage> {
  const { method = 'GET', headers, body } = init;
  const text = typeof body === 'string' ? body : undefined;
  return new Promise((done, failed) => {
    const begin = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = begin(url, {
      method,
      // A connection of its own, to an address that was checked: names are not looked up a second time.
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
      headers: {
        accept: 'application/json',
        ...Object.fromEntries(new Headers(headers)),
        'user-agent': userAgent,
        ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
      },
    });
    sent.on('response', done).on('error', failed);
    sent.end(text);
  });
}

function responseOf({ statusCode = 502, headers }: IncomingMessage, body: Uint8Array): Response {
  const isBodiless = statusCode === 204 || statusCode === 205 || statusCode === 304;
  const { 'content-type': type, 'retry-after': wait } = headers;
  return new Response(isBodiless ? null : Buffer.from(body), {
    // What is no final answer of an API is none at all.
    status: statusCode < 200 || (statusCode >= 300 && statusCode < 400) ? 502 : statusCode,
    headers: { ...(type && { 'content-type': type }), ...(wait && { 'retry-after': wait }) },
  });
}

function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}
