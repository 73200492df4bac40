import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { ModelError } from '@foothold/core/ai/model.ts';
import type { ModelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';

/**
 * Asks a vendor over a connection of its own. Node's `fetch` gives up after five minutes without an answer, which a model at
 * home may take; here the caller's signal alone ends a call, and closes its connection at once.
 */
export const vendorFetch: ModelFetch = async (address, { method = 'GET', headers, body, signal }) => {
  const url = new URL(address);
  const answer = await send(url, {
    method,
    // A compressed stream would wait for its block to fill.
    headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    body: typeof body === 'string' ? body : '',
    ...(signal && { signal }),
  });
  const { statusCode: status = 502 } = answer;
  if (status < 200 || (status > 299 && status < 400)) {
    answer.destroy();
    throw new ModelError('not-understood', 'This address leads to another one. Enter that.');
  }
  const isBodiless = status === 204 || status === 205;
  if (isBodiless) answer.destroy();
  const content = isBodiless ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(content, { status, headers: headersOf(answer) });
};

type Sent = { method: string; headers: Record<string, string>; body: string; signal?: AbortSignal };

function send(url: URL, { method, headers, body, signal }: Sent): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const sent = request(url, { agent: false, method, headers, ...(signal && { signal }) });
    sent.on('response', done).on('error', failed);
    sent.end(body);
  });
}

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  return kept;
}
