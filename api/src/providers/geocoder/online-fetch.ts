import { trimEndCharacters } from '@foothold/core/text/trim-characters.ts';
import { doorFetch } from '../outbound/door-fetch.ts';
import { operatorConfigured } from '../outbound/open-connection.ts';

/** What every request to a geocoding service carries and how long it may take. */
export type OnlineAccess = {
  /** Address of the service without a path of a call, such as `https://photon.example.org`. */
  base: string;
  /** Who asks, with a contact, as the public services require. */
  userAgent: string;
  /** Milliseconds; absent: 5,000. */
  timeout?: number;
};

const maxBytes = 2_000_000;
const ask = doorFetch(() => operatorConfigured('as-named'));

/**
 * The JSON that a service answers to a GET of `path` with these parameters. Throws with the status where it refuses,
 * where the answer is no JSON (services that block send a page), is too long, or does not come in time.
 */
export async function onlineJson(
  { base, userAgent, timeout = 5000 }: OnlineAccess,
  path: string,
  parameters: Record<string, string | number | undefined>,
): Promise<unknown> {
  const url = new URL(`${trimEndCharacters(base, /\//)}${path}`);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value));
  const answer = await ask(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the geocoding service answered ${answer.status}`);
  }
  const text = await answer.text();
  if (text.length > maxBytes) throw new Error('the geocoding service answered too much');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('the geocoding service answered no JSON', { cause });
  }
}

/** Shown with every answer that comes from OpenStreetMap, as its licence asks. */
export const openStreetMap = '© OpenStreetMap contributors';
