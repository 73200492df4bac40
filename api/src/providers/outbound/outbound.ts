import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { acceptedEncodings, readBody } from './answer-body.ts';
import { answerText } from './answer-text.ts';
import { type Outbound, OutboundError, type OutboundOptions } from './port.ts';
import { isPublicAddress } from './public-address.ts';
import { hostOf, portOf, publicUrl } from './public-url.ts';

/** What the guard works with; only tests name anything but the user agent. */
export type OutboundSetup = {
  /** Who asks, for the logs of the sites. */
  userAgent: string;
  /** Every IP address of a name. Absent: as the system resolves it. */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** Addresses and ports that may be asked although they are not public. Absent: none. */
  exempt?: (address: string, port: number) => boolean;
};

const mostRedirects = 5;
const ports: ReadonlySet<number> = new Set([80, 443]);
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Every IP address of a name as the system resolves it. */
export async function systemResolve(host: string): Promise<readonly string[]> {
  return (await systemLookup(host, { all: true })).map(({ address }) => address);
}

/** The guarded way to read what lies at an address that a stranger chose (docs/SECURITY.md). */
export function createOutbound(setup: OutboundSetup): Outbound {
  const { resolve = systemResolve, exempt = () => false } = setup;

  /** The addresses that the connection may use. One that is not public among them refuses them all. */
  const checkedAddresses = async (url: URL, signal: AbortSignal): Promise<readonly string[]> => {
    const host = hostOf(url);
    const found = isIP(host) ? [host] : await unless(signal, resolve(host)).catch(unresolved(signal));
    const port = portOf(url);
    const isOpen = (address: string) =>
      exempt(address, port) || (isPublicAddress(address) && ports.has(port));
    if (found.length === 0 || !found.every(isOpen)) throw new OutboundError('no-public-site');
    return found;
  };

  const ask = async (url: URL, options: OutboundOptions, signal: AbortSignal): Promise<IncomingMessage> => {
    const addresses = await checkedAddresses(url, signal);
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
    for (let turns = 0; turns <= mostRedirects; turns += 1) {
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

/** Answers every look-up of a connection with the addresses that were checked. */
export function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, done) => {
    const [first] = all;
    if (options.all) done(null, all);
    else done(null, first?.address ?? '', first?.family);
  };
}

function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, failed) => {
    const stop = () => failed(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}

function unresolved(signal: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    throw signal.aborted ? cause : new OutboundError('no-public-site', { cause });
  };
}
