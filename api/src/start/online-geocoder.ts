import type { Env } from '../config/env.ts';
import { userAgentOf } from '../config/user-agent.ts';
import { nominatim } from '../providers/geocoder/nominatim.ts';
import { withOnline } from '../providers/geocoder/online.ts';
import { photon } from '../providers/geocoder/photon.ts';
import type { Geocoder, PlaceFinder } from '../providers/geocoder/port.ts';

/** The public services allow one request a second; a server of one's own has no such limit. */
const publicHosts = /(?:^|\.)(?:openstreetmap\.org|komoot\.io)$/i;

/** The offline geocoder, with the configured service before it for street addresses; unchanged where none is configured. */
export function onlineGeocoder(
  env: Pick<Env, 'PHOTON_BASE_URL' | 'NOMINATIM_BASE_URL' | 'SITE_NAME' | 'SUPPORT_EMAIL'>,
  offline: Geocoder & PlaceFinder,
  options: { now: () => Date; version: string; failed: (cause: unknown) => void },
): Geocoder & PlaceFinder {
  const { PHOTON_BASE_URL, NOMINATIM_BASE_URL } = env;
  const base = PHOTON_BASE_URL ?? NOMINATIM_BASE_URL;
  if (!base) return offline;
  const access = { base, userAgent: userAgentOf(env, options.version) };
  const online = PHOTON_BASE_URL ? photon(access) : nominatim(access);
  const { now, failed } = options;
  return withOnline(offline, {
    online,
    now,
    failed,
    pause: publicHosts.test(new URL(base).hostname) ? 1000 : 0,
  });
}
