import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { modelMessage } from '@foothold/core/ai/model.messages.ts';
import { ModelError } from '@foothold/core/ai/model.ts';
import { openRequest, operatorConfigured, type Wiring } from './open-connection.ts';
import { type EndpointFetch, type EndpointReach, OutboundError } from './port.ts';

/**
 * Asks one endpoint that a person or the operator chose, by its origin alone and without following it elsewhere. Its name is
 * resolved here, each of its addresses checked, and the connection goes to one of them; the answer is handed on as it comes.
 * Throws OutboundError, and ModelError where it leads elsewhere.
 */
export function endpointFetch(endpoint: URL, reach: EndpointReach, wiring: Wiring = {}): EndpointFetch {
  return async (address, { method = 'GET', headers, body, signal }) => {
    const url = new URL(address);
    if (url.origin !== endpoint.origin) throw new OutboundError('no-public-site');
    const sending = {
      ...{ method, body: typeof body === 'string' ? body : '' },
      signal: signal ?? new AbortController().signal,
      // A compressed stream would wait for its block to fill.
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
    };
    const answer = await openRequest(url, sending, operatorConfigured(reach), wiring);
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

function headersOf({ headers }: IncomingMessage): Headers {
  const kept = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  return kept;
}
