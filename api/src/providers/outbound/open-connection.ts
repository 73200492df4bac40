import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect, isIP, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { isMetadataName, isNeverAsked, isPublicAddress } from './address-rules.ts';
import { checkedAddresses, pinnedTo, type Resolve, systemResolve } from './checked-addresses.ts';
import { type EndpointReach, OutboundError } from './port.ts';
import { hostOf, portOf } from './public-url.ts';

/**
 * Who chose an address, and so where a connection to it may lead. `stranger`: public addresses on ports 80 and 443. `operator`:
 * what the configuration or this code names, as far as `reach` says. Nobody: link-local, multicast and metadata of clouds.
 */
export type Policy = { chosenBy: 'stranger' } | { chosenBy: 'operator'; reach: EndpointReach };

/** The one of addresses that a stranger chose. */
export const strangerChosen: Policy = { chosenBy: 'stranger' };

/** The one of addresses that the operator wrote, or that this code names. */
export const operatorConfigured = (reach: EndpointReach): Policy => ({ chosenBy: 'operator', reach });

/** Opens a TCP connection to one of these addresses; `host` is what they were looked up for. */
export type Dial = (to: { host: string; port: number; addresses: readonly string[] }) => Socket;

/** What connections are made with; only tests name anything. */
export type Wiring = {
  /** Absent: as the system resolves names. */
  resolve?: Resolve | undefined;
  /** Absent: over the network. */
  dial?: Dial | undefined;
  /** Addresses and ports that may be asked although the policy would refuse them. Absent: none. */
  exempt?: ((address: string, port: number) => boolean) | undefined;
};

/** What one request sends. */
export type Sending = {
  method?: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  signal: AbortSignal;
};

const webPorts: ReadonlySet<number> = new Set([80, 443]);
const loopbackAddress = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/** This machine's name needs no look-up, which could lead elsewhere. */
const thisMachine: Resolve = async (host) => (host === 'localhost' ? ['127.0.0.1', '::1'] : []);

const systemDial: Dial = ({ host, port, addresses }) => connect({ host, port, lookup: pinnedTo(addresses) });

/**
 * Sends one HTTP request over a connection of its own to an address that was resolved once and checked; answers the head of the
 * response, a redirection too. Rejects with OutboundError where the policy refuses, else with the error of the connection.
 */
export async function openRequest(
  url: URL,
  { method = 'GET', headers, body, signal }: Sending,
  policy: Policy,
  wiring: Wiring = {},
): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutboundError('bad-address');
  const to = await checkedTarget({ host: hostOf(url), port: portOf(url) }, { policy, wiring, signal });
  const isSecret = url.protocol === 'https:';
  const send = isSecret ? httpsRequest : httpRequest;
  const createConnection = () => (isSecret ? overTls(to, wiring) : dialled(to, wiring));
  return new Promise((done, failed) => {
    const sent = send(url, { createConnection, method, headers, signal });
    sent.on('response', done).on('error', failed);
    sent.end(body ?? '');
  });
}

/** Opens a TCP connection for a protocol that is none of HTTP, under the same rules; resolves when it is open. Rejects as `openRequest` does. */
export async function openSocket(
  { host, port, signal }: { host: string; port: number; signal: AbortSignal },
  policy: Policy,
  wiring: Wiring = {},
): Promise<Socket> {
  const socket = dialled(await checkedTarget({ host, port }, { policy, wiring, signal }), wiring);
  return new Promise((done, failed) => {
    const stop = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    const settled = () => signal.removeEventListener('abort', stop);
    socket.once('error', (cause) => {
      settled();
      failed(cause);
    });
    socket.once('connect', () => {
      settled();
      socket.removeAllListeners('error');
      done(socket);
    });
  });
}

type Target = Parameters<Dial>[0];

async function checkedTarget(
  { host, port }: { host: string; port: number },
  { policy, wiring, signal }: { policy: Policy; wiring: Wiring; signal: AbortSignal },
): Promise<Target> {
  if (isMetadataName(host)) throw new OutboundError('no-public-site');
  const isHome = policy.chosenBy === 'operator' && policy.reach === 'loopback';
  const addresses = await checkedAddresses(host, {
    resolve: isHome ? thisMachine : (wiring.resolve ?? systemResolve),
    isOpen: (address) => wiring.exempt?.(address, port) || mayReach(policy, address, port),
    signal,
  });
  return { host, port, addresses };
}

function mayReach(policy: Policy, address: string, port: number): boolean {
  if (isNeverAsked(address)) return false;
  if (policy.chosenBy === 'stranger') return isPublicAddress(address) && webPorts.has(port);
  if (policy.reach === 'loopback') return loopbackAddress.test(address);
  return policy.reach === 'as-named' || isPublicAddress(address);
}

const dialled = (to: Target, { dial = systemDial }: Wiring): Socket => dial(to);

function overTls(to: Target, wiring: Wiring): Socket {
  const socket = dialled(to, wiring);
  const { host } = to;
  // The certificate has to be of the name that was asked for, not of the address.
  const named = isIP(host) ? {} : { servername: host };
  const secret = tlsConnect({ socket, host, ...named, ALPNProtocols: ['http/1.1'] });
  socket.once('error', (cause) => secret.destroy(cause));
  return secret;
}
