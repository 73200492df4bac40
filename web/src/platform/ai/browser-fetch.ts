import { ModelError } from '@foothold/core/ai/model.ts';
import type { ModelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';

/** Asks a model straight from this page. Where the browser does not let it, the words say what helps. */
export const browserFetch: ModelFetch = async (address, init) => {
  try {
    return await fetch(address, {
      ...init,
      // Nothing of this site goes along.
      ...({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const),
    });
  } catch (cause) {
    init.signal?.throwIfAborted();
    if (!(cause instanceof TypeError)) throw cause;
    throw new ModelError('unreachable', refusalWords(new URL(address), new URL(location.href)));
  }
};

/**
 * Why a page may not have reached an address. Browsers tell a page neither a refusal of the other side (CORS) nor one of their own
 * (mixed content), so the words name what can be the reason.
 */
export function refusalWords(address: URL, page: URL): string {
  const { host, origin } = address;
  if (isOwnMachine(address))
    return `${origin} did not answer, or does not let pages ask it. Start it there and let it accept ${page.origin}: Ollama by OLLAMA_ORIGINS=${page.origin}, LM Studio by “Enable CORS” in its server settings.${page.protocol === 'https:' ? ' Safari does not let a page do this at all.' : ''}`;
  if (page.protocol === 'https:' && address.protocol === 'http:')
    return `This page came over https, and browsers do not let it ask ${host} over http. Give that server https, or ask it through this site’s server.`;
  return `${host} could not be reached, or does not let pages ask it. Ask it through this site’s server; its operator allows hosts by AI_ALLOWED_HOSTS.`;
}

function isOwnMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
