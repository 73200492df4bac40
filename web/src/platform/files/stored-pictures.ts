/** A picture of a record: whose it is, of which record, and of which content. */
export type PictureOf = { owner: string; id: number; content: string };

/** Where the browser has no cache for a page (plain http) or no room, they last as long as the tab: one for each record. */
const inMemory = new Map<string, { of: PictureOf; picture: Blob }>();
const memoryKey = ({ owner, id }: PictureOf) => `${owner} ${id}`;

const cacheOf = (owner: string) => `pictures of ${owner}`;
/** No page and no call has such an address: it is the key of the cache. */
const addressOf = ({ id, content }: PictureOf) => ['', 'pictures', id, encodeURIComponent(content)].join('/');
const idOf = (address: string) => Number(new URL(address, location.href).pathname.split('/')[2]);

/** A picture that was drawn on this device before; null when there is none of this content. Never throws. */
export async function storedPicture(of: PictureOf): Promise<Blob | null> {
  const here = inMemory.get(memoryKey(of));
  if (here?.of.content === of.content) return here.picture;
  if (!('caches' in globalThis)) return null;
  try {
    const found = await (await caches.open(cacheOf(of.owner))).match(addressOf(of));
    return (await found?.blob()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a picture in the place of the one that the record had before. A full disk costs nothing but that it is drawn
 * again; never throws.
 */
export async function keepPicture(of: PictureOf, picture: Blob): Promise<void> {
  try {
    const cache = await caches.open(cacheOf(of.owner));
    const before = (await cache.keys()).filter(({ url }) => idOf(url) === of.id);
    await Promise.all(before.map((old) => cache.delete(old)));
    await cache.put(addressOf(of), new Response(picture));
  } catch {
    inMemory.set(memoryKey(of), { of, picture });
  }
}

/** Forgets the pictures of records that an account has no more; with none named, all of its pictures. Never throws. */
export async function forgetPictures(owner: string, except: readonly number[] = []): Promise<void> {
  for (const [key, { of }] of inMemory)
    if (of.owner === owner && !except.includes(of.id)) inMemory.delete(key);
  try {
    if (except.length === 0) {
      await caches.delete(cacheOf(owner));
      return;
    }
    if (!(await caches.has(cacheOf(owner)))) return;
    const cache = await caches.open(cacheOf(owner));
    const gone = (await cache.keys()).filter(({ url }) => !except.includes(idOf(url)));
    await Promise.all(gone.map((old) => cache.delete(old)));
  } catch {
    // A browser without the means, or with a broken store, keeps none.
  }
}
