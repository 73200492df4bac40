import { fetchBytes } from './fetch-bytes.ts';

/** The cache in which the service worker keeps what sets and reads documents (web/vite.config.ts). */
const cacheName = 'documents';

/** True where files can be kept for working without a network: not in a private window of some browsers, not on plain http. */
export function canPrefetch(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** True when every one of these files is kept. Never throws. */
export async function isPrefetched(urls: readonly string[]): Promise<boolean> {
  if (!canPrefetch()) return false;
  try {
    const cache = await caches.open(cacheName);
    const found = await Promise.all(urls.map((url) => cache.match(url)));
    return found.every((one) => one !== undefined);
  } catch {
    return false;
  }
}

/**
 * Fetches files of the product that are not kept yet, one after the other, and keeps them where the service worker finds
 * them. `onBytes` receives the number of bytes that arrived. Throws when one cannot be fetched or kept; those before it stay.
 */
export async function prefetch(
  urls: readonly string[],
  { onBytes, signal }: { onBytes: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const url of urls) {
    signal.throwIfAborted();
    if (await cache.match(url)) continue;
    const bytes = await fetchBytes(url, (count) => {
      signal.throwIfAborted();
      onBytes(count);
    });
    await cache.put(url, new Response(bytes, { headers: { 'content-type': typeOf(url) } }));
  }
}

function typeOf(url: string): string {
  if (url.endsWith('.wasm')) return 'application/wasm';
  return url.endsWith('.woff') ? 'font/woff' : 'text/javascript';
}
