import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { answerText } from './answer-text.ts';
import { checkedAddresses, pinnedTo, type Resolve, systemResolve } from './checked-addresses.ts';
import { type Outbound, OutboundError, type OutboundOptions } from './port.ts';
import { isPublicAddress } from './public-address.ts';
import { portOf, publicUrl } from './public-url.ts';

/** What the guard works with; only tests name anything but the user agent. */
export type OutboundSetup = {
  /** Who asks, for the logs of the sites. */
  userAgent: string;
  /** Every IP address of a name. Absent: as the system resolves it. */
  resolve?: Resolve;
  /** Addresses and ports that may be asked although they are not public. Absent: none. */
  exempt?: (address: string, port: number) => boolean;
};

const maxRedirects = 5;
const ports: ReadonlySet<number> = new Set([80, 443]);
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The guarded way to read what is at an address that a stranger chose (docs/SECURITY.md). */
export function createOutbound(setup: OutboundSetup): Outbound {
  const { resolve = systemResolve, exempt = () => false } = setup;

  const ask = async (url: URL, options: OutboundOptions, signal: AbortSignal): Promise<IncomingMessage> => {
    const port = portOf(url);
    const isOpen = (address: string) =>
      exempt(address, port) || (isPublicAddress(address) && ports.has(port));
    const addresses = await checkedAddresses(url, { resolve, isOpen, signal });
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((done, failed) => {
      const sent = send(url, {
        // A connection of its own, to an address that was checked: names are not looked up a second time.
        agent: false,
        lookup: pinnedTo(addresses),
        signal,
        headers: {
          accept: options.types.join(', '),
          'accept-language': 'en, *;q=0.5',
          ...options.headers,
          'accept-encoding': acceptedEncodings,
          'user-agent': setup.userAgent,
        },
      });
      sent.on('response', done).on('error', failed);
      sent.end();
    });
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
    const signal = AbortSignal.timeout(options.timeoutMs);
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
      throw new OutboundError(signal.aborted ? 'too-slow' : 'unreachable', { cause });
    }
  };
}
