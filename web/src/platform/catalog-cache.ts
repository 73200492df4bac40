/** The cache of the catalogs that were asked for. */
export const catalogCache = 'catalogs';

/** Whether a path is that of a catalog, as vite.config.ts names them. */
export function isCatalog(path: string): boolean {
  return /^\/assets\/catalog-[\w-]+\.js$/.test(path);
}

/**
 * Fetches, of these paths of a new version, the catalogs of the languages that are cached: who reads one of them starts in
 * it without a network. Never rejects: a page asks for what is not there.
 */
export async function renewCatalogs(paths: readonly string[]): Promise<void> {
  // Without the hash at its end, which every version has another of.
  const nameOf = (address: string) => address.slice(address.lastIndexOf('/'), -'-1234567.js'.length);
  try {
    const cache = await caches.open(catalogCache);
    const names = new Set((await cache.keys()).map(({ url }) => nameOf(url)));
    await cache.addAll(paths.filter((path) => isCatalog(path) && names.has(nameOf(path))));
  } catch {
    // English is there in any case.
  }
}

/**
 * Caches the catalog that theme.js has fetched for this page: on a first visit no service worker saw it. Never rejects;
 * it comes out of the browser's own cache, and where nothing may be kept the next page asks again.
 */
export async function keepCatalog(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>(
    'link[rel="modulepreload"][href*="/catalog-"]',
  )?.href;
  try {
    if (!address || (await caches.match(address))) return;
    await (await caches.open(catalogCache)).add(address);
  } catch {
    // English is there in any case.
  }
}
