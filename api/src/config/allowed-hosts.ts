import { isIP } from 'node:net';
import * as z from 'zod';
import {
  isLocalName,
  isMetadataName,
  isNeverAsked,
  isPublicAddress,
} from '../providers/outbound/address-rules.ts';

/** A host that may be asked, as an address names it, with its port. */
export type AllowedHost = { host: string; port: number };

const name = /^[a-z\d](?:[a-z\d-]{0,62})(?:\.[a-z\d][a-z\d-]{0,62}){0,8}$/;

/** `api.example.com`, `10.0.0.5:11434`, `[fd00::5]:8080`; without a port that of https. */
function readHost(text: string): AllowedHost | null {
  const [, bracketed, plain = '', port = '443'] =
    /^(?:\[([^\]]{2,45})\]|([^[\]:]{1,255}))(?::(\d{1,5}))?$/.exec(text.toLowerCase()) ?? [];
  const host = bracketed ?? plain;
  const isHost = bracketed === undefined ? isIP(host) === 4 || name.test(host) : isIP(host) === 6;
  return isHost && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : null;
}

const neverSaid =
  'hosts that may be asked: link-local, multicast and unspecified addresses, and the metadata services of clouds, never are';

/** Whether a listed host is one that no connection leads to; every spelling of an IPv4 address is read. */
function isNever({ host }: AllowedHost): boolean {
  const address = isIP(host) ? host : spelled(host);
  return address ? isNeverAsked(address) : isMetadataName(host);
}

/** The IPv4 address that a name of digits stands for, such as 2852039166; null for a name. */
function spelled(host: string): string | null {
  const read = URL.parse(`http://${host}`)?.hostname ?? '';
  return isIP(read) === 4 ? read : null;
}

/**
 * One sentence for each host of AI_ALLOWED_HOSTS that lies in a network of one's own: whoever can sign in may ask it.
 */
export function allowedHostWarnings(hosts: readonly AllowedHost[]): string[] {
  return hosts.flatMap(({ host, port }) => {
    const shown = `AI_ALLOWED_HOSTS lists ${host.includes(':') ? `[${host}]` : host}:${port}`;
    if (host === 'localhost' || (isIP(host) > 0 && !isPublicAddress(host)))
      return [`${shown}, a private address: everybody who can sign in may send requests of their own there.`];
    if (isIP(host) === 0 && isLocalName(host))
      return [
        `${shown}, a name of a private network: names are asked at public addresses only, so list its IP address.`,
      ];
    return [];
  });
}

/** Hosts by commas. */
export const AllowedHosts = z
  .string()
  .max(4096)
  .transform((hosts) => hosts.split(',').map((one) => one.trim()))
  .transform((hosts) => hosts.filter((one) => one !== '').map(readHost))
  .refine((hosts): hosts is AllowedHost[] => hosts.every((one) => one !== null), {
    error: 'hosts by commas, each like api.example.com or 10.0.0.5:11434, without https://',
    abort: true,
  })
  .refine((hosts) => !hosts.some(isNever), { error: neverSaid });
