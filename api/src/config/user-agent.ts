import type { Env } from './env.ts';

/** Who asks, with a contact, as other servers read it: “Foothold/1.0.0 (help@example.org)”. */
export function userAgentOf(
  { SITE_NAME, SUPPORT_EMAIL }: Pick<Env, 'SITE_NAME' | 'SUPPORT_EMAIL'>,
  version: string,
): string {
  // Header values are Latin letters; a site's name may be written in others.
  const name = SITE_NAME.replace(/[^\x20-\x7e]+/g, '').trim() || 'Foothold';
  return `${name}/${version} (${SUPPORT_EMAIL})`;
}
