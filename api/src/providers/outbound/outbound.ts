import type { IncomingMessage } from 'node:http';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { answerText } from './answer-text.ts';
import { openRequest, strangerChosen, type Wiring } from './open-connection.ts';
import { isOffline, type Outbound, OutboundError, type OutboundOptions } from './port.ts';
import { publicUrl } from './public-url.ts';

/** What the guard works with; only tests name anything but the user agent. */
export type OutboundSetup = Wiring & {
  /** Who asks, for the logs of the sites. */
  userAgent: string;
};

const maxRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The guarded way to read what is at an address that a stranger chose (docs/SECURITY.md). */
export function createOutbound(setup: OutboundSetup): Outbound {
  const { userAgent, ...wiring } = setup;

  const ask = (url: URL, options: OutboundOptions, signal: AbortSignal): Promise<IncomingMessage> => {
    const headers = {
      accept: options.types.join(', '),
      'accept-language': 'en, *;q=0.5',
      ...options.headers,
      'accept-encoding': acceptedEncodings,
      'user-agent': userAgent,
    };
    return openRequest(url, { headers, signal }, strangerChosen, wiring);
  };

  const follow = async (from: URL, options: OutboundOptions, signal: AbortSignal) => {
    let url = from;
    for (let turns = 0; turns <= maxRedirects; turns += 1) {
      // What a caller adds, a key among it, is for whom it named: another site is asked without.
      const { headers, ...rest } = options;
      const isNamed = url.origin === from.origin;
      const answer = await ask(url, { ...rest, ...(isNamed && headers && { headers }) }, signal);
      const { location } = answer.headers;
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined) return { url, answer };
      answer.destroy();
      url = publicUrl(location, url);
    }
    throw new OutboundError('too-many-redirects');
  };

  return async (address, options) => {
    // A share of a time is no whole number, which a signal refuses.
    const signal = AbortSignal.timeout(Math.ceil(options.timeoutMs));
    try {
      const { url, answer } = await follow(publicUrl(address), options, signal);
      const { statusCode: status = 0, headers } = answer;
      const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      const base = { status, url: url.href, type, headers };
      try {
        if (status < 200 || status > 299) return { ...base, body: new Uint8Array(), text: () => '' };
        if (!options.types.includes(type)) throw new OutboundError('wrong-type');
        const body = await readBody(answer, { maxBytes: options.maxBytes, signal });
        return { ...base, body, text: () => answerText({ body, headers }) };
      } finally {
        answer.destroy();
      }
    } catch (cause) {
      if (cause instanceof OutboundError) throw cause;
      if (signal.aborted) throw new OutboundError('too-slow', { cause });
      throw new OutboundError(isOffline(cause) ? 'no-network' : 'unreachable', { cause });
    }
  };
}
