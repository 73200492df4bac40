/** Most pictures kept of one account; the oldest go first. */
const most = 300;

/** Where the browser has no cache for a page (plain http), they last as long as the tab. */
const inMemory = new Map<string, Blob>();

const nameOf = (owner: string) => `pictures of ${owner}`;
const addressOf = (key: string) => `/pictures/${encodeURIComponent(key)}`;

/** A picture that was drawn on this device before, by what it shows; null when there is none. Never throws. */
export async function keptPicture(owner: string, key: string): Promise<Blob | null> {
  const here = inMemory.get(`${owner} ${key}`);
  if (here || !('caches' in globalThis)) return here ?? null;
  try {
    const found = await (await caches.open(nameOf(owner))).match(addressOf(key));
    return (await found?.blob()) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a picture for next time. A full disk costs nothing but that it is drawn again; never throws. */
export async function keepPicture(owner: string, key: string, picture: Blob): Promise<void> {
  if (!('caches' in globalThis)) {
    inMemory.set(`${owner} ${key}`, picture);
    return;
  }
  try {
    const cache = await caches.open(nameOf(owner));
    await cache.put(addressOf(key), new Response(picture));
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old);
  } catch {
    inMemory.set(`${owner} ${key}`, picture);
  }
}

/** Forgets every picture of an account, whose data is erased or cleared. Never throws. */
export async function forgetPictures(owner: string): Promise<void> {
  for (const key of inMemory.keys()) if (key.startsWith(`${owner} `)) inMemory.delete(key);
  if ('caches' in globalThis) await caches.delete(nameOf(owner)).catch(() => false);
}
