import { isIP } from 'node:net';
import { isLocalName } from './address-rules.ts';
import { OutboundError } from './port.ts';

/**
 * The address as it will be asked: http or https, without user name and fragment, its host without a last dot. Every
 * spelling of an IPv4 address (decimal, octal, hexadecimal) becomes the usual one. Throws OutboundError.
 */
export function publicUrl(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || text.length > 4000 || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutboundError('bad-address');
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  const host = hostOf(url);
  if (isIP(host) === 0 && isLocalName(host)) throw new OutboundError('no-public-site');
  return url;
}

/** The host of an address as DNS and sockets name it: an IPv6 address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** The port of an address, as it is or by its protocol. */
export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === 'https:' ? 443 : 80));
}
