import { isIP } from 'node:net';
import * as z from 'zod';

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

/** Hosts by commas. */
export const AllowedHosts = z
  .string()
  .max(4096)
  .transform((hosts) => hosts.split(',').map((one) => one.trim()))
  .transform((hosts) => hosts.filter((one) => one !== '').map(readHost))
  .refine((hosts): hosts is AllowedHost[] => hosts.every((one) => one !== null), {
    message: 'hosts by commas, each like api.example.com or 10.0.0.5:11434, without https://',
  });
