import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { plainAddress } from './client-address.ts';

/** The proxies that are in front of this server: how many, or their addresses and networks. */
export type TrustedProxies = { hops: number } | { networks: readonly string[] };

const maxHops = 10;
const expected = `off, on (one proxy), the number of proxies (1 to ${maxHops}), or their addresses and networks by commas, like 127.0.0.1,10.1.0.0/16`;

const words: Readonly<Record<string, TrustedProxies | false>> = {
  off: false,
  false: false,
  '0': false,
  on: { hops: 1 },
  true: { hops: 1 },
};

type Network = { address: string; family: 'ipv4' | 'ipv6'; bits: number };

/** An address or a network as `address/bits`; null for anything else, also for `/0`, which would trust everybody. */
function networkFrom(text: string): Network | null {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  // An IPv4 address that is written as an IPv6 address is compared as what it is.
  if (family === 0 || more !== undefined || plainAddress(address).includes(':') !== (family === 6))
    return null;
  const most = family === 4 ? 32 : 128;
  if (bits !== undefined && !/^[1-9]\d{0,2}$/.test(bits)) return null;
  const length = Number(bits ?? most);
  return length > most ? null : { address, family: family === 4 ? 'ipv4' : 'ipv6', bits: length };
}

/** The value of TRUST_PROXY: false where nothing is in front of this server. */
export const TrustProxy = z.string().transform((value, context): TrustedProxies | false => {
  const word = value.trim().toLowerCase();
  if (Object.hasOwn(words, word)) return words[word] ?? false;
  if (/^\d{1,2}$/.test(word) && Number(word) <= maxHops) return { hops: Number(word) };
  const networks = word.split(',').map((entry) => entry.trim());
  const wrong = networks.find((entry) => !networkFrom(entry));
  if (wrong === undefined) return { networks };
  const which = networks.length > 1 ? `; ${JSON.stringify(wrong)} is none of these` : '';
  context.addIssue({ code: 'custom', message: `${expected}${which}` });
  return z.NEVER;
});

/**
 * Whether the sender `hop` steps before this server (0: the socket's other end) is one of these proxies. The first that
 * is not one is who asks, counted from the right end of X-Forwarded-For: what stands further left was written by others.
 */
export function isTrusted(proxies: TrustedProxies): (sender: string | undefined, hop: number) => boolean {
  if ('hops' in proxies) return (_sender, hop) => hop < proxies.hops;
  const list = new BlockList();
  for (const network of proxies.networks.map(networkFrom))
    if (network) list.addSubnet(network.address, network.bits, network.family);
  return (sender) => {
    const address = plainAddress(sender ?? '');
    return address !== '' && list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  };
}
