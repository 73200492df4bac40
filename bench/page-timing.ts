/** What the measured page keeps for us between two questions. */
type Kept = typeof globalThis & { firstRowAt?: number };

/** Runs in every new document before its own code: notes when the first row of a table was painted. */
export function noteFirstRow(): void {
  const kept = globalThis as Kept;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody tr[data-row]')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        kept.firstRowAt = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: milliseconds from the start of its navigation until the first row was painted, null before that. */
export function firstRowAt(): number | null {
  return (globalThis as Kept).firstRowAt ?? null;
}

/** What to do in the page, and which text all rows (or the first one) hold once it is done; `typed` where that differs. */
export type Act = { act: 'type' | 'choose' | 'jump'; text: string; typed?: string };

/**
 * Runs in the page: types a text into the search field or the open palette, or chooses an option of the open list, and
 * answers the milliseconds until rows with that text were painted: all of them after typing, else the first one.
 */
export function actAndWait({ act, text, typed = text }: Act): Promise<number> {
  const wanted = text.toLowerCase();
  const isDone = () => {
    const shown = act === 'jump' ? '[role="group"][aria-label="Jobs"] [role="option"]' : 'tbody tr[data-row]';
    const rows = [...document.querySelectorAll(shown)];
    const asked = act === 'type' ? rows : rows.slice(0, 1);
    return asked.length > 0 && asked.every((row) => row.textContent?.toLowerCase().includes(wanted));
  };
  if (isDone()) throw new Error(`The rows hold “${text}” already.`);
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No row with “${text}” was painted within 60 seconds.`)), 60_000);
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    if (act === 'choose') {
      const options = [...document.querySelectorAll<HTMLElement>('[role="option"]')];
      options.find((option) => option.textContent?.includes(text))?.click();
      return;
    }
    const field = document.querySelector<HTMLInputElement>(
      act === 'jump' ? '[role="dialog"] input[role="combobox"]' : 'input[type="search"]',
    );
    // React overrides the setter of the element itself to hear of values that code sets.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Where to go in the page, what is seen once it is drawn, and the text of that where it has one to wait for. */
export type Way = { path: string; shows: string; text?: string };

/**
 * Runs in the page: goes to another of its screens as a link does, without loading the page again, and answers the
 * milliseconds until what is looked for was painted.
 */
export function goAndWait({ path, shows, text = '' }: Way): Promise<number> {
  const isDone = () =>
    [...document.querySelectorAll(shows)].some((element) =>
      element.textContent?.replaceAll(',', '').includes(text),
    );
  if (isDone()) throw new Error(`“${shows}” is there already.`);
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`“${shows}” of ${path} was not painted within 60 seconds.`)), 60_000);
    const begin = performance.now();
    const observer = new MutationObserver(() => {
      if (!isDone()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    // What the router hears of a link; the links of all screens are not on each of them.
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

/** Rows as the page's database takes them. */
export type Chunk = { jobs: unknown[]; jobEvents: unknown[] };

/** Runs in a page of the same origin that has no code of its own: puts rows into the open account's database. */
export function putRows(chunk: Chunk): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('foothold');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const writing = db.transaction(['jobs', 'jobEvents'], 'readwrite');
      for (const job of chunk.jobs) writing.objectStore('jobs').put(job);
      for (const event of chunk.jobEvents) writing.objectStore('jobEvents').put(event);
      writing.onerror = () => reject(writing.error);
      writing.oncomplete = () => {
        db.close();
        resolve();
      };
    };
  });
}

/** Runs in such a page: takes all own records out of the open account's database. */
export function emptyTables(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('foothold');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const names = [...db.objectStoreNames].filter((name) => name !== 'meta');
      const clearing = db.transaction(names, 'readwrite');
      for (const name of names) clearing.objectStore(name).clear();
      clearing.onerror = () => reject(clearing.error);
      clearing.oncomplete = () => {
        db.close();
        resolve();
      };
    };
  });
}
