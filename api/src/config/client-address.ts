import { isIP, SocketAddress } from 'node:net';

/** Longer than any address with a port, a zone and brackets. */
const longest = 100;

/** The address before a port: `203.0.113.7:4711`, `[2001:db8::1]` and `[2001:db8::1]:4711` are what some proxies send. */
function withoutPort(text: string): string {
  if (text.startsWith('[')) return text.slice(1, text.indexOf(']', 1));
  // An IPv4 address and its port have one colon between them, an IPv6 address has at least two.
  const [address = '', port, more] = text.split(':');
  return port !== undefined && more === undefined ? address : text;
}

/**
 * The address in an entry of X-Forwarded-For or of a socket, without port, brackets and zone, an IPv4 address always in
 * its own spelling; '' for what is not an address, such as `unknown` or `_hidden` (RFC 7239, section 6.3).
 */
export function plainAddress(entry: string): string {
  if (entry.length > longest) return '';
  const [address = ''] = withoutPort(entry.trim()).split('%');
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : '';
  const canonical = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = canonical.startsWith('::ffff:') ? canonical.slice('::ffff:'.length) : '';
  return isIP(mapped) === 4 ? mapped : canonical;
}
