import { BlockList, isIP, isIPv4 } from 'node:net';

/** What is no host of the public internet (IANA special-purpose registries), with the addresses of cloud machines for their own host. */
const special: readonly string[] = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
  // IPv6 within 2000::/3: protocol assignments with Teredo, documentation, 6to4.
  ...['2001::/23', '2001:db8::/32', '3fff::/20', '2002::/16'],
];

function listOf(nets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', length = ''] = net.split('/');
    list.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const refused = listOf(special);
/** All that is given out as public so far: loopback, mapped IPv4, NAT64, unique local, link-local and multicast are outside. */
const globalIpv6 = listOf(['2000::/3']);

/**
 * Whether an IP address is one of the public internet; false for private, loopback, link-local, shared (CGNAT),
 * multicast, reserved, translated and mapped ones, and for what is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  if (version === 4) return !refused.check(address, 'ipv4');
  return globalIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
