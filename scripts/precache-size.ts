/**
 * Most that one visit may fetch so that the product starts without a network: bytes, compressed (docs/spec/design.md,
 * Works unplugged).
 */
export const maxPrecached = 6_000_000;

/** The files a built service worker keeps, as it names them. */
export function precachedFiles(worker: string): string[] {
  return [
    ...worker.matchAll(/\{(?:"?url"?:"([^"]+)","?revision"?|"?revision"?:[^,{}]+,"?url"?:"([^"]+)")/g),
  ].map(([, first, second]) => first ?? second ?? '');
}

/** What is wrong with what a service worker keeps, one sentence each; `sizeOf` in compressed bytes. */
export function precacheProblems(worker: string, sizeOf: (file: string) => number): string[] {
  const files = precachedFiles(worker);
  if (!files.includes('index.html'))
    return ['sw.js does not keep index.html: without a network the product would not start.'];
  // Catalogs are in the list so that the worker knows them, and are fetched by those who read their language alone.
  const kept = files.filter((file) => !file.startsWith('assets/catalog-'));
  const total = kept.map(sizeOf).reduce((sum, size) => sum + size, 0);
  if (total <= maxPrecached) return [];
  const [shown, most] = [total, maxPrecached].map((bytes) => (bytes / 1_000_000).toFixed(1));
  return [
    `sw.js keeps ${shown} MB, compressed, of at most ${most}: leave files out by globPatterns in web/vite.config.ts.`,
  ];
}
