import * as z from 'zod';

/**
 * Where a model answers. Over http only on this machine and in a network of one's own: what people ask is theirs, and keys go
 * along.
 */
export const ModelUrl = z
  .url({
    protocol: /^https?$/,
    error: 'an address that starts with https://, or http:// in your own network',
  })
  .refine(isGuarded, 'an address that starts with https://, or http:// in your own network');

function isGuarded(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(address);
  if (username || password || search || hash) return false;
  return protocol === 'https:' || isOwnNetwork(hostname);
}

/** True for this machine, for names without a dot (a container's among them) and for private names and addresses. */
function isOwnNetwork(hostname: string): boolean {
  if (hostname.startsWith('[')) return hostname === '[::1]' || /^\[f[cd]/.test(hostname);
  if (!hostname.includes('.')) return true;
  if (/\.(?:local|lan|internal|localhost|home\.arpa)$/.test(hostname)) return true;
  return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]{3,11}$/.test(hostname);
}
