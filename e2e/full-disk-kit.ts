import type { CDPSession, Page } from '@playwright/test';

/** A browser whose space for the site is small: filled by writing until the browser refuses, and freed again. */
export class FullDisk {
  readonly #session: CDPSession;
  readonly #page: Page;
  readonly #origin: string;

  private constructor(session: CDPSession, page: Page) {
    this.#session = session;
    this.#page = page;
    this.#origin = new URL(page.url()).origin;
  }

  /** Of the site that the page is on. */
  static async of(page: Page): Promise<FullDisk> {
    return new FullDisk(await page.context().newCDPSession(page), page);
  }

  /** Writes until not even a few bytes go in anymore. */
  async fill(): Promise<void> {
    await this.leave(1_000_000);
    await this.#page.evaluate(writeUntilRefused);
  }

  /** Leaves this many bytes beside what is used now. */
  async leave(bytes: number): Promise<void> {
    const { usage } = await this.#session.send('Storage.getUsageAndQuota', { origin: this.#origin });
    await this.#session.send('Storage.overrideQuotaForOrigin', {
      origin: this.#origin,
      quotaSize: usage + bytes,
    });
  }

  /** Space for whatever the tests save, of which the browser knows at once. */
  async free(): Promise<void> {
    await this.leave(60_000_000);
    await this.#page.evaluate(writeAndRemove);
  }
}

/** Runs in the page: a large write makes the browser look again how much space there is. */
async function writeAndRemove(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('looker', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  for (const isRemoval of [false, true])
    await new Promise<void>((resolve) => {
      const writing = db.transaction('rows', 'readwrite');
      const store = writing.objectStore('rows');
      if (isRemoval) store.clear();
      else store.add(new Uint8Array(20_000_000));
      writing.oncomplete = () => resolve();
      writing.onabort = () => resolve();
    });
  db.close();
}

/** Runs in the page: random bytes, which nothing packs, into a database of their own. */
async function writeUntilRefused(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const isTaken = (bytes: number) =>
    new Promise<boolean>((resolve) => {
      const data = new Uint8Array(bytes);
      for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(data.subarray(at, at + 65_536));
      const writing = db.transaction('rows', 'readwrite');
      writing.objectStore('rows').add(data);
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
  // The browser remembers for half a minute how much space there was; only a write above that makes it look again.
  await isTaken(30_000_000);
  for (const bytes of [200_000, 20_000, 2000, 50])
    for (let count = 0; count < 500 && (await isTaken(bytes)); count += 1);
  db.close();
}
