import { modelMessage } from '@foothold/core/ai/model.messages.ts';
import { ModelError } from '@foothold/core/ai/model.ts';
import type { ModelFetch } from '@foothold/core/ai/vendors/model-fetch.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { workerFetch } from './worker-fetch.ts';

/** Asks a model straight from this page. Where the browser does not let it, the words say what helps. */
export const browserFetch: ModelFetch = async (address, init) => {
  try {
    return await workerFetch(address, init);
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
export function refusalWords(address: URL, page: URL): Message {
  const { host, origin } = address;
  if (isOwnMachine(address))
    return modelMessage(page.protocol === 'https:' ? 'own-machine-https' : 'own-machine', {
      origin,
      page: page.origin,
    });
  if (page.protocol === 'https:' && address.protocol === 'http:') return modelMessage('https-only', { host });
  return modelMessage('through-server', { host });
}

function isOwnMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
