import { BlockList, isIP, isIPv4 } from 'node:net';

/** What is no host of the public internet (IANA special-purpose registries), with the addresses of cloud machines for their own host. */
const special: readonly string[] = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4', '168.63.129.16/32'],
  // IPv6 within 2000::/3: protocol assignments with Teredo, documentation, 6to4.
  ...['2001::/23', '2001:db8::/32', '3fff::/20', '2002::/16'],
];

/** What no service of anybody's choice lies at: unspecified, link-local, multicast, broadcast, and what clouds tell their machines secrets at. */
const never: readonly string[] = [
  ...['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '255.255.255.255/32'],
  ...['::/128', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
  // Alibaba Cloud, Azure, Oracle Cloud; Amazon and Google over IPv6 (documentation of the vendors, 2026-11).
  ...['100.100.100.200/32', '168.63.129.16/32', '192.0.0.192/32', 'fd00:ec2::/32', 'fd20:ce::254/128'],
];

/** Names that clouds give to the same services. */
const metadataName =
  /^(?:metadata|instance-data)(?:\.(?:google\.internal|goog|ec2\.internal|azure\.internal|tencentyun\.com|platformequinix\.com))?$/;

const localName =
  /^(?:[^.]*|.*\.(?:localhost|local|internal|intranet|lan|corp|home|private|home\.arpa|onion|invalid|test))$/;

function listOf(nets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address = '', length = ''] = net.split('/');
    list.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return list;
}

const refused = listOf(special);
const neverAsked = listOf(never);
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
  const isGlobal = globalIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
  return isGlobal && embeddedIpv4(address).every(isPublicAddress);
}

/**
 * Whether no connection may lead to an IP address, whoever names it: unspecified, link-local, multicast, broadcast, the addresses of
 * cloud metadata, one with a zone, each of them inside an IPv6 address too, and what is no IP address.
 */
export function isNeverAsked(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return true;
  if (version === 4) return neverAsked.check(address, 'ipv4');
  return neverAsked.check(address, 'ipv6') || embeddedIpv4(address).some(isNeverAsked);
}

/** Whether a host name is one of cloud metadata, such as `metadata.google.internal`, also with a last dot. */
export function isMetadataName(host: string): boolean {
  return metadataName.test(host.toLowerCase().replace(/\.$/, ''));
}

/** Whether a host name is never asked for in public DNS, or leads to this machine or its network (RFC 6761, 6762, 8375, ICANN). */
export function isLocalName(host: string): boolean {
  return localName.test(host);
}

/** The IPv4 addresses that an IPv6 address leads to: mapped, compatible, translated, NAT64 (RFC 6052), 6to4, Teredo, ISATAP. */
function embeddedIpv4(address: string): string[] {
  const groups = groupsOf(address);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const found: [number, number][] = [];
  const isZero = (from: number, to: number) => groups.slice(from, to).every((group) => group === 0);
  const isLoopback = isZero(0, 7) && h === 1;
  if (isZero(0, 6) && !isLoopback && (g !== 0 || h !== 0)) found.push([g, h]);
  if ((isZero(0, 5) && f === 0xffff) || (isZero(0, 4) && e === 0xffff && f === 0)) found.push([g, h]);
  if (a === 0x64 && b === 0xff9b) found.push([g, h]);
  if (a === 0x2002) found.push([b, c]);
  if (a === 0x2001 && b === 0) found.push([c, d], [g ^ 0xffff, h ^ 0xffff]);
  if ((e === 0 || e === 0x200) && f === 0x5efe) found.push([g, h]);
  return found.map((pair) => pair.flatMap((group) => [group >> 8, group & 255]).join('.'));
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser writes an IPv4 tail as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}
