import { isLoopback } from '../config/env.ts';
import { doorFetch } from '../providers/outbound/door-fetch.ts';
import { guardedFetch } from '../providers/outbound/guarded-fetch.ts';
import { operatorConfigured } from '../providers/outbound/open-connection.ts';
import type { Outbound } from '../providers/outbound/port.ts';
import type { AskVendor } from '../providers/places/port.ts';

const maxBytes = 2_000_000;

/**
 * How vendors of the configuration are asked: a public address through the guard, one of this machine, which only the
 * configuration can name, directly. Neither follows a redirect to another site.
 */
export function vendorAccess(outbound: Outbound, userAgent: string): AskVendor {
  const guarded = guardedFetch(outbound);
  const atHome = doorFetch(() => operatorConfigured('loopback'));
  return async (url, { headers = {}, timeoutMs }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const all = { ...headers, accept: 'application/json', 'user-agent': userAgent };
    const answer = isLoopback(url.host)
      ? await atHome(url, { headers: all, signal })
      : await guarded(url, { headers: all, signal });
    const text = await answer.text();
    return { status: answer.status, body: text.length > maxBytes ? undefined : jsonOf(text) };
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
