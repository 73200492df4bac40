import { withScheme } from '@foothold/core/text/web-address.ts';

/** The origin that a person means by an address, '' for none. Without a scheme a machine's own name is asked by http. */
export function siteOf(typed: string): string {
  const text = typed.trim();
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/|$)/i.test(text);
  const url = URL.parse(isLocal ? `http://${text}` : withScheme(text));
  return url && /^https?:$/.test(url.protocol) && url.hostname !== '' ? url.origin : '';
}

/** The pattern of permissions for an origin. Firefox knows no ports in them, so the port is compared in code. */
export function patternOf(site: string): string {
  const { protocol, hostname } = new URL(site);
  return `${protocol}//${hostname}/*`;
}

/** Whether an address lies on the site. */
export function isOnSite(url: string | undefined, site: string): boolean {
  return site !== '' && url !== undefined && URL.parse(url)?.origin === site;
}
