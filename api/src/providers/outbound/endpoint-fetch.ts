import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { modelMessage } from '@foothold/core/ai/model.messages.ts';
import { ModelError } from '@foothold/core/ai/model.ts';
import { checkedAddresses, pinnedTo, type Resolve, systemResolve } from './checked-addresses.ts';
import { type EndpointFetch, type EndpointReach, OutboundError } from './port.ts';
import { isPublicAddress } from './public-address.ts';

const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Asks one endpoint that a person chose, by its origin alone and without following it elsewhere. Its name is resolved here, each
 * of its addresses checked, and the connection goes to one of them; the answer is handed on as it comes. Throws OutboundError, and ModelError where it leads elsewhere.
 */
export function endpointFetch(
  endpoint: URL,
  reach: EndpointReach,
  resolve: Resolve = systemResolve,
): EndpointFetch {
  const isOpen = (address: string) =>
    reach === 'as-named' || (reach === 'loopback' ? loopbackAddress.test(address) : isPublicAddress(address));
  // This machine's name needs no look-up, which could lead elsewhere.
  const addressesOf: Resolve =
    reach === 'loopback' ? async (host) => (host === 'localhost' ? ['127.0.0.1', '::1'] : []) : resolve;
  return async (address, { method = 'GET', headers, body, signal }) => {
    const url = new URL(address);
    if (url.origin !== endpoint.origin) throw new OutboundError('no-public-site');
    const until = signal ?? new AbortController().signal;
    const addresses = await checkedAddresses(url, { resolve: addressesOf, isOpen, signal: until });
    const answer = await send(url, {
      ...{ method, addresses, signal: until, body: typeof body === 'string' ? body : '' },
      // A compressed stream would wait for its block to fill.
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    });
    const { statusCode: status = 502 } = answer;
    if (status < 200 || (status > 299 && status < 400)) {
      answer.destroy();
      throw new ModelError('not-understood', modelMessage('leads-on'));
    }
    const isBodiless = status === 204 || status === 205;
    if (isBodiless) answer.destroy();
    const content = isBodiless ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
    return new Response(content, { status, headers: headersOf(answer) });
  };
}

type Sent = {
  method: string;
  headers: Record<string, string>;
  body: string;
  addresses: readonly string[];
  signal: AbortSignal;
};

function send(url: URL, { method, headers, body, addresses, signal }: Sent): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((done, failed) => {
    const sent = request(url, { agent: false, lookup: pinnedTo(addresses), method, headers, signal });
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
