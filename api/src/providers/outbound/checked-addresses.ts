import { lookup as systemLookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isOffline, OutboundError } from './port.ts';

/** Every IP address of a name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** As the system resolves it. */
export async function systemResolve(host: string): Promise<readonly string[]> {
  return (await systemLookup(host, { all: true })).map(({ address }) => address);
}

/** The addresses of a host that a connection may use. One that is not open among them refuses them all, as a name that does not exist. Throws OutboundError. */
export async function checkedAddresses(
  host: string,
  {
    resolve,
    isOpen,
    signal,
  }: { resolve: Resolve; isOpen: (address: string) => boolean; signal: AbortSignal },
): Promise<readonly string[]> {
  const found = isIP(host) ? [host] : await unless(signal, resolve(host)).catch(unresolved(signal));
  if (found.length === 0 || !found.every(isOpen)) throw new OutboundError('no-public-site');
  return found;
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
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}

function unresolved(signal: AbortSignal): (cause: unknown) => never {
  return (cause) => {
    if (signal.aborted) throw cause;
    throw new OutboundError(isOffline(cause) ? 'no-network' : 'no-public-site', { cause });
  };
}
